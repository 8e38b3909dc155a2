-- Couriers are paid at the door, and hand the cash in.
create table cash_hand_ins (
  id integer primary key generated always as identity,
  courier_id integer not null constraint cash_hand_ins_courier_id_users_id_fk references users (id),
  currency varchar(3) not null constraint cash_hand_ins_currency_currencies_code_fk references currencies (code),
  carried bigint not null,
  amount bigint not null,
  note varchar(500) not null default '',
  received_by integer not null constraint cash_hand_ins_received_by_users_id_fk references users (id),
  received_at timestamp (3) with time zone not null default now(),
  closing_day date,
  constraint cash_hand_ins_amount check (amount > 0 and amount <= carried),
  constraint cash_hand_ins_difference_has_note check (amount = carried or btrim(note) <> ''),
  constraint cash_hand_ins_have_closing_day check (closing_day is not null)
);
create index cash_hand_ins_courier on cash_hand_ins (courier_id, currency);
create index cash_hand_ins_closing_day on cash_hand_ins (closing_day);

alter table payments add column collected_by integer;
alter table payments add column handed_amount bigint;
alter table payments add column handed_currency varchar(3);
alter table payments add constraint payments_collected_by_users_id_fk foreign key (collected_by) references users (id) not valid;
alter table payments add constraint payments_handed_currency_currencies_code_fk foreign key (handed_currency) references currencies (code) not valid;
alter table payments add constraint payments_collected_in_cash check (collected_by is null or method = 'cash') not valid;
alter table payments add constraint payments_handed_whole check (num_nulls(handed_amount, handed_currency) in (0, 2)) not valid;
alter table payments add constraint payments_handed_in_another_currency check (
  handed_amount is null or handed_amount > 0 and collected_by is not null and handed_currency <> currency
) not valid;
