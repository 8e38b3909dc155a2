-- Staff enter orders for somebody who wrote or called, with or without an account.
alter table orders drop constraint orders_channel_known;
alter table orders add constraint orders_channel_known check (channel in ('web', 'mostrador', 'encargo')) not valid;
alter table orders add constraint orders_staff_have_buyer check (channel = 'web' or buyer_name is not null) not valid;
alter table orders drop constraint orders_counter_has_buyer;
