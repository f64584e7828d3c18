"""`python -m trainer_api.jobs`: the process that does one job."""

from __future__ import annotations

import sys

from trainer_api.jobs.child import main

if __name__ == "__main__":
    sys.exit(main())
