-- Carts as links: shared, or saved with a name.
create table cart_links (
  id integer primary key generated always as identity,
  owner_id integer not null constraint cart_links_owner_id_users_id_fk references users (id),
  name varchar(60),
  currency varchar(3) not null constraint cart_links_currency_currencies_code_fk references currencies (code),
  expires_at timestamp (3) with time zone not null,
  created_at timestamp (3) with time zone not null default now(),
  constraint cart_links_name_given check (btrim(name) <> ''),
  constraint cart_links_expiry check (expires_at > created_at)
);
create index cart_links_owner on cart_links (owner_id, id);
create index cart_links_expires_at on cart_links (expires_at);
create table cart_link_lines (
  link_id integer not null constraint cart_link_lines_link_id_cart_links_id_fk references cart_links (id) on delete cascade,
  position integer not null,
  product_id integer not null constraint cart_link_lines_product_id_products_id_fk references products (id) on delete cascade,
  options jsonb not null default '[]',
  quantity integer not null,
  price bigint,
  constraint cart_link_lines_link_id_position_pk primary key (link_id, position),
  constraint cart_link_lines_position check (position between 0 and 49),
  constraint cart_link_lines_quantity check (quantity between 1 and 99),
  constraint cart_link_lines_price check (price >= 0),
  constraint cart_link_lines_options_list check (jsonb_typeof(options) = 'array')
);
create index cart_link_lines_product on cart_link_lines (product_id);
