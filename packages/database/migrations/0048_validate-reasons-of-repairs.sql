-- no transaction
alter table service_order_history validate constraint service_order_history_event_known;
