-- Whether an order may use these promotions still holds: they are as they were read, and their limits are not reached. Those with
-- a limit are locked until the order is committed, so that the uses of orders at the same time are counted one after the other.
-- Rule: selling/apply-promotions.ts applyPromotions
create or replace function lock_promotions(given jsonb, customer integer) returns void language plpgsql as $$
begin
  if jsonb_array_length(coalesce(given, '[]')) = 0 then
    return;
  end if;
  perform from promotions
  where id in (select (used ->> 'id')::integer from jsonb_array_elements(given) as used)
    and (max_uses is not null or max_uses_per_customer is not null)
  order by id for no key update;
  if exists (
    select from jsonb_to_recordset(given) as used (id integer, version integer)
    left join promotions as p using (id)
    where p.version is distinct from used.version
      or p.max_uses <= (
        select count(*) from promotion_uses where promotion_id = p.id and released_at is null
      )
      or p.max_uses_per_customer <= (
        select count(*) from promotion_uses
        where promotion_id = p.id and client_id = customer and released_at is null
      )
  ) then
    raise exception 'a promotion has changed since it was read' using errcode = 'serialization_failure';
  end if;
end
$$;
