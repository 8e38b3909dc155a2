-- Gateways with which orders are paid online.
create table payment_providers (
  id integer primary key generated always as identity,
  name varchar(80) not null,
  mode varchar(8) not null,
  url varchar(500) not null,
  verify_url varchar(500),
  refund_url varchar(500),
  names jsonb not null default '{"reference":"reference","amount":"amount","currency":"currency","description":"description","returnUrl":"returnUrl","notifyUrl":"notifyUrl","url":"url","id":"id","event":"event","state":"state"}'::jsonb,
  words jsonb not null default '{"pending":"pending","paid":"paid","failed":"failed","expired":"expired","refunded":"refunded"}'::jsonb,
  payment_method varchar(12) not null
    constraint payment_providers_payment_method_payment_methods_code_fk references payment_methods (code),
  currencies varchar(3)[] not null,
  secret bytea not null,
  enable boolean not null default false,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint payment_providers_name_given check (btrim(name) <> ''),
  constraint payment_providers_mode_known check (mode in ('template', 'post')),
  constraint payment_providers_currencies_given check (cardinality(currencies) > 0),
  constraint payment_providers_method_for_money check (payment_method not in ('cash', 'credit'))
);

-- Attempts to pay an order with one of them.
create table provider_payments (
  id integer primary key generated always as identity,
  order_id integer not null constraint provider_payments_order_id_orders_id_fk references orders (id),
  provider_id integer not null
    constraint provider_payments_provider_id_payment_providers_id_fk references payment_providers (id),
  reference varchar(32) not null,
  provider_reference varchar(120),
  amount bigint not null,
  currency varchar(3) not null constraint provider_payments_currency_currencies_code_fk references currencies (code),
  state varchar(12) not null default 'created',
  url varchar(2000),
  payment_id integer constraint provider_payments_payment_id_payments_id_fk references payments (id),
  refunded bigint not null default 0,
  refund_key varchar(32),
  refund_amount bigint,
  refund_by integer constraint provider_payments_refund_by_users_id_fk references users (id),
  attention varchar(12),
  attention_at timestamp (3) with time zone,
  paid_at timestamp (3) with time zone,
  checked_at timestamp (3) with time zone,
  expires_at timestamp (3) with time zone not null,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  constraint provider_payments_reference_once unique (reference),
  constraint provider_payments_payment_once unique (payment_id),
  constraint provider_payments_state_known check (state in ('created', 'pending', 'paid', 'failed', 'expired', 'refunded')),
  constraint provider_payments_attention_known check (attention in ('amount', 'currency', 'refunded', 'excess')),
  constraint provider_payments_amount check (amount > 0),
  constraint provider_payments_refunded check (refunded between 0 and amount),
  constraint provider_payments_paid_once check (
    (state in ('paid', 'refunded')) = (payment_id is not null) and (payment_id is null) = (paid_at is null)
  ),
  constraint provider_payments_refund_of_paid check (payment_id is not null or refunded = 0),
  constraint provider_payments_refunded_whole check (state <> 'refunded' or refunded = amount and refund_key is null),
  constraint provider_payments_refund_counted check (refund_amount <= refunded),
  constraint provider_payments_refund_whole check (num_nulls(refund_key, refund_amount, refund_by) in (0, 3)),
  constraint provider_payments_attention_whole check (num_nulls(attention, attention_at) in (0, 2))
);
create index provider_payments_order on provider_payments (order_id);
create index provider_payments_under_way on provider_payments (created_at) where state in ('created', 'pending');
create index provider_payments_refunding on provider_payments (id) where refund_key is not null;
create index provider_payments_attention on provider_payments (attention_at) where attention is not null;

create table provider_payment_events (
  id integer primary key generated always as identity,
  provider_id integer not null
    constraint provider_payment_events_provider_id_payment_providers_id_fk references payment_providers (id),
  provider_payment_id integer
    constraint provider_payment_events_provider_payment_id_provider_payments_id_fk references provider_payments (id),
  event_key varchar(64) not null,
  source varchar(12) not null,
  state varchar(12) not null,
  amount bigint,
  currency varchar(12),
  outcome varchar(12) not null,
  at timestamp (3) with time zone not null,
  constraint provider_payment_events_once unique (provider_id, event_key),
  constraint provider_payment_events_source_known check (source in ('notification', 'verification', 'refund')),
  constraint provider_payment_events_state_known check (state in ('pending', 'paid', 'failed', 'expired', 'refunded')),
  constraint provider_payment_events_outcome_known check (outcome in ('applied', 'ignored', 'attention', 'unknown')),
  constraint provider_payment_events_key_form check (event_key ~ '^[0-9a-f]{64}$'),
  constraint provider_payment_events_unknown check ((outcome = 'unknown') = (provider_payment_id is null))
);
create index provider_payment_events_payment on provider_payment_events (provider_payment_id);
