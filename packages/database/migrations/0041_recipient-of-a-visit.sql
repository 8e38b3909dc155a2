-- A visit keeps who receives the technician and the country, as an order keeps its recipient.
alter table service_orders add column recipient_name varchar(100);
alter table service_orders add column recipient_lastname varchar(100);
alter table service_orders add column recipient_phone varchar(30);
alter table service_orders add column recipient_country varchar(80);
