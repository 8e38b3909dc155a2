-- no transaction
alter table payments validate constraint payments_verified_by_someone;
alter table reset_sales validate constraint reset_sales_verified_by_someone;
