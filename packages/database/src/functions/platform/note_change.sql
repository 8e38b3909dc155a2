-- Arguments: the entity's name and the column that tells which one.
create or replace function note_change() returns trigger language plpgsql as $$
begin
  insert into snapshot_changes (xid, entity, entity_id)
  values (
    pg_current_xact_id(),
    tg_argv[0],
    coalesce(to_jsonb(new) ->> tg_argv[1], to_jsonb(old) ->> tg_argv[1])
  )
  on conflict do nothing;
  return null;
end
$$;

create or replace trigger categories_noted after insert or update or delete on categories
  for each row execute function note_change('category', 'id');

create or replace trigger brands_noted after insert or update or delete on brands
  for each row execute function note_change('brand', 'id');

create or replace trigger attributes_noted after insert or update or delete on attributes
  for each row execute function note_change('attribute', 'id');

create or replace trigger attribute_values_noted after insert or update or delete on attribute_values
  for each row execute function note_change('attribute', 'attribute_id');

create or replace trigger search_rules_noted after insert or update or delete on search_rules
  for each row execute function note_change('search-rule', 'id');

create or replace trigger settings_noted after insert or update or delete on settings
  for each row execute function note_change('setting', 'key');

create or replace trigger currencies_noted after insert or update or delete on currencies
  for each row execute function note_change('currency', 'code');

create or replace trigger banners_noted after insert or update or delete on banners
  for each row execute function note_change('banner', 'id');

create or replace trigger pages_noted after insert or update or delete on pages
  for each row execute function note_change('page', 'id');

create or replace trigger faq_entries_noted after insert or update or delete on faq_entries
  for each row execute function note_change('faq', 'id');

create or replace trigger documents_noted after insert or update or delete on documents
  for each row execute function note_change('document', 'id');

create or replace trigger team_members_noted after insert or update or delete on team_members
  for each row execute function note_change('team', 'id');

create or replace trigger blog_posts_noted after insert or update or delete on blog_posts
  for each row execute function note_change('post', 'id');

create or replace trigger blog_comments_noted after insert or update or delete on blog_comments
  for each row execute function note_change('post', 'post_id');

create or replace trigger service_types_noted after insert or update or delete on service_types
  for each row execute function note_change('service', 'id');

create or replace trigger services_noted after insert or update or delete on services
  for each row execute function note_change('service', 'id');

create or replace trigger resets_noted after insert or update or delete on resets
  for each row execute function note_change('reset', 'id');

create or replace trigger reset_counts_noted after insert or update or delete on reset_counts
  for each row execute function note_change('reset', 'reset_id');
