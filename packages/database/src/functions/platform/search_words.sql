-- What the office finds by its search. The simple configuration has no language: names and codes are no words of one.
create or replace function search_words(words text) returns tsvector language sql immutable strict parallel safe as $$
  select pg_catalog.to_tsvector('pg_catalog.simple', regexp_replace(
    translate(lower(words), 'áàäâéèëêíìïîóòöôúùüûñç', 'aaaaeeeeiiiioooouuuunc'), '[^[:alnum:]]+', ' ', 'g'))
$$;
