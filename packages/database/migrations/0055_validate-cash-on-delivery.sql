-- no transaction
alter table payments validate constraint payments_collected_by_users_id_fk;
alter table payments validate constraint payments_handed_currency_currencies_code_fk;
alter table payments validate constraint payments_collected_in_cash;
alter table payments validate constraint payments_handed_whole;
alter table payments validate constraint payments_handed_in_another_currency;
drop index concurrently if exists payments_collected_by;
create index concurrently payments_collected_by on payments (collected_by) where collected_by is not null;
