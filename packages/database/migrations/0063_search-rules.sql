-- Synonyms and first results of searches, edited by staff.
create table search_rules (
  id integer primary key generated always as identity,
  words varchar(300) not null,
  products varchar(300) not null default '',
  enable boolean not null default true,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint search_rules_words_given check (btrim(words) <> ''),
  constraint search_rules_useful check (position(',' in words) > 0 or btrim(products) <> '')
);
