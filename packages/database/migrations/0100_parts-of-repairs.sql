-- Parts from stock, work, loaner devices, jobs at other workshops and repeated repairs.
create table labour_tasks (
  id integer primary key generated always as identity,
  name varchar(120) not null,
  price bigint,
  price_mlc bigint,
  price_alt bigint,
  minutes integer not null,
  position integer default 0 not null,
  enable boolean default true not null,
  version integer default 1 not null,
  created_at timestamp (3) with time zone default now() not null,
  updated_at timestamp (3) with time zone default now() not null,
  constraint labour_tasks_name_given check (btrim(name) <> ''),
  constraint labour_tasks_prices check (price > 0 and price_mlc > 0 and price_alt > 0),
  constraint labour_tasks_minutes check (minutes between 1 and 6000)
);
create table service_times (
  id integer primary key generated always as identity,
  service_order_id integer not null,
  technician_id integer not null,
  labour_task_id integer,
  started_at timestamp (3) with time zone not null,
  ended_at timestamp (3) with time zone,
  corrected_minutes integer,
  reason varchar(300),
  version integer default 1 not null,
  constraint service_times_forward check (ended_at >= started_at),
  constraint service_times_corrected check (corrected_minutes between 0 and 6000),
  constraint service_times_corrected_with_reason check (corrected_minutes is null or ended_at is not null and coalesce(btrim(reason), '') <> '')
);
create table loaner_loans (
  id integer primary key generated always as identity,
  loaner_id integer not null,
  service_order_id integer not null,
  lent_at timestamp (3) with time zone not null,
  lent_by integer not null,
  due_on date not null,
  returned_at timestamp (3) with time zone,
  returned_by integer,
  note varchar(300) default '' not null,
  constraint loaner_loans_returned_to_someone check (num_nulls(returned_at, returned_by) in (0, 2)),
  constraint loaner_loans_forward check (returned_at >= lent_at)
);
create table loaners (
  id integer primary key generated always as identity,
  name varchar(120) not null,
  serial varchar(80) not null,
  state varchar(8) default 'ready' not null,
  note varchar(300) default '' not null,
  enable boolean default true not null,
  version integer default 1 not null,
  created_at timestamp (3) with time zone default now() not null,
  updated_at timestamp (3) with time zone default now() not null,
  constraint loaners_name_given check (btrim(name) <> ''),
  constraint loaners_serial_given check (btrim(serial) <> ''),
  constraint loaners_state_known check (state in ('ready', 'repair', 'retired'))
);
create table outside_jobs (
  id integer primary key generated always as identity,
  service_order_id integer not null,
  workshop varchar(120) not null,
  sent_at timestamp (3) with time zone not null,
  sent_by integer not null,
  expected_on date not null,
  cost bigint,
  cost_currency varchar(3),
  returned_at timestamp (3) with time zone,
  returned_by integer,
  note varchar(300) default '' not null,
  constraint outside_jobs_workshop_given check (btrim(workshop) <> ''),
  constraint outside_jobs_cost_whole check (num_nulls(cost, cost_currency) in (0, 2)),
  constraint outside_jobs_returned_to_someone check (num_nulls(returned_at, returned_by) in (0, 2)),
  constraint outside_jobs_cost check (cost > 0),
  constraint outside_jobs_forward check (returned_at >= sent_at)
);
create table repeated_repairs (
  service_order_id integer primary key not null,
  first_id integer not null,
  linked_at timestamp (3) with time zone not null,
  linked_by integer not null,
  constraint repeated_repairs_of_another check (first_id < service_order_id)
);
create table service_parts (
  id integer primary key generated always as identity,
  service_order_id integer not null,
  product_id integer not null,
  quote_id integer,
  quantity integer not null,
  reserved integer default 0 not null,
  used integer default 0 not null,
  serial varchar(200) default '' not null,
  added_by integer,
  created_at timestamp (3) with time zone default now() not null,
  version integer default 1 not null,
  constraint service_parts_quantity check (quantity between 0 and 9999),
  constraint service_parts_adds_up check (reserved >= 0 and used >= 0 and reserved + used <= quantity)
);
alter table stock_moves drop constraint stock_moves_kind_known;
alter table stock_moves drop constraint stock_moves_pockets;
alter table stock_moves add column service_part_id integer;
alter table service_quote_lines add column product_id integer;
alter table service_quote_lines add column labour_task_id integer;
alter table service_quote_lines add column minutes integer;
alter table service_times add constraint service_times_service_order_id_service_orders_id_fk foreign key (service_order_id) references service_orders(id);
alter table service_times add constraint service_times_technician_id_users_id_fk foreign key (technician_id) references users(id);
alter table service_times add constraint service_times_labour_task_id_labour_tasks_id_fk foreign key (labour_task_id) references labour_tasks(id);
alter table loaner_loans add constraint loaner_loans_loaner_id_loaners_id_fk foreign key (loaner_id) references loaners(id);
alter table loaner_loans add constraint loaner_loans_service_order_id_service_orders_id_fk foreign key (service_order_id) references service_orders(id);
alter table loaner_loans add constraint loaner_loans_lent_by_users_id_fk foreign key (lent_by) references users(id);
alter table loaner_loans add constraint loaner_loans_returned_by_users_id_fk foreign key (returned_by) references users(id);
alter table outside_jobs add constraint outside_jobs_service_order_id_service_orders_id_fk foreign key (service_order_id) references service_orders(id);
alter table outside_jobs add constraint outside_jobs_sent_by_users_id_fk foreign key (sent_by) references users(id);
alter table outside_jobs add constraint outside_jobs_cost_currency_currencies_code_fk foreign key (cost_currency) references currencies(code);
alter table outside_jobs add constraint outside_jobs_returned_by_users_id_fk foreign key (returned_by) references users(id);
alter table repeated_repairs add constraint repeated_repairs_service_order_id_service_orders_id_fk foreign key (service_order_id) references service_orders(id);
alter table repeated_repairs add constraint repeated_repairs_first_id_service_orders_id_fk foreign key (first_id) references service_orders(id);
alter table repeated_repairs add constraint repeated_repairs_linked_by_users_id_fk foreign key (linked_by) references users(id);
alter table service_parts add constraint service_parts_service_order_id_service_orders_id_fk foreign key (service_order_id) references service_orders(id);
alter table service_parts add constraint service_parts_product_id_products_id_fk foreign key (product_id) references products(id);
alter table service_parts add constraint service_parts_quote_id_service_quotes_id_fk foreign key (quote_id) references service_quotes(id);
alter table service_parts add constraint service_parts_added_by_users_id_fk foreign key (added_by) references users(id);
create unique index labour_tasks_name_unique on labour_tasks (lower(name));
create unique index service_times_one_running on service_times (technician_id) where ended_at is null;
create index service_times_order on service_times (service_order_id,id);
create unique index loaner_loans_lent_once on loaner_loans (loaner_id) where returned_at is null;
create index loaner_loans_order on loaner_loans (service_order_id,id);
create unique index loaners_serial_unique on loaners (lower(serial));
create unique index outside_jobs_one_away on outside_jobs (service_order_id) where returned_at is null;
create index outside_jobs_order on outside_jobs (service_order_id,id);
create index repeated_repairs_first on repeated_repairs (first_id);
create index service_parts_order on service_parts (service_order_id,id);
create index service_parts_product on service_parts (product_id);
create index service_parts_missing on service_parts (product_id) where reserved + used < quantity;
alter table stock_moves add constraint stock_moves_service_part_id_service_parts_id_fk foreign key (service_part_id) references service_parts(id) not valid;
alter table service_quote_lines add constraint service_quote_lines_product_id_products_id_fk foreign key (product_id) references products(id) not valid;
alter table service_quote_lines add constraint service_quote_lines_labour_task_id_labour_tasks_id_fk foreign key (labour_task_id) references labour_tasks(id) not valid;
alter table stock_moves add constraint stock_moves_part_known check ((kind in ('partReserved', 'partReleased', 'partUsed', 'partReturned')) = (service_part_id is not null)) not valid;
alter table stock_moves add constraint stock_moves_kind_known check (kind in ('received', 'adjusted', 'reserved', 'released', 'sold', 'returned', 'restocked', 'partReserved', 'partReleased', 'partUsed', 'partReturned')) not valid;
alter table stock_moves add constraint stock_moves_pockets check (case kind
        when 'received' then quantity > 0 and available_change = quantity and reserved_change = 0
        when 'adjusted' then quantity <> 0 and available_change = quantity and reserved_change = 0
        when 'reserved' then quantity > 0 and available_change = -quantity and reserved_change = quantity
        when 'released' then quantity > 0 and available_change = quantity and reserved_change = -quantity
        when 'sold' then quantity > 0 and available_change + reserved_change = -quantity and 0 in (available_change, reserved_change)
        when 'restocked' then quantity > 0 and available_change = quantity and reserved_change = 0
        when 'returned' then quantity > 0 and available_change = quantity and reserved_change = 0
        when 'partReserved' then quantity > 0 and available_change = -quantity and reserved_change = quantity
        when 'partReleased' then quantity > 0 and available_change = quantity and reserved_change = -quantity
        when 'partUsed' then quantity > 0 and available_change = 0 and reserved_change = -quantity
        when 'partReturned' then quantity > 0 and available_change = quantity and reserved_change = 0
      end) not valid;
alter table service_quote_lines add constraint service_quote_lines_source check ((product_id is null or kind = 'part') and (labour_task_id is null or kind = 'labour')) not valid;
alter table service_quote_lines add constraint service_quote_lines_minutes check (minutes between 1 and 6000) not valid;
