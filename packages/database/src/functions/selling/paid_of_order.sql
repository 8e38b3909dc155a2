-- Volatile, so that an order that waited for another payment of its own is counted with it.
-- Rule: selling/payment-balance.ts balanceOf
create or replace function paid_of_order(asked integer) returns bigint language sql volatile as $$
  select coalesce(sum(coalesce(settled, amount)), 0)::bigint from payments where order_id = asked and state = 'verified'
$$;
