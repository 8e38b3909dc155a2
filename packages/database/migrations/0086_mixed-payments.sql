-- What money in another currency than that of its order or repair settles, and at which rate. Empty: it settles its amount.
alter table payments add column settled bigint;
alter table payments add column rate_paid integer;
alter table payments add column rate_settled integer;
alter table payments add column rate_day date;
alter table payments add column rounding bigint;
alter table payments add constraint payments_settlement_whole check (
  num_nulls(settled, rate_paid, rate_settled, rate_day, rounding) in (0, 5)
) not valid;
alter table payments add constraint payments_settlement_exact check (
  settled > 0 and rate_paid > 0 and rate_settled > 0
  and amount::numeric * rate_settled = settled::numeric * rate_paid + rounding and abs(rounding) < greatest(rate_paid, rate_settled)
) not valid;
alter table payments add constraint payments_credit_settles_itself check (credit_account_id is null or settled is null) not valid;

alter table service_payments add column settled bigint;
alter table service_payments add column settled_currency varchar(3);
alter table service_payments add column rate_paid integer;
alter table service_payments add column rate_settled integer;
alter table service_payments add column rate_day date;
alter table service_payments add column rounding bigint;
alter table service_payments add constraint service_payments_settled_currency_currencies_code_fk
  foreign key (settled_currency) references currencies (code) not valid;
alter table service_payments add constraint service_payments_settlement_whole check (
  num_nulls(settled, settled_currency, rate_paid, rate_settled, rate_day, rounding) in (0, 6)
) not valid;
alter table service_payments add constraint service_payments_settlement_exact check (
  settled > 0 and rate_paid > 0 and rate_settled > 0 and settled_currency <> currency
  and amount::numeric * rate_settled = settled::numeric * rate_paid + rounding and abs(rounding) < greatest(rate_paid, rate_settled)
) not valid;
alter table service_payments add constraint service_payments_credit_settles_itself
  check (credit_account_id is null or settled is null) not valid;

-- Goes back of one payment, at its rate.
alter table refunds add column payment_id integer;
alter table refunds add column service_payment_id integer;
alter table refunds add column settled bigint;
alter table refunds add column rate_paid integer;
alter table refunds add column rate_settled integer;
alter table refunds add column rate_day date;
alter table refunds add column rounding bigint;
alter table refunds add constraint refunds_payment_id_payments_id_fk
  foreign key (payment_id) references payments (id) not valid;
alter table refunds add constraint refunds_service_payment_id_service_payments_id_fk
  foreign key (service_payment_id) references service_payments (id) not valid;
alter table refunds add constraint refunds_settlement_whole check (
  num_nulls(settled, rate_paid, rate_settled, rate_day, rounding) in (0, 5)
) not valid;
alter table refunds add constraint refunds_settlement_exact check (
  settled >= 0 and rate_paid > 0 and rate_settled > 0 and amount::numeric * rate_settled = settled::numeric * rate_paid + rounding
) not valid;
alter table refunds add constraint refunds_settled_of_payment check (
  (settled is not null) = (num_nonnulls(payment_id, service_payment_id) = 1)
) not valid;

-- Change that is handed out in another currency: the till keeps one amount and gives the other.
create table exchanged_change (
  id integer primary key generated always as identity,
  payment_id integer not null constraint exchanged_change_payment_id_payments_id_fk references payments (id),
  amount bigint not null,
  currency varchar(3) not null constraint exchanged_change_currency_currencies_code_fk references currencies (code),
  given_amount bigint not null,
  given_currency varchar(3) not null constraint exchanged_change_given_currency_currencies_code_fk references currencies (code),
  rate_paid integer not null,
  rate_settled integer not null,
  rounding bigint not null,
  given_at timestamp (3) with time zone not null default now(),
  given_by integer not null constraint exchanged_change_given_by_users_id_fk references users (id),
  closing_day date,
  constraint exchanged_change_once unique (payment_id),
  constraint exchanged_change_has_closing_day check (closing_day is not null),
  constraint exchanged_change_in_another_currency check (given_currency <> currency),
  constraint exchanged_change_exact check (
    amount > 0 and given_amount > 0 and rate_paid > 0 and rate_settled > 0
    and amount::numeric * rate_settled = given_amount::numeric * rate_paid + rounding and rounding >= 0 and rounding < rate_paid
  )
);
create index exchanged_change_closing_day on exchanged_change (closing_day);
