-- A sheet that was booked or discarded stays as it is.
create or replace function keep_stock_sheet() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' then
    raise exception 'stock sheet % is %', old.id, old.state
      using errcode = 'check_violation', table = tg_table_name, constraint = 'stock_sheets_final';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger stock_sheets_final before update or delete on stock_sheets
  for each row execute function keep_stock_sheet();
