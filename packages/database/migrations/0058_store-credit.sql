-- Store credit: ledgers of customers, phone numbers and vouchers.
create table credit_accounts (
  id integer primary key generated always as identity,
  user_id integer constraint credit_accounts_user_id_users_id_fk references users (id),
  phone varchar(30),
  code varchar(20),
  note varchar(500) not null default '',
  created_at timestamp (3) with time zone not null default now(),
  constraint credit_accounts_user_unique unique (user_id),
  constraint credit_accounts_phone_unique unique (phone),
  constraint credit_accounts_code_unique unique (code),
  constraint credit_accounts_of_one check (num_nonnulls(user_id, phone, code) = 1),
  constraint credit_accounts_code_form check (code ~ '^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$')
);
create table credit_balances (
  account_id integer not null constraint credit_balances_account_id_credit_accounts_id_fk references credit_accounts (id),
  currency varchar(3) not null constraint credit_balances_currency_currencies_code_fk references currencies (code),
  balance bigint not null default 0,
  constraint credit_balances_account_id_currency_pk primary key (account_id, currency),
  constraint credit_balances_not_negative check (balance >= 0)
);
-- Money taken for credit.
create table credit_payments (
  id integer primary key generated always as identity,
  account_id integer not null constraint credit_payments_account_id_credit_accounts_id_fk references credit_accounts (id),
  order_id integer constraint credit_payments_order_id_orders_id_fk references orders (id),
  amount bigint not null,
  currency varchar(3) not null constraint credit_payments_currency_currencies_code_fk references currencies (code),
  method varchar(12) not null constraint credit_payments_method_payment_methods_code_fk references payment_methods (code),
  transaction_code_id integer,
  code_purpose varchar(8) not null default 'credit',
  received_at timestamp (3) with time zone not null default now(),
  received_by integer not null constraint credit_payments_received_by_users_id_fk references users (id),
  closing_day date,
  constraint credit_payments_code_of_credit foreign key (transaction_code_id, code_purpose)
    references transaction_codes (id, purpose),
  constraint credit_payments_code_unique unique (transaction_code_id),
  constraint credit_payments_have_closing_day check (closing_day is not null),
  constraint credit_payments_code_purpose check (code_purpose = 'credit'),
  constraint credit_payments_in_money check (method <> 'credit'),
  constraint credit_payments_amount check (amount > 0)
);
create index credit_payments_account on credit_payments (account_id);
create index credit_payments_order on credit_payments (order_id);
create index credit_payments_closing_day on credit_payments (closing_day);
create table credit_entries (
  id integer primary key generated always as identity,
  account_id integer not null,
  currency varchar(3) not null,
  kind varchar(12) not null,
  amount bigint not null,
  balance_after bigint not null,
  order_id integer constraint credit_entries_order_id_orders_id_fk references orders (id),
  service_order_id integer constraint credit_entries_service_order_id_service_orders_id_fk references service_orders (id),
  reset_sale_id integer constraint credit_entries_reset_sale_id_reset_sales_id_fk references reset_sales (id),
  note varchar(500) not null default '',
  entered_at timestamp (3) with time zone not null default now(),
  entered_by integer constraint credit_entries_entered_by_users_id_fk references users (id),
  expires_at timestamp (3) with time zone,
  constraint credit_entries_balance foreign key (account_id, currency) references credit_balances (account_id, currency),
  constraint credit_entries_kind_known check (
    kind in ('refund', 'returned', 'excess', 'change', 'bought', 'given', 'taken', 'redeemed', 'spent', 'expired')
  ),
  constraint credit_entries_amount check (amount <> 0 and balance_after >= 0),
  constraint credit_entries_expiry_of_income check (expires_at is null or amount > 0)
);
create index credit_entries_account on credit_entries (account_id, currency, id);
create index credit_entries_order on credit_entries (order_id);
create index credit_entries_expiry on credit_entries (expires_at) where expires_at is not null;
create index credit_entries_entered_at on credit_entries (entered_at);

-- Switched off, so that the previous release offers it to nobody.
insert into payment_methods (code, position, enable, name, instructions)
select 'credit', 90, false,
  '{"es": "Saldo a favor", "en": "Store credit", "ru": "Баланс в магазине", "ar": "رصيد لدى المتجر"}', '{"es": "", "en": "", "ru": "", "ar": ""}'
where exists (select from settings) or exists (select from orders)
on conflict (code) do nothing;

alter table payments add column credit_account_id integer;
alter table payments add constraint payments_credit_account_id_credit_accounts_id_fk
  foreign key (credit_account_id) references credit_accounts (id) not valid;
alter table payments add constraint payments_credit_at_once check (
  (credit_account_id is not null) = (method is not null and method = 'credit') and (credit_account_id is null or state <> 'submitted')
) not valid;
alter table service_payments add column credit_account_id integer;
alter table service_payments add constraint service_payments_credit_account_id_credit_accounts_id_fk
  foreign key (credit_account_id) references credit_accounts (id) not valid;
alter table service_payments add constraint service_payments_credit_of_account check (
  (credit_account_id is not null) = (method is not null and method = 'credit')
) not valid;
alter table reset_sales add column credit_account_id integer;
alter table reset_sales add constraint reset_sales_credit_account_id_credit_accounts_id_fk
  foreign key (credit_account_id) references credit_accounts (id) not valid;
alter table refunds add column credit_account_id integer;
alter table refunds add constraint refunds_credit_account_id_credit_accounts_id_fk
  foreign key (credit_account_id) references credit_accounts (id) not valid;
alter table refunds add constraint refunds_credit_to_account check (
  (credit_account_id is not null) = (method = 'credit')
) not valid;
-- A return is refunded in money, as credit, or partly each.
alter table refunds drop constraint refunds_one_per_return;

alter table transaction_codes drop constraint transaction_codes_purpose_known;
alter table transaction_codes add constraint transaction_codes_purpose_known check (
  purpose in ('order', 'reset', 'refund', 'service', 'credit')
) not valid;
