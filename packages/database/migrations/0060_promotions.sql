create table promotions (
  id integer primary key generated always as identity,
  name varchar(40) not null,
  code varchar(20),
  active boolean not null default false,
  starts_at timestamp (3) with time zone,
  ends_at timestamp (3) with time zone,
  priority integer not null default 0,
  combines boolean not null default true,
  reward jsonb not null,
  conditions jsonb not null,
  max_uses integer,
  max_uses_per_customer integer,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint promotions_code_unique unique (code),
  constraint promotions_named check (btrim(name) <> ''),
  constraint promotions_code_form check (code ~ '^[A-Z0-9-]{3,20}$'),
  constraint promotions_end_after_start check (ends_at > starts_at),
  constraint promotions_limits check (max_uses > 0 and max_uses_per_customer > 0)
);
create table promotion_uses (
  promotion_id integer not null constraint promotion_uses_promotion_id_promotions_id_fk references promotions (id),
  order_id integer not null constraint promotion_uses_order_id_orders_id_fk references orders (id),
  client_id integer constraint promotion_uses_client_id_users_id_fk references users (id),
  amount bigint not null,
  delivery bigint not null,
  used_at timestamp (3) with time zone not null default now(),
  released_at timestamp (3) with time zone,
  constraint promotion_uses_order_id_promotion_id_pk primary key (order_id, promotion_id),
  constraint promotion_uses_amounts check (amount >= 0 and delivery >= 0 and amount + delivery > 0)
);
create index promotion_uses_counted on promotion_uses (promotion_id, client_id) where released_at is null;
create index promotion_uses_promotion on promotion_uses (promotion_id, used_at);
create index promotion_uses_client on promotion_uses (client_id);

alter table carts add column promotion_code varchar(20);
alter table order_lines add column discount bigint not null default 0;
alter table order_lines add constraint order_lines_discount check (discount between 0 and amount) not valid;
alter table order_extra_lines drop constraint order_extra_lines_total;
alter table order_extra_lines add constraint order_extra_lines_total check (
  (label = 'Descuento' or label like 'Descuento %') = (total < 0)
) not valid;
-- That an order costs less than its products only with a reason or a promotion is checked by orders_add_up.
alter table orders drop constraint orders_amounts;
alter table orders add constraint orders_amounts check (subtotal >= 0 and total >= 0) not valid;
-- What promotions that everybody gets take off, in percent; kept for lists and cards.
alter table products add column promotion_percents jsonb;
