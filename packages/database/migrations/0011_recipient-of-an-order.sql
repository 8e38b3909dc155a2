-- Who receives an order (selling.md#recipient). Orders from before get the name and phone of the address that they were
-- sent to, removed addresses included; otherwise those of the buyer. A closed account has neither.
ALTER TABLE "orders" ADD COLUMN "recipient_name" varchar(201);
ALTER TABLE "orders" ADD COLUMN "recipient_phone" varchar(30);

update orders as o
set recipient_name = coalesce(a.name, nullif(btrim(o.buyer_name), '')),
  recipient_phone = coalesce(nullif(btrim(a.phone), ''), nullif(btrim(o.buyer_phone), ''), nullif(btrim(p.phone), ''))
from orders as old
left join users as u on u.id = old.client_id
left join profiles as p on p.user_id = old.client_id
left join lateral (
  select btrim(concat_ws(' ', a.name, a.lastname)) as name, a.phone
  from addresses as a join cities on cities.id = a.city_id join states on states.id = a.state_id
  where a.user_id = old.client_id and old.home_delivery
    and concat_ws(', ', nullif(a.street, ''), nullif(a.apartament, ''), cities.name, states.name) = old.shipping_address
  order by (coalesce(a.phone, '') = ''), a.id
  limit 1
) as a on true
where o.id = old.id and u.closed_at is null;

-- Phones get their one form, as domain/platform/phone writes it. What is not a number stays as it was typed.
create function pg_temp.read_phone(typed text) returns text language sql immutable as $$
  with bare as (
    select regexp_replace(typed, '[[:space:]().-]', '', 'g') as written
  ),
  international as (
    select case
        when written !~ '^\+?[0-9]+$' then null
        when written ~ '^(\+|00)' then regexp_replace(written, '^(\+00|\+|00)', '')
        else '53' || regexp_replace(written, '^(53|0)(?=[0-9]{8}$)', '')
      end as digits
    from bare
  )
  select case
      when digits ~ '^53[56][0-9]{7}$' then regexp_replace(digits, '^53(....)(....)$', '+53 \1 \2')
      when digits ~ '^537[0-9]{7}$' then regexp_replace(digits, '^53(.)(...)(....)$', '+53 \1 \2 \3')
      when digits ~ '^53[234][0-9]{7}$' then regexp_replace(digits, '^53(..)(...)(...)$', '+53 \1 \2 \3')
      when digits ~ '^[1-9][0-9]{6,14}$' and digits !~ '^53' then '+' || digits
    end
  from international
$$;

update profiles set phone = pg_temp.read_phone(phone) where pg_temp.read_phone(phone) <> phone;
update addresses set phone = pg_temp.read_phone(phone) where pg_temp.read_phone(phone) <> phone;
update orders set buyer_phone = pg_temp.read_phone(buyer_phone) where pg_temp.read_phone(buyer_phone) <> buyer_phone;
update orders set recipient_phone = pg_temp.read_phone(recipient_phone)
where pg_temp.read_phone(recipient_phone) <> recipient_phone;

ALTER TABLE "orders" ADD CONSTRAINT "orders_recipient_name_given" CHECK (btrim("orders"."recipient_name") <> '');
ALTER TABLE "orders" ADD CONSTRAINT "orders_recipient_phone_given" CHECK (btrim("orders"."recipient_phone") <> '');
