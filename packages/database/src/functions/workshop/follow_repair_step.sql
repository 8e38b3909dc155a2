-- A repair is always at a step of its state: of one that changes its state alone the first step of the new state.
-- Rule: workshop/repair-steps.ts firstStepOf
create or replace function follow_repair_step() returns trigger language plpgsql as $$
begin
  if new.step_id is null or tg_op = 'UPDATE' and new.step_id = old.step_id and new.status <> old.status then
    select id into new.step_id from repair_steps where state = new.status order by enable desc, position, id limit 1;
    new.step_since := case tg_op when 'INSERT' then coalesce(new.step_since, new.fecha) else now() end;
  end if;
  return new;
end
$$;

create or replace trigger service_orders_follow_step before insert or update of status, step_id on service_orders
  for each row execute function follow_repair_step();
