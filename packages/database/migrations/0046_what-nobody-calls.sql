-- contract: unused since 0.1.0
-- Orders are placed by `place_order`, which names the missing product itself.
drop function require_stock(boolean);
-- A repair gets its owner by the claim alone, which locks it and refuses one that has an owner.
drop trigger if exists service_orders_owner_stays on service_orders;
drop function keep_service_order_owner();
