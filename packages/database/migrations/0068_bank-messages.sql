-- Messages of banks about money that arrived.
create table bank_messages (
  id integer primary key generated always as identity,
  source varchar(8) not null,
  received_by integer constraint bank_messages_received_by_users_id_fk references users (id),
  received_at timestamp (3) with time zone not null,
  text varchar(1000),
  form varchar(16) not null,
  is_whole boolean not null,
  code varchar(64) not null,
  compared varchar(64) not null,
  amount bigint not null,
  currency varchar(3) not null,
  phone varchar(8),
  account varchar(40),
  sent_on date,
  repeats integer not null default 0,
  repeated_at timestamp (3) with time zone,
  state varchar(12) not null default 'open',
  payment_id integer constraint bank_messages_payment_id_payments_id_fk references payments (id),
  reset_sale_id integer constraint bank_messages_reset_sale_id_reset_sales_id_fk references reset_sales (id),
  service_payment_id integer constraint bank_messages_service_payment_id_service_payments_id_fk references service_payments (id),
  reason varchar(500),
  settled_at timestamp (3) with time zone,
  settled_by integer constraint bank_messages_settled_by_users_id_fk references users (id),
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  constraint bank_messages_number_once unique (compared),
  constraint bank_messages_payment_once unique (payment_id),
  constraint bank_messages_reset_sale_once unique (reset_sale_id),
  constraint bank_messages_service_payment_once unique (service_payment_id),
  constraint bank_messages_source_known check (source in ('paste', 'gateway')),
  constraint bank_messages_form_known check (form in ('transfermovil', 'mitransfer', 'enzona')),
  constraint bank_messages_state_known check (state in ('open', 'matched', 'dismissed')),
  constraint bank_messages_amount check (amount > 0),
  constraint bank_messages_code_form check (compared ~ '^[A-Z0-9]+$'),
  constraint bank_messages_one_payment check (
    num_nonnulls(payment_id, reset_sale_id, service_payment_id) = case state when 'matched' then 1 else 0 end
  ),
  constraint bank_messages_dismissed_for_reason check ((state = 'dismissed') = (reason is not null)),
  constraint bank_messages_settled check ((state = 'open') = (settled_at is null)),
  constraint bank_messages_settled_by check (settled_by is null or settled_at is not null)
);
create index bank_messages_open on bank_messages (received_at) where state = 'open';
create index bank_messages_with_text on bank_messages (received_at) where text is not null;

create table bank_message_refusals (
  day date not null,
  reason varchar(16) not null,
  count integer not null,
  last_at timestamp (3) with time zone not null,
  constraint bank_message_refusals_day_reason_pk primary key (day, reason),
  constraint bank_message_refusals_reason_known check (
    reason in ('signature', 'tooOld', 'sender', 'repeated', 'notTransfer', 'outgoing', 'incomplete')
  ),
  constraint bank_message_refusals_count check (count > 0)
);

-- The app on the shop's phone that sends on what arrives.
create table bank_gateways (
  id smallint primary key,
  secret bytea not null,
  last_message_at timestamp (3) with time zone,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint bank_gateways_one check (id = 1)
);

-- Verified by nobody is verified by the shop itself.
alter table payments drop constraint payments_verified_by_someone;
alter table payments add constraint payments_verified_by_someone
  check (verified_by is null or verified_at is not null) not valid;
alter table reset_sales drop constraint reset_sales_verified_by_someone;
alter table reset_sales add constraint reset_sales_verified_by_someone
  check (verified_by is null or verified_at is not null) not valid;
