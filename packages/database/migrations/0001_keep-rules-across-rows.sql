-- What a table definition cannot say: rules that span rows, tables or time. The code keeps them first; this is the last guard.


-- Orders add up (INTEGRITY 3): at least one line, subtotal = sum of lines, total = subtotal + extra lines.
-- Checked at commit, when order and lines are all there.

create function check_order_adds_up() returns trigger language plpgsql as $$
declare
  checked integer;
  placed record;
  lines record;
  extra bigint;
begin
  if tg_table_name = 'orders' then
    checked := new.id;
  elsif tg_op = 'DELETE' then
    checked := old.order_id;
  else
    checked := new.order_id;
  end if;
  select subtotal, total into placed from orders where id = checked;
  if not found then
    return null;
  end if;
  select count(*) as number, coalesce(sum(amount), 0) as amount into lines from order_lines where order_id = checked;
  select coalesce(sum(total), 0) into extra from order_extra_lines where order_id = checked;
  if lines.number = 0 or placed.subtotal <> lines.amount or placed.total <> placed.subtotal + extra then
    raise exception 'order % does not add up', checked
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_add_up';
  end if;
  return null;
end
$$;

create constraint trigger orders_add_up
  after insert or update of subtotal, total on orders
  deferrable initially deferred for each row execute function check_order_adds_up();

create constraint trigger order_lines_add_up
  after insert or update or delete on order_lines
  deferrable initially deferred for each row execute function check_order_adds_up();

create constraint trigger order_extra_lines_add_up
  after insert or update or delete on order_extra_lines
  deferrable initially deferred for each row execute function check_order_adds_up();


-- A user with enabled addresses has a principal one (INTEGRITY 5). At most one is the partial unique index.

create function check_principal_address() returns trigger language plpgsql as $$
declare
  owner integer;
begin
  if tg_op = 'DELETE' then
    owner := old.user_id;
  else
    owner := new.user_id;
  end if;
  if exists (select from addresses where user_id = owner and enable)
    and not exists (select from addresses where user_id = owner and enable and is_principal)
  then
    raise exception 'user % has addresses but no principal one', owner
      using errcode = 'check_violation', table = 'addresses', constraint = 'addresses_have_principal';
  end if;
  return null;
end
$$;

create constraint trigger addresses_have_principal
  after insert or update of is_principal, enable, user_id or delete on addresses
  deferrable initially deferred for each row execute function check_principal_address();


-- Rating and count derive from the visible reviews (INTEGRITY 6). The product is locked first and the reviews are
-- counted by a later statement: one statement would count with a view older than the lock and lose a rival review.

create function rate_product(rated integer) returns void language plpgsql as $$
begin
  perform from products where id = rated for no key update;
  update products set
    rating = counted.rating,
    reviews = counted.reviews
  from (
    select coalesce(round(avg(reviews.rating), 2), 0) as rating, count(*)::integer as reviews
    from reviews where product_id = rated and not hidden
  ) as counted
  where products.id = rated and (products.rating, products.reviews) is distinct from (counted.rating, counted.reviews);
end
$$;

create function rate_reviewed_product() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform rate_product(old.product_id);
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.product_id <> old.product_id) then
    perform rate_product(new.product_id);
  end if;
  return null;
end
$$;

create trigger reviews_rate_product
  after insert or update of rating, hidden, product_id or delete on reviews
  for each row execute function rate_reviewed_product();


-- A category is never below itself.

create function refuse_category_cycle() returns trigger language plpgsql as $$
begin
  if exists (
    with recursive ancestors (id) as (
      select new.parent_id
      union
      select parent.parent_id from categories as parent join ancestors on parent.id = ancestors.id
    )
    select from ancestors where id = new.id
  ) then
    raise exception 'category % would be below itself', new.id
      using errcode = 'check_violation', table = 'categories', constraint = 'categories_are_a_tree';
  end if;
  return new;
end
$$;

create trigger categories_are_a_tree
  before insert or update of parent_id on categories
  for each row when (new.parent_id is not null) execute function refuse_category_cycle();


-- No session of a disabled user, none from before the last password change (INTEGRITY 8). Whoever changes the
-- password and stays signed in gets a new session in the same transaction.

create function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;

create trigger users_end_sessions_when_disabled
  after update of enabled on users
  for each row when (not new.enabled) execute function end_sessions();

create trigger users_end_sessions_on_new_password
  after update of password_changed_at on users
  for each row when (new.password_changed_at is distinct from old.password_changed_at) execute function end_sessions();

-- The lock makes a sign-in wait for a disabling that is under way, and see it.
create function refuse_session_of_disabled_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and enabled for no key update;
  if not found then
    raise exception 'user % may not have this session', new.user_id
      using errcode = 'check_violation', table = 'sessions', constraint = 'sessions_of_enabled_users';
  end if;
  return new;
end
$$;

create trigger sessions_of_enabled_users
  before insert on sessions
  for each row execute function refuse_session_of_disabled_user();


-- The hardware id is sent once, while the file may be downloaded (INTEGRITY 7).

create function refuse_other_hid() returns trigger language plpgsql as $$
begin
  if old.hid is not null or not new.descargable then
    raise exception 'reset sale % takes no hardware id now', new.id
      using errcode = 'check_violation', table = 'reset_sales', constraint = 'reset_sales_hid_once';
  end if;
  return new;
