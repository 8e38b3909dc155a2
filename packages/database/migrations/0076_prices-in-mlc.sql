-- Prices of their own in MLC. Without one it is that in USD by the factor of the settings.
alter table products add column price_mlc bigint;
alter table products add column price_mayorista_mlc bigint;
alter table products add constraint products_mlc_prices_positive check (least(price_mlc, price_mayorista_mlc) > 0) not valid;
