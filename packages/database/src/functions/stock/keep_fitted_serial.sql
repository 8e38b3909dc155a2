-- A serial belongs to a part of its product, and a part has no more serials than fitted units. The part is locked, so that
-- two acts at once are counted one after the other.
create or replace function keep_fitted_serial() returns trigger language plpgsql as $$
declare
  part record;
begin
  select product_id, used into part from service_parts where id = new.service_part_id for no key update;
  if part.product_id <> new.product_id or part.used <= (
    select count(*) from serial_units where service_part_id = new.service_part_id and id <> new.id
  ) then
    raise exception 'part % has no place for unit %', new.service_part_id, new.serial
      using errcode = 'check_violation', table = tg_table_name, constraint = 'serial_units_within_part';
  end if;
  return new;
end
$$;

create or replace trigger serial_units_within_part before insert on serial_units
  for each row when (new.service_part_id is not null) execute function keep_fitted_serial();
create or replace trigger serial_units_moved_within_part before update of service_part_id, product_id on serial_units
  for each row when (new.service_part_id is not null) execute function keep_fitted_serial();
