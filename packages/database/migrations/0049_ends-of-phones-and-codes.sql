-- no transaction
-- The office's search finds the end of a phone and of a transaction code.
drop index concurrently if exists orders_buyer_phone_end;
create index concurrently orders_buyer_phone_end on orders ((reverse(regexp_replace(buyer_phone, '\D', '', 'g'))) text_pattern_ops);
drop index concurrently if exists orders_recipient_phone_end;
create index concurrently orders_recipient_phone_end on orders ((reverse(regexp_replace(recipient_phone, '\D', '', 'g'))) text_pattern_ops);
drop index concurrently if exists profiles_phone_end;
create index concurrently profiles_phone_end on profiles ((reverse(regexp_replace(phone, '\D', '', 'g'))) text_pattern_ops);
drop index concurrently if exists service_orders_phone_end;
create index concurrently service_orders_phone_end on service_orders ((reverse(regexp_replace(contact_phone, '\D', '', 'g'))) text_pattern_ops);
drop index concurrently if exists transaction_codes_end;
create index concurrently transaction_codes_end on transaction_codes ((reverse(compared)) text_pattern_ops);
