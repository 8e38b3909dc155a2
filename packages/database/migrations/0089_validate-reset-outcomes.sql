-- no transaction
alter table files validate constraint files_kind_known;
alter table files validate constraint files_private_kinds;
-- Money for a reset that did not work is given back once.
drop index concurrently if exists credit_entries_reset_refund;
create unique index concurrently credit_entries_reset_refund on credit_entries (reset_sale_id) where kind = 'refund';
