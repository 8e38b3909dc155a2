-- How the owner words messages.
create table message_texts (
  id integer primary key generated always as identity,
  name varchar(60) not null,
  language varchar(2) not null,
  texts jsonb not null,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint message_texts_one_per_language unique (name, language),
  constraint message_texts_name_form check (name ~ '^[a-z]+[.][A-Za-z]+$'),
  constraint message_texts_language_known check (language in ('es', 'en', 'ru', 'ar')),
  constraint message_texts_by_path check (jsonb_typeof(texts) = 'object')
);
