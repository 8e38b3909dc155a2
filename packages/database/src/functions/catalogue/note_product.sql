-- What every process keeps in memory tells of its changes (schema/snapshot-changes); a variant is part of its parent. What
-- promotions take off changes the prices of options too. A combo tells of its parts.
create or replace function note_product() returns trigger language plpgsql as $$
begin
  insert into snapshot_changes (xid, entity, entity_id)
  select pg_current_xact_id(), 'product', changed
  from unnest(array[coalesce(new.parent_id, new.id), coalesce(old.parent_id, old.id)]) as changed where changed is not null
  union
  select pg_current_xact_id(), 'product', combo_id from combo_parts where part_id = coalesce(new.id, old.id)
  on conflict do nothing;
  if tg_op = 'UPDATE' and new.promotion_percents is distinct from old.promotion_percents then
    insert into snapshot_changes (xid, entity, entity_id)
    values (pg_current_xact_id(), 'product-part', coalesce(new.parent_id, new.id))
    on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace trigger products_noted after insert or update or delete on products
  for each row execute function note_product();
