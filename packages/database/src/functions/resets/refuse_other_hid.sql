-- The hardware id is sent once, while the file may be downloaded.
-- Rule: resets/sale-state.ts mayFollow
create or replace function refuse_other_hid() returns trigger language plpgsql as $$
begin
  if old.hid is not null or not new.descargable then
    raise exception 'reset sale % takes no hardware id now', new.id
      using errcode = 'check_violation', table = 'reset_sales', constraint = 'reset_sales_hid_once';
  end if;
  return new;
end
$$;

create or replace trigger reset_sales_hid_once
  before update of hid on reset_sales
  for each row when (new.hid is distinct from old.hid) execute function refuse_other_hid();
