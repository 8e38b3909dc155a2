create or replace function refuse_closed_day(closed date, relation text) returns void language plpgsql as $$
begin
  if is_day_closed(closed) then
    raise exception '% belongs to %, which is closed', relation, closed
      using errcode = 'check_violation', table = relation, constraint = relation || '_day_open';
  end if;
end
$$;
