-- The shape of a deck's catalogue.db. Whatever writes it, these constraints hold.
-- Categories, moments and the like are the words of the rules' enums.

CREATE TABLE styles (
  number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 10),
  key TEXT NOT NULL UNIQUE CHECK (key <> ''),
  name_en TEXT NOT NULL CHECK (name_en <> ''),
  name_es TEXT NOT NULL CHECK (name_es <> ''),
  years_en TEXT NOT NULL CHECK (years_en <> ''),
  years_es TEXT NOT NULL CHECK (years_es <> ''),
  look_en TEXT NOT NULL CHECK (look_en <> ''),
  look_es TEXT NOT NULL CHECK (look_es <> '')
);

-- Every card once, so that ids and codes are unique over works and specials together.
CREATE TABLE cards (
  id TEXT PRIMARY KEY CHECK (id <> '' AND id NOT GLOB '*[^a-z0-9_-]*'),
  kind TEXT NOT NULL CHECK (kind IN ('work', 'special')),
  code TEXT NOT NULL UNIQUE CHECK (
    length(code) = 4 AND code NOT GLOB '*[^2-9A-HJ-NP-Z]*'
  ),
  UNIQUE (id, kind, code)
);

CREATE TABLE works (
  number INTEGER PRIMARY KEY CHECK (number >= 1),
  id TEXT NOT NULL UNIQUE CHECK (id NOT GLOB '*[^a-z0-9-]*'),
  kind TEXT NOT NULL DEFAULT 'work' CHECK (kind = 'work'),
  code TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL CHECK (category IN ('painting', 'architecture')),
  style INTEGER NOT NULL REFERENCES styles (number),
  style_2 INTEGER REFERENCES styles (number) CHECK (style_2 = style + 1),
  title_en TEXT NOT NULL CHECK (title_en <> ''),
  title_es TEXT NOT NULL CHECK (title_es <> ''),
  artist TEXT CHECK (artist <> ''),
  year_from INTEGER CHECK (typeof(year_from) IN ('integer', 'null')),
  year_to INTEGER CHECK (typeof(year_to) IN ('integer', 'null')),
  place TEXT CHECK (place <> ''),
  wikidata TEXT CHECK (wikidata GLOB 'Q[1-9]*'),
  commons_file TEXT CHECK (commons_file <> ''),
  look_en TEXT CHECK (look_en <> ''),
  look_es TEXT CHECK (look_es <> ''),
  remark_en TEXT CHECK (remark_en <> ''),
  remark_es TEXT CHECK (remark_es <> ''),
  CHECK (year_to IS NULL OR year_from IS NULL OR year_from <= year_to),
  CHECK ((remark_en IS NULL) = (remark_es IS NULL)),
  FOREIGN KEY (id, kind, code) REFERENCES cards (id, kind, code)
);

CREATE TABLE specials (
  number INTEGER PRIMARY KEY CHECK (number >= 1),
  key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL DEFAULT 'special' CHECK (kind = 'special'),
  code TEXT NOT NULL UNIQUE,
  name_en TEXT NOT NULL CHECK (name_en <> ''),
  name_es TEXT NOT NULL CHECK (name_es <> ''),
  moment TEXT NOT NULL CHECK (
    moment IN ('draw', 'place', 'specials', 'specials_or_reaction', 'drawn')
  ),
  attaches INTEGER NOT NULL CHECK (attaches IN (0, 1)),
  style_from INTEGER REFERENCES styles (number),
  style_to INTEGER REFERENCES styles (number),
  target_category TEXT CHECK (target_category IN ('painting', 'architecture')),
  effect_en TEXT NOT NULL CHECK (effect_en <> ''),
  effect_es TEXT NOT NULL CHECK (effect_es <> ''),
  CHECK ((style_from IS NULL) = (style_to IS NULL)),
  CHECK (style_from IS NULL OR style_from <= style_to),
  CHECK (target_category IS NULL OR style_from IS NOT NULL),
  FOREIGN KEY (key, kind, code) REFERENCES cards (id, kind, code)
);

CREATE TABLE editions (
  number INTEGER PRIMARY KEY CHECK (number >= 1),
  key TEXT NOT NULL UNIQUE CHECK (key <> ''),
  name_en TEXT NOT NULL CHECK (name_en <> ''),
  name_es TEXT NOT NULL CHECK (name_es <> ''),
  help_cards INTEGER NOT NULL CHECK (help_cards >= 0),
  guides INTEGER NOT NULL CHECK (guides >= 0),
  note_en TEXT NOT NULL CHECK (note_en <> ''),
  note_es TEXT NOT NULL CHECK (note_es <> '')
);

-- A special in an edition; moment and effect only where they differ from the special's own.
CREATE TABLE edition_specials (
  edition TEXT NOT NULL REFERENCES editions (key),
  special TEXT NOT NULL REFERENCES specials (key),
  copies INTEGER NOT NULL CHECK (copies BETWEEN 1 AND 9),
  moment TEXT CHECK (
    moment IN ('draw', 'place', 'specials', 'specials_or_reaction', 'drawn')
  ),
  effect_en TEXT CHECK (effect_en <> ''),
  effect_es TEXT CHECK (effect_es <> ''),
  PRIMARY KEY (edition, special),
  CHECK ((effect_en IS NULL) = (effect_es IS NULL))
) WITHOUT ROWID;

CREATE TABLE images (
  card TEXT NOT NULL REFERENCES cards (id),
  file TEXT PRIMARY KEY CHECK (
    file <> '' AND file NOT GLOB '/*' AND file NOT GLOB '*..*' AND instr(file, char(92)) = 0
  ),
  source TEXT CHECK (source <> ''),
  author TEXT CHECK (author <> ''),
  licence TEXT CHECK (licence <> ''),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
  alt_en TEXT CHECK (alt_en <> ''),
  alt_es TEXT CHECK (alt_es <> '')
) WITHOUT ROWID;

CREATE TABLE look_alikes (
  work TEXT NOT NULL REFERENCES works (id),
  other TEXT NOT NULL REFERENCES works (id),
  similarity REAL NOT NULL CHECK (similarity BETWEEN -1 AND 1),
  PRIMARY KEY (work, other),
  CHECK (work <> other)
) WITHOUT ROWID;
