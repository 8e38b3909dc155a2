-- no transaction
alter table service_payment_reports validate constraint service_payment_reports_photo_files_name_fk;
alter table serial_units validate constraint serial_units_service_part_id_service_parts_id_fk;
alter table serial_units validate constraint serial_units_state_known;
alter table serial_units validate constraint serial_units_part_of_state;
alter table serial_events validate constraint serial_events_event_known;

drop index concurrently if exists service_payment_reports_photo;
create unique index concurrently service_payment_reports_photo on service_payment_reports (photo);
drop index concurrently if exists serial_units_service_part;
create index concurrently serial_units_service_part on serial_units (service_part_id) where service_part_id is not null;
