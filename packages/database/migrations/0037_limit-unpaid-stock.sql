-- The last moment of an order whose payment was reported and not verified. The job that expires orders sets it for reports from
-- before.
alter table orders add column payment_check_until timestamp (3) with time zone;
