-- What was counted wrongly when a day was closed is corrected by an entry; the closing stays as it is.
create table cash_corrections (
	id integer primary key generated always as identity (sequence name cash_corrections_id_seq increment by 1 minvalue 1 maxvalue 2147483647 start with 1 cache 1),
	day date not null,
	currency varchar(3) not null,
	counted bigint not null,
	note varchar(500) not null,
	corrected_at timestamp (3) with time zone default now() not null,
	corrected_by integer not null,
	constraint cash_corrections_amount check (cash_corrections.counted >= 0),
	constraint cash_corrections_note check (btrim(cash_corrections.note) <> '')
);
alter table cash_corrections add constraint cash_corrections_corrected_by_users_id_fk foreign key (corrected_by) references users (id);
alter table cash_corrections add constraint cash_corrections_count foreign key (day, currency) references cash_counts (day, currency);
create index cash_corrections_day on cash_corrections using btree (day, currency);
