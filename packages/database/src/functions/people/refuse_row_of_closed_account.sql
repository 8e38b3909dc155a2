-- Nothing is added to a closed account (people.md#closing-the-account). The lock makes a request that is under way wait
-- for the closing, and see it. Argument: the column that names the account.
create or replace function refuse_row_of_closed_account() returns trigger language plpgsql as $$
declare
  owner integer := (to_jsonb(new) ->> tg_argv[0])::integer;
  closed timestamptz;
begin
  select closed_at into closed from users where id = owner for key share;
  if closed is not null then
    raise exception 'account % is closed', owner
      using errcode = 'check_violation', table = tg_table_name, constraint = 'rows_of_open_accounts';
  end if;
  return new;
end
$$;

create or replace trigger orders_of_open_accounts before insert on orders
  for each row execute function refuse_row_of_closed_account('client_id');

create or replace trigger service_orders_of_open_accounts before insert on service_orders
  for each row execute function refuse_row_of_closed_account('customer_id');

create or replace trigger reset_sales_of_open_accounts before insert on reset_sales
  for each row execute function refuse_row_of_closed_account('buyer_id');

create or replace trigger profiles_of_open_accounts before insert on profiles
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger addresses_of_open_accounts before insert on addresses
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger reviews_of_open_accounts before insert on reviews
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger wishlist_items_of_open_accounts before insert on wishlist_items
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger compare_items_of_open_accounts before insert on compare_items
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger stock_alerts_of_open_accounts before insert on stock_alerts
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger contact_messages_of_open_accounts before insert on contact_messages
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger files_of_open_accounts before insert on files
  for each row execute function refuse_row_of_closed_account('owner_id');

-- A repair from the counter is added to an open account, and its owner never changes after that.
create or replace trigger service_orders_claimed_by_open_accounts before update of customer_id on service_orders
  for each row when (new.customer_id is distinct from old.customer_id)
  execute function refuse_row_of_closed_account('customer_id');

create or replace trigger service_messages_of_open_accounts before insert on service_messages
  for each row execute function refuse_row_of_closed_account('actor_id');

create or replace trigger order_returns_of_open_accounts before insert on order_returns
  for each row execute function refuse_row_of_closed_account('client_id');

create or replace trigger order_messages_of_open_accounts before insert on order_messages
  for each row when (new.author = 'customer') execute function refuse_row_of_closed_account('actor_id');

create or replace trigger telegram_links_of_open_accounts before insert on telegram_links
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger telegram_codes_of_open_accounts before insert on telegram_codes
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger notice_choices_of_open_accounts before insert on notice_choices
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger push_devices_of_open_accounts before insert on push_devices
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger staff_notice_choices_of_open_accounts before insert on staff_notice_choices
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger staff_messages_of_open_accounts before insert on staff_messages
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger staff_chat_buttons_of_open_accounts before insert on staff_chat_buttons
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger phone_links_of_open_accounts before insert on phone_links
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger phone_codes_of_open_accounts before insert on phone_codes
  for each row execute function refuse_row_of_closed_account('user_id');

create or replace trigger sign_in_codes_of_open_accounts before insert on sign_in_codes
  for each row execute function refuse_row_of_closed_account('user_id');
