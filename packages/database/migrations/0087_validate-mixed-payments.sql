-- no transaction
alter table payments validate constraint payments_settlement_whole;
alter table payments validate constraint payments_settlement_exact;
alter table payments validate constraint payments_credit_settles_itself;
alter table service_payments validate constraint service_payments_settled_currency_currencies_code_fk;
alter table service_payments validate constraint service_payments_settlement_whole;
alter table service_payments validate constraint service_payments_settlement_exact;
alter table service_payments validate constraint service_payments_credit_settles_itself;
alter table refunds validate constraint refunds_payment_id_payments_id_fk;
alter table refunds validate constraint refunds_service_payment_id_service_payments_id_fk;
alter table refunds validate constraint refunds_settlement_whole;
alter table refunds validate constraint refunds_settlement_exact;
alter table refunds validate constraint refunds_settled_of_payment;

-- A return goes back of several payments.
drop index concurrently if exists refunds_one_per_payment_of_return;
create unique index concurrently refunds_one_per_payment_of_return on refunds (return_id, method, coalesce(payment_id, 0));
drop index concurrently if exists refunds_one_per_method_of_return;

drop index concurrently if exists refunds_payment;
create index concurrently refunds_payment on refunds (payment_id) where payment_id is not null;
drop index concurrently if exists refunds_service_payment;
create index concurrently refunds_service_payment on refunds (service_payment_id) where service_payment_id is not null;
