-- no transaction
-- An archived product is in orders alone, and a payment in cash keeps what was handed over.
alter table products add column if not exists archived_at timestamp (3) with time zone;
alter table products drop constraint if exists products_archived_not_on_sale;
alter table products add constraint products_archived_not_on_sale check (archived_at is null or not enable) not valid;
alter table products validate constraint products_archived_not_on_sale;
alter table payments add column if not exists received bigint;
alter table payments drop constraint if exists payments_received_in_cash;
alter table payments add constraint payments_received_in_cash check (received is null or method = 'cash' and received >= amount) not valid;
alter table payments validate constraint payments_received_in_cash;
