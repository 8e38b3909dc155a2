-- Steps of an order from its preparation to its handing over, couriers, and the code of the customer. Older orders have no
-- steps: those in process take the first one when staff go on with them, closed ones show what is known of them.

create table deliveries (
  order_id integer primary key,
  step varchar(12) not null,
  code varchar(4) not null,
  wrong_codes integer default 0 not null,
  delivered_at timestamp (3) with time zone,
  by_code boolean,
  constraint deliveries_step_known check (deliveries.step in ('preparing', 'ready', 'onTheWay', 'delivered')),
  constraint deliveries_code_form check (deliveries.code ~ '^[0-9]{4}$'),
  constraint deliveries_wrong_codes check (deliveries.wrong_codes between 0 and 5),
  constraint deliveries_delivered_has_time check ((deliveries.step = 'delivered') = (deliveries.delivered_at is not null)),
  constraint deliveries_proof_whole check (num_nulls(deliveries.delivered_at, deliveries.by_code) in (0, 2)),
  constraint deliveries_order_id_orders_id_fk
    foreign key (order_id) references public.orders (id) on delete no action on update no action
);
create index deliveries_step on deliveries using btree (step);

create table delivery_steps (
  id integer primary key generated always as identity (sequence name delivery_steps_id_seq increment by 1 minvalue 1 maxvalue 2147483647 start with 1 cache 1),
  order_id integer not null,
  step varchar(12) not null,
  kind varchar(8) not null,
  at timestamp (3) with time zone not null,
  actor_id integer not null,
  reason varchar(500) default '' not null,
  constraint delivery_steps_step_known check (delivery_steps.step in ('preparing', 'ready', 'onTheWay', 'delivered')),
  constraint delivery_steps_kind_known check (delivery_steps.kind in ('forward', 'back', 'failed')),
  constraint delivery_steps_order_id_deliveries_order_id_fk
    foreign key (order_id) references public.deliveries (order_id) on delete no action on update no action,
  constraint delivery_steps_actor_id_users_id_fk
    foreign key (actor_id) references public.users (id) on delete no action on update no action
);
create index delivery_steps_order on delivery_steps using btree (order_id, id);

create table courier_assignments (
  id integer primary key generated always as identity (sequence name courier_assignments_id_seq increment by 1 minvalue 1 maxvalue 2147483647 start with 1 cache 1),
  order_id integer not null,
  courier_id integer not null,
  assigned_by integer not null,
  assigned_at timestamp (3) with time zone not null,
  ended_at timestamp (3) with time zone,
  outcome varchar(12),
  constraint courier_assignments_outcome_known check (courier_assignments.outcome in ('delivered', 'failed', 'withdrawn')),
  constraint courier_assignments_end_whole check (num_nulls(courier_assignments.ended_at, courier_assignments.outcome) in (0, 2)),
  constraint courier_assignments_order_id_orders_id_fk
    foreign key (order_id) references public.orders (id) on delete no action on update no action,
  constraint courier_assignments_courier_id_users_id_fk
    foreign key (courier_id) references public.users (id) on delete no action on update no action,
  constraint courier_assignments_assigned_by_users_id_fk
    foreign key (assigned_by) references public.users (id) on delete no action on update no action
);
create unique index courier_assignments_one_open on courier_assignments using btree (order_id) where courier_assignments.ended_at is null;
create index courier_assignments_courier on courier_assignments using btree (courier_id, ended_at);


-- The staff role 'mensajero'.

alter table users drop constraint users_staff_role_known;
alter table users add constraint users_staff_role_known
  check (users.staff_role in ('administrator', 'seller', 'technician', 'editor', 'courier'));
alter table staff_invitations drop constraint staff_invitations_role_known;
alter table staff_invitations add constraint staff_invitations_role_known
  check (staff_invitations.staff_role in ('administrator', 'seller', 'technician', 'editor', 'courier'));
