-- Customers, suppliers, and whoever else is not the shop.
create or replace function cash_outside() returns integer language sql stable as $$
  select id from cash_holders where place = 'outside';
$$;
