-- Whoever buys a unit owns its passport. A unit that is no longer sold has no owner and no public page.
create or replace function keep_passport() returns trigger language plpgsql as $$
begin
  if new.order_line_id is null then
    -- First: an owner who is making an address holds this row.
    update passports set owner_id = null, owned_since = null, stolen_at = null, transfer_hash = null, transfer_expires_at = null
    where unit_id = new.id;
    update passport_tokens set revoked_at = now()
    where revoked_at is null and passport_id in (select id from passports where unit_id = new.id);
  else
    insert into passports (unit_id, owner_id, owned_since)
    select new.id, o.client_id, case when o.client_id is not null then now() end
    from order_lines as l join orders as o on o.id = l.order_id where l.id = new.order_line_id
    on conflict (unit_id) do update set owner_id = excluded.owner_id, owned_since = excluded.owned_since;
  end if;
  return null;
end
$$;

create or replace trigger serial_units_first_passport after insert on serial_units
  for each row when (new.order_line_id is not null) execute function keep_passport();
create or replace trigger serial_units_passport after update of order_line_id on serial_units
  for each row when (new.order_line_id is distinct from old.order_line_id) execute function keep_passport();
