-- Staff record what a customer said by phone or at the counter. A link that staff made is told from one of the customer.
alter table service_tickets add column created_by integer;
alter table service_tickets add constraint service_tickets_created_by_users_id_fk
  foreign key (created_by) references users (id) not valid;

alter table service_quotes add column decided_via varchar(8);
alter table service_quotes add column decided_by varchar(200);
alter table service_quotes add column decided_staff_id integer;
alter table service_quotes add constraint service_quotes_decided_staff_id_users_id_fk
  foreign key (decided_staff_id) references users (id) not valid;
alter table service_quotes add constraint service_quotes_decided_via_known
  check (decided_via in ('account', 'ticket', 'phone', 'counter')) not valid;
alter table service_quotes add constraint service_quotes_decided_via_when_decided
  check (decided_via is null or decided_at is not null) not valid;
alter table service_quotes add constraint service_quotes_recorded_by_staff
  check (decided_via not in ('phone', 'counter') or num_nulls(decided_by, decided_staff_id) = 0) not valid;
