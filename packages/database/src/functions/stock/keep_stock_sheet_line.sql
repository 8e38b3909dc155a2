create or replace function keep_stock_sheet_line() returns trigger language plpgsql as $$
begin
  if exists (
    select from stock_sheets where state <> 'draft'
      and id = case tg_op when 'DELETE' then old.sheet_id else new.sheet_id end
  ) then
    raise exception 'the stock sheet of this line is closed'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'stock_sheet_lines_final';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger stock_sheet_lines_final before insert or update or delete on stock_sheet_lines
  for each row execute function keep_stock_sheet_line();
