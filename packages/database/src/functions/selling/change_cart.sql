-- Changes the cart of an account if it still has the lines that the change was planned for. Null: the idempotency key was
-- used before; what it answered is stored with it.
create or replace function change_cart(change jsonb) returns jsonb language plpgsql as $$
declare
  owner integer := (change ->> 'userId')::integer;
  cart integer;
begin
  if change -> 'call' ->> 'key' is not null then
    insert into idempotency_keys (user_id, scope, key, request_hash, response_status, response)
    select owner, scope, key, decode("requestHash", 'hex'), 201, coalesce(response, '{}')
    from jsonb_to_record(change -> 'call') as c (scope text, key text, "requestHash" text, response jsonb)
    on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;
  select id into cart from carts where user_id = owner for no key update;
  if not found then
    insert into carts (user_id) values (owner)
    on conflict (user_id) do update set updated_at = now() returning id into cart;
  end if;
  if change -> 'cart' is distinct from (
    select coalesce(jsonb_agg(jsonb_build_array(id, quantity, reserved) order by id), '[]') from cart_lines
    where cart_id = cart
  ) then
    raise exception 'the cart has changed since it was read' using errcode = 'serialization_failure';
  end if;
  return hold_lines(cart, owner, change);
end
$$;
