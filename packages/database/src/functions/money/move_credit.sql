-- An entry of a ledger and its balance together. Whoever moves credit holds the row of the balance until commit, so that
-- nobody spends it twice. Income ends when the owner of the shop says so.
-- Rule: money/credit/spend-credit.ts whyNotSpent
create or replace function move_credit(holder integer, asked varchar, change bigint, why varchar, facts jsonb)
returns void language plpgsql as $$
declare
  left_over bigint;
  months integer := (select (value #>> '{}')::integer from settings where key = 'creditMonths');
  moved timestamptz := coalesce((facts ->> 'at')::timestamptz, now());
begin
  insert into credit_balances (account_id, currency) values (holder, asked) on conflict do nothing;
  update credit_balances set balance = balance + change
  where account_id = holder and currency = asked and balance + change >= 0
  returning balance into left_over;
  if left_over is null then
    raise exception 'less credit is left than is asked for' using errcode = 'TC002';
  end if;
  insert into credit_entries (
    account_id, currency, kind, amount, balance_after, order_id, service_order_id, reset_sale_id, note, entered_at, entered_by, expires_at
  ) values (
    holder, asked, why, change, left_over, (facts ->> 'orderId')::integer, (facts ->> 'serviceOrderId')::integer,
    (facts ->> 'resetSaleId')::integer, coalesce(facts ->> 'note', ''), moved, (facts ->> 'by')::integer,
    case when change > 0 and months > 0 then moved + make_interval(months => months) end
  );
end
$$;
