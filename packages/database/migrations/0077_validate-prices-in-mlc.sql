-- no transaction
alter table products validate constraint products_mlc_prices_positive;
