-- Payment methods are rows that staff edit. Orders keep their codes.

create table payment_methods (
  id integer primary key generated always as identity (sequence name payment_methods_id_seq increment by 1 minvalue 1 maxvalue 2147483647 start with 1 cache 1),
  code varchar(12) not null,
  name jsonb not null,
  instructions jsonb not null,
  currencies text[] default '{}' not null,
  audience varchar(12) default 'everyone' not null,
  shop_accounts boolean default false not null,
  accounts jsonb default '{}'::jsonb not null,
  position integer default 0 not null,
  enable boolean default true not null,
  version integer default 1 not null,
  created_at timestamp (3) with time zone default now() not null,
  updated_at timestamp (3) with time zone default now() not null,
  constraint payment_methods_code_unique unique (code),
  constraint payment_methods_code_form check (payment_methods.code ~ '^[a-z][a-z0-9-]{1,11}$'),
  constraint payment_methods_audience_known check (payment_methods.audience in ('everyone', 'business')),
  constraint payment_methods_named check (btrim(payment_methods.name ->> 'es') <> ''),
  constraint payment_methods_one_source check (not payment_methods.shop_accounts or payment_methods.accounts = '{}'::jsonb)
);

-- For a shop that has orders already; the seed adds the texts. A new or restored shop has no rows yet.
insert into payment_methods (code, position, shop_accounts, name, instructions)
select code, position, code = 'transfer', jsonb_build_object('es', name), '{}'
from (
  values ('transfer', 1, 'Transferencia bancaria'), ('check', 2, 'Cheque'), ('cash', 3, 'Efectivo al recibir'),
    ('wallet', 4, 'Monedero en línea')
) as methods (code, position, name)
where exists (select from settings) or exists (select from orders);

alter table orders drop constraint orders_payment_method_known;
alter table orders add constraint orders_payment_method_payment_methods_code_fk
  foreign key (payment_method) references public.payment_methods (code) on delete no action on update no action;


-- A payment keeps its own method, so that a later choice does not change what was collected, and a photo of the receipt.

alter table payments add column method varchar(12);
alter table payments add column receipt varchar(128);
update payments set method = orders.payment_method from orders
where orders.id = payments.order_id and orders.payment_method is not null;
alter table payments add constraint payments_method_payment_methods_code_fk
  foreign key (method) references public.payment_methods (code) on delete no action on update no action;
alter table payments add constraint payments_receipt_files_name_fk
  foreign key (receipt) references public.files (name) on delete no action on update cascade;
alter table payments add constraint payments_receipt_unique unique (receipt);

alter table files drop constraint files_kind_known;
alter table files add constraint files_kind_known
  check (files.kind in ('avatar', 'picture', 'banner', 'document', 'reset', 'service-photo', 'receipt', 'site'));
alter table files drop constraint files_private_kinds;
alter table files add constraint files_private_kinds
  check (files.kind not in ('reset', 'service-photo', 'receipt') or files.visibility = 'private');


-- An order is paid when its verified payments reach the total.

create or replace function has_bought(client integer, product integer) returns boolean language sql stable as $$
  select exists (
    select from orders as o join order_lines as l on l.order_id = o.id
    where o.client_id = client and l.product_id = product and (
      o.status = 'COMPLETADA'
      or o.status <> 'CANCELADA'
        and (select sum(p.amount) from payments as p where p.order_id = o.id and p.state = 'verified') >= o.total
    )
  )
$$;

drop trigger orders_verify_reviews on orders;
create trigger orders_verify_reviews after update of status, total on orders
  for each row when (new.status is distinct from old.status or new.total is distinct from old.total)
  execute function verify_reviews_of_order();

update reviews set verified_purchase = not verified_purchase
where user_id is not null and verified_purchase <> has_bought(user_id, product_id);


-- Transfermóvil reads card, phone to confirm and an empty field; the amount is not one of them. A shop that wrote its own
-- text keeps it.

update settings set value = '"TRANSFERMOVIL_ETECSA,TRANSFERENCIA,{account},{phone},"'::jsonb, version = version + 1
where key = 'transferQrTemplate'
  and value = '"TRANSFERMOVIL_ETECSA,TRANSFERENCIA,{account},{amount},{concept}"'::jsonb;