end
$$;

create trigger reset_sales_hid_once
  before update of hid on reset_sales
  for each row when (new.hid is distinct from old.hid) execute function refuse_other_hid();


-- An order gives back no more than it took, however often it is cancelled (INTEGRITY 10).

create function refuse_excess_return() returns trigger language plpgsql as $$
declare
  kept bigint;
begin
  perform from orders where id = new.order_id for no key update;
  select coalesce(sum(case kind when 'sold' then quantity else -quantity end), 0) into kept
  from stock_moves
  where order_id = new.order_id and product_id = new.product_id and kind in ('sold', 'returned');
  if new.quantity > kept then
    raise exception 'order % returns more of product % than it took', new.order_id, new.product_id
      using errcode = 'check_violation', table = 'stock_moves', constraint = 'stock_moves_returned_once';
  end if;
  return new;
end
$$;

create trigger stock_moves_returned_once
  before insert on stock_moves
  for each row when (new.kind = 'returned') execute function refuse_excess_return();


-- Ledgers are appended only.

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is appended only', tg_table_name
    using errcode = 'restrict_violation', table = tg_table_name;
end
$$;

create trigger stock_moves_appended_only
  before update or delete on stock_moves for each row execute function refuse_rewriting();

create trigger audit_log_appended_only
  before update or delete on audit_log for each row execute function refuse_rewriting();


-- What every process keeps in memory tells of its changes (schema/snapshot-changes).

create function note_product() returns trigger language plpgsql as $$
begin
  insert into snapshot_changes (xid, entity, entity_id)
  values (pg_current_xact_id(), 'product', coalesce(new.id, old.id))
  on conflict do nothing;
  return null;
end
$$;

create function note_product_part() returns trigger language plpgsql as $$
begin
  insert into snapshot_changes (xid, entity, entity_id)
  values (pg_current_xact_id(), 'product', coalesce(new.product_id, old.product_id))
  on conflict do nothing;
  return null;
end
$$;

-- Arguments: the entity's name and the column that tells which one.
create function note_change() returns trigger language plpgsql as $$
begin
  insert into snapshot_changes (xid, entity, entity_id)
  values (
    pg_current_xact_id(),
    tg_argv[0],
    coalesce(to_jsonb(new) ->> tg_argv[1], to_jsonb(old) ->> tg_argv[1])
  )
  on conflict do nothing;
  return null;
end
$$;

create trigger products_noted after insert or update or delete on products
  for each row execute function note_product();
create trigger product_categories_noted after insert or update or delete on product_categories
  for each row execute function note_product_part();
create trigger product_attributes_noted after insert or update or delete on product_attributes
  for each row execute function note_product_part();
create trigger product_attribute_values_noted after insert or update or delete on product_attribute_values
  for each row execute function note_product_part();
create trigger product_pictures_noted after insert or update or delete on product_pictures
  for each row execute function note_product_part();
create trigger product_options_noted after insert or update or delete on product_options
  for each row execute function note_product_part();
create trigger product_option_values_noted after insert or update or delete on product_option_values
  for each row execute function note_product_part();

create trigger categories_noted after insert or update or delete on categories
  for each row execute function note_change('category', 'id');
create trigger brands_noted after insert or update or delete on brands
  for each row execute function note_change('brand', 'id');
create trigger attributes_noted after insert or update or delete on attributes
  for each row execute function note_change('attribute', 'id');
create trigger attribute_values_noted after insert or update or delete on attribute_values
  for each row execute function note_change('attribute', 'attribute_id');
create trigger settings_noted after insert or update or delete on settings
  for each row execute function note_change('setting', 'key');
create trigger currencies_noted after insert or update or delete on currencies
  for each row execute function note_change('currency', 'code');
create trigger banners_noted after insert or update or delete on banners
  for each row execute function note_change('banner', 'id');
create trigger pages_noted after insert or update or delete on pages
  for each row execute function note_change('page', 'id');
create trigger faq_entries_noted after insert or update or delete on faq_entries
  for each row execute function note_change('faq', 'id');
create trigger documents_noted after insert or update or delete on documents
  for each row execute function note_change('document', 'id');
create trigger team_members_noted after insert or update or delete on team_members
  for each row execute function note_change('team', 'id');
create trigger blog_posts_noted after insert or update or delete on blog_posts
  for each row execute function note_change('post', 'id');
create trigger blog_comments_noted after insert or update or delete on blog_comments
  for each row execute function note_change('post', 'post_id');
create trigger service_types_noted after insert or update or delete on service_types
  for each row execute function note_change('service', 'id');
create trigger services_noted after insert or update or delete on services
  for each row execute function note_change('service', 'id');
create trigger resets_noted after insert or update or delete on resets
  for each row execute function note_change('reset', 'id');


-- Storage. Counters that a crash may forget cost no fsync; pictures and zips are compressed already; rows that are
-- updated in place find room on their page.

alter table rate_buckets set unlogged;
alter table file_chunks alter column data set storage external;
alter table file_variants alter column data set storage external;
alter table products set (fillfactor = 80);
alter table carts set (fillfactor = 80);
alter table cart_lines set (fillfactor = 80);
alter table sessions set (fillfactor = 80);
alter table outbox set (fillfactor = 80);
