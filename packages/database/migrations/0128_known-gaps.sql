-- The photo of a repair's payment, units that are fitted as parts, and serials in the draft of a receipt.
alter table service_payment_reports add column photo varchar(128);
alter table service_payment_reports add constraint service_payment_reports_photo_files_name_fk
  foreign key (photo) references files (name) on update cascade not valid;

alter table stock_sheet_lines add column serials varchar(80)[];

alter table serial_units add column service_part_id integer;
alter table serial_units add constraint serial_units_service_part_id_service_parts_id_fk
  foreign key (service_part_id) references service_parts (id) not valid;
alter table serial_units drop constraint serial_units_state_known;
alter table serial_units add constraint serial_units_state_known check (
  state in ('stock', 'sold', 'delivered', 'returned', 'defective', 'lost', 'fitted')
) not valid;
alter table serial_units add constraint serial_units_part_of_state check (
  (state = 'fitted') = (service_part_id is not null) and num_nonnulls(service_part_id, order_line_id) < 2
) not valid;
alter table serial_events drop constraint serial_events_event_known;
alter table serial_events add constraint serial_events_event_known check (
  event in ('received', 'packed', 'unpacked', 'delivered', 'undelivered', 'cancelled', 'returned', 'restocked', 'scrapped',
    'repaired', 'corrected', 'mismatch', 'fitted', 'unfitted')
) not valid;
