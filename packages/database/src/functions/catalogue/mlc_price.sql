-- Null: the same as in USD, also where the shop has no rule yet. `list` is the price list, `retail` or `wholesale`.
-- Rule: catalogue/mlc-price.ts mlcPrice
create or replace function mlc_price(price bigint, own bigint, list text) returns bigint language sql stable as $$
  select nullif(coalesce(own, (
    select case when price > 0 then least(
      greatest(
        case rule.direction when 'up' then (price * rule.factor + rule.unit - 1) / rule.unit
          else (2 * price * rule.factor + rule.unit) / (2 * rule.unit) end,
        1
      ) * rule.unit / 100,
      9999999900
    ) else price end
    from settings, lateral (
      select (value ->> list)::bigint as factor, (value ->> 'step')::bigint * 100 as unit, value ->> 'direction' as direction
    ) as rule
    where key = 'mlcPrices'
  )), price)
$$;
