"""Where seeing and rules meet: sightings of cards -> verdicts on stairways and special cards."""
