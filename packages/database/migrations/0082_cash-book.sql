-- The cash book: registers, shifts and moves of cash.
create table cash_registers (
  id integer primary key generated always as identity,
  name varchar(60) not null,
  enable boolean not null default true,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint cash_registers_name_unique unique (name),
  constraint cash_registers_name_given check (btrim(name) <> ''),
  constraint cash_registers_default_in_use check (enable or not is_default)
);
create unique index cash_registers_one_default on cash_registers (is_default) where is_default;

create table cash_holders (
  id integer primary key generated always as identity,
  register_id integer constraint cash_holders_register_id_cash_registers_id_fk references cash_registers (id),
  courier_id integer constraint cash_holders_courier_id_users_id_fk references users (id),
  place varchar(8),
  constraint cash_holders_register_unique unique (register_id),
  constraint cash_holders_courier_unique unique (courier_id),
  constraint cash_holders_place_unique unique (place),
  constraint cash_holders_of_one check (num_nonnulls(register_id, courier_id, place) = 1),
  constraint cash_holders_place_known check (place in ('bank', 'outside'))
);

create table cash_balances (
  holder_id integer not null constraint cash_balances_holder_id_cash_holders_id_fk references cash_holders (id),
  currency varchar(3) not null constraint cash_balances_currency_currencies_code_fk references currencies (code),
  balance bigint not null default 0,
  constraint cash_balances_holder_id_currency_pk primary key (holder_id, currency)
);

create table cash_shifts (
  id integer primary key generated always as identity,
  register_id integer not null constraint cash_shifts_register_id_cash_registers_id_fk references cash_registers (id),
  clerk_id integer not null constraint cash_shifts_clerk_id_users_id_fk references users (id),
  opened_at timestamp (3) with time zone not null,
  closed_at timestamp (3) with time zone,
  closed_by integer constraint cash_shifts_closed_by_users_id_fk references users (id),
  constraint cash_shifts_closed_by_somebody check (num_nulls(closed_at, closed_by) in (0, 2)),
  constraint cash_shifts_closed_later check (closed_at >= opened_at)
);
create unique index cash_shifts_open_of_register on cash_shifts (register_id) where closed_at is null;
create unique index cash_shifts_open_of_clerk on cash_shifts (clerk_id) where closed_at is null;
create index cash_shifts_opened_at on cash_shifts (opened_at);

create table cash_shift_counts (
  shift_id integer not null constraint cash_shift_counts_shift_id_cash_shifts_id_fk references cash_shifts (id),
  moment varchar(8) not null,
  currency varchar(3) not null constraint cash_shift_counts_currency_currencies_code_fk references currencies (code),
  expected bigint not null,
  counted bigint not null,
  is_first boolean not null default false,
  reason varchar(500) not null default '',
  constraint cash_shift_counts_shift_id_moment_currency_pk primary key (shift_id, moment, currency),
  constraint cash_shift_counts_moment_known check (moment in ('opening', 'closing')),
  constraint cash_shift_counts_amount check (counted >= 0),
  constraint cash_shift_counts_difference_has_reason check (expected = counted or is_first or btrim(reason) <> '')
);

create table cash_moves (
  id integer primary key generated always as identity,
  kind varchar(16) not null,
  from_id integer not null constraint cash_moves_from_id_cash_holders_id_fk references cash_holders (id),
  to_id integer not null constraint cash_moves_to_id_cash_holders_id_fk references cash_holders (id),
  currency varchar(3) not null constraint cash_moves_currency_currencies_code_fk references currencies (code),
  amount bigint not null,
  reason varchar(500) not null default '',
  payment_id integer constraint cash_moves_payment_id_payments_id_fk references payments (id),
  service_payment_id integer constraint cash_moves_service_payment_id_service_payments_id_fk references service_payments (id),
  credit_payment_id integer constraint cash_moves_credit_payment_id_credit_payments_id_fk references credit_payments (id),
  refund_id integer constraint cash_moves_refund_id_refunds_id_fk references refunds (id),
  hand_in_id integer constraint cash_moves_hand_in_id_cash_hand_ins_id_fk references cash_hand_ins (id),
  reverses_id integer constraint cash_moves_reverses_id_cash_moves_id_fk references cash_moves (id),
  receipt varchar(128) constraint cash_moves_receipt_files_name_fk references files (name) on update cascade,
  from_shift_id integer constraint cash_moves_from_shift_id_cash_shifts_id_fk references cash_shifts (id),
  to_shift_id integer constraint cash_moves_to_shift_id_cash_shifts_id_fk references cash_shifts (id),
  moved_at timestamp (3) with time zone not null,
  entered_by integer constraint cash_moves_entered_by_users_id_fk references users (id),
  closing_day date,
  constraint cash_moves_service_payment_once unique (service_payment_id),
  constraint cash_moves_credit_payment_once unique (credit_payment_id),
  constraint cash_moves_refund_once unique (refund_id),
  constraint cash_moves_reversed_once unique (reverses_id),
  constraint cash_moves_receipt_once unique (receipt),
  constraint cash_moves_kind_known check (
    kind in (
      'sale', 'change', 'refund', 'correction', 'payIn', 'payOut', 'expense', 'deposit', 'courierHandIn', 'handOver', 'difference', 'firstCount'
    )
  ),
  constraint cash_moves_amount check (amount > 0),
  constraint cash_moves_between_two check (from_id <> to_id),
  constraint cash_moves_have_closing_day check (closing_day is not null),
  constraint cash_moves_one_source check (
    num_nonnulls(payment_id, service_payment_id, credit_payment_id, refund_id, hand_in_id)
    = case when kind in ('sale', 'change', 'refund', 'correction', 'courierHandIn') then 1 else 0 end
  ),
  constraint cash_moves_entered_for_reason check (
    kind not in ('payIn', 'payOut', 'expense', 'deposit', 'handOver', 'difference') or btrim(reason) <> '' and entered_by is not null
  )
);
create index cash_moves_from on cash_moves (from_id, currency);
create index cash_moves_to on cash_moves (to_id, currency);
create index cash_moves_moved_at on cash_moves (moved_at);
create index cash_moves_closing_day on cash_moves (closing_day);
create index cash_moves_payment on cash_moves (payment_id);
create index cash_moves_hand_in on cash_moves (hand_in_id);
create index cash_moves_from_shift on cash_moves (from_shift_id);
create index cash_moves_to_shift on cash_moves (to_shift_id);
create unique index cash_moves_payment_once on cash_moves (payment_id) where kind = 'sale';

insert into cash_registers (name, is_default) values ('Caja principal', true);
insert into cash_holders (register_id) select id from cash_registers;
insert into cash_holders (place) values ('bank'), ('outside');
