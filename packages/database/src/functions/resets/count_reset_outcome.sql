-- How often a file worked, by the model it was bought for; '' where the buyer named none.
create or replace function count_reset_outcome() returns trigger language plpgsql as $$
declare
  sold reset_sales%rowtype;
begin
  select * into sold from reset_sales where id = coalesce(new.reset_sale_id, old.reset_sale_id);
  if tg_op <> 'INSERT' then
    update reset_counts set
      worked = worked - case old.outcome when 'worked' then 1 else 0 end,
      failed = failed - case old.outcome when 'failed' then 1 else 0 end
    where reset_id = sold.reset_id and model = upper(coalesce(sold.printer_model, ''));
  end if;
  if tg_op <> 'DELETE' then
    insert into reset_counts as c (reset_id, model, worked, failed)
    values (
      sold.reset_id, upper(coalesce(sold.printer_model, '')),
      case new.outcome when 'worked' then 1 else 0 end, case new.outcome when 'failed' then 1 else 0 end
    )
    on conflict (reset_id, model) do update set worked = c.worked + excluded.worked, failed = c.failed + excluded.failed;
  end if;
  return null;
end
$$;

create or replace trigger reset_outcomes_counted after insert or delete on reset_outcomes
  for each row execute function count_reset_outcome();

create or replace trigger reset_outcomes_counted_again after update of outcome on reset_outcomes
  for each row when (new.outcome <> old.outcome) execute function count_reset_outcome();
