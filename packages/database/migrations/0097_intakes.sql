-- What is written down of a device when it is left at the counter, and what the workshop asks of each kind of device.
create table device_types (
  id integer primary key generated always as identity,
  name varchar(100) not null,
  outline varchar(8) not null default 'box',
  has_imei boolean not null default false,
  asks_passcode boolean not null default false,
  service_id integer constraint device_types_service_id_services_id_fk references services (id),
  questions varchar(120)[] not null default '{}',
  text_questions varchar(120)[] not null default '{}',
  phrases varchar(120)[] not null default '{}',
  position integer not null default 0,
  enable boolean not null default true,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint device_types_name_given check (btrim(name) <> ''),
  constraint device_types_outline_known check (outline in ('phone', 'laptop', 'desktop', 'printer', 'ups', 'box')),
  constraint device_types_lists check (
    cardinality(questions) + cardinality(text_questions) <= 20
        and cardinality(phrases) <= 12
  )
);
create unique index device_types_name_unique on device_types (lower(name));
create table service_intakes (
  service_order_id integer primary key constraint service_intakes_service_order_id_service_orders_id_fk references service_orders (id),
  device_type_id integer not null constraint service_intakes_device_type_id_device_types_id_fk references device_types (id),
  device_type varchar(100) not null,
  outline varchar(8) not null,
  serial varchar(60) not null default '',
  serial_key varchar(60),
  passcode_left boolean,
  checklist jsonb not null,
  marks jsonb not null,
  marked_photo integer,
  estimate_from bigint,
  estimate_to bigint,
  estimate_currency varchar(3) constraint service_intakes_estimate_currency_currencies_code_fk references currencies (code),
  conditions text,
  conditions_version integer,
  signature text,
  taken_at timestamp (3) with time zone not null,
  request_key varchar(128),
  constraint service_intakes_request_unique unique (request_key),
  constraint service_intakes_outline_known check (outline in ('phone', 'laptop', 'desktop', 'printer', 'ups', 'box')),
  constraint service_intakes_serial_compared check ((serial = '') = (serial_key is null)),
  constraint service_intakes_lists check (
    jsonb_typeof(checklist) = 'array' and jsonb_typeof(marks) = 'array'
        and jsonb_array_length(checklist) <= 20
        and jsonb_array_length(marks) <= 12
  ),
  constraint service_intakes_marked_photo check (marked_photo between 1 and 4),
  constraint service_intakes_estimate_whole check (num_nulls(estimate_from, estimate_to, estimate_currency) in (0, 3)),
  constraint service_intakes_estimate_range check (estimate_from > 0 and estimate_to >= estimate_from),
  constraint service_intakes_conditions_whole check (num_nulls(conditions, conditions_version) in (0, 2)),
  constraint service_intakes_conditions_length check (length(conditions) <= 4000),
  constraint service_intakes_signature_is_strokes check (
    length(signature) <= 12000 and signature ~ '^(M[0-9]{1,3} [0-9]{1,3}(L[0-9]{1,3} [0-9]{1,3})+)+$'
  ),
  constraint service_intakes_signed_conditions check (signature is null or conditions is not null)
);
create index service_intakes_serial on service_intakes (serial_key);
create index service_intakes_type on service_intakes (device_type_id);
