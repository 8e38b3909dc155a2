-- Names of avatars were a user's id and a time, which can be tried. Profiles and reviews follow by their foreign keys.
update "files"
set "name" = regexp_replace("name", '\.webp$', '-' || replace(gen_random_uuid()::text, '-', '') || '.webp')
where "kind" = 'avatar' and "name" ~ '^[0-9]+\.webp$';
