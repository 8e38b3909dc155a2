-- no transaction
alter table orders validate constraint orders_channel_known;
alter table orders validate constraint orders_staff_have_buyer;
