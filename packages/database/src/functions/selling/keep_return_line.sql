-- What a line says stays, but for its outcome, which is written once.
create or replace function keep_return_line() returns trigger language plpgsql as $$
begin
  if old.outcome is not null or (new.return_id, new.order_line_id, new.quantity)
    is distinct from (old.return_id, old.order_line_id, old.quantity)
  then
    raise exception 'line % of a return is settled', old.id
      using errcode = 'check_violation', table = tg_table_name, constraint = 'return_lines_settled_once';
  end if;
  return new;
end
$$;

create or replace trigger return_lines_settled_once before update on return_lines
  for each row execute function keep_return_line();
