-- Transfer codes get their one spelling, as domain/selling/transaction-code folds it. A character that is refused today
-- becomes a dash. Of codes that turn out to be the same, the oldest keeps it, the others are marked; each change beyond
-- case and blanks is in the audit log, with `sameAs` where two were one.

alter table transaction_codes drop constraint transaction_codes_used_once;

with folded as (
    select id, code as typed, nullif(left(upper(regexp_replace(
      translate(
        regexp_replace(
          normalize(code, nfkc),
          '[\s\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF]',
          '', 'g'
        ),
        'АВЕІЈКМНОРԚЅТСУҮХԜԌавеіјкмноԛрѕтсуүхԝһԁΑΒΕΖΗΙͿΚΜΝΟΡΤΥΧαικνορχıɑɡ‐‒–—―−',
        'ABEIJKMHOPQSTCYYXWGABEIJKMHOQPSTCYYXWHDABEZHIJKMNOPTYXAIKVOPXIAG------'
      ),
      '[^A-Za-z0-9-]', '-', 'g'
    )), 64), '') as code
    from transaction_codes
  ),
  ranked as (
    select id, typed, code,
      first_value(id) over (partition by code order by id) as first_id
    from folded
  ),
  final as (
    select id, typed, case when code is not null and id <> first_id then first_id end as same_as,
      case
        when code is null then 'CODIGO-' || id
        when id = first_id then code
        else left(code, 40) || '-REPETIDO-' || id
      end as code
    from ranked
  ),
  changed as (
    update transaction_codes set code = final.code from final
    where final.id = transaction_codes.id and final.code <> transaction_codes.code
  )
insert into audit_log (action, entity, entity_id, before, after)
select 'update', 'transaction-code', id::text, jsonb_build_object('code', typed),
  jsonb_strip_nulls(jsonb_build_object('code', code, 'sameAs', same_as))
from final where code <> upper(btrim(typed));

alter table transaction_codes add constraint transaction_codes_used_once unique (folded);
alter table transaction_codes drop constraint transaction_codes_form;
alter table transaction_codes add constraint transaction_codes_form check (transaction_codes.code ~ '^[A-Z0-9-]+$');

do $$
declare
  clashes integer;
begin
  select count(*) into clashes from audit_log where entity = 'transaction-code' and after ? 'sameAs';
  if clashes > 0 then
    raise notice '% transfer codes had been used twice; see transaction-code in the audit log', clashes;
  end if;
end $$;


-- Unpaid orders expire.

alter table orders add column expires_at timestamp (3) with time zone;
alter table order_history drop constraint order_history_event_known;
alter table order_history add constraint order_history_event_known
  check (order_history.event in ('placed', 'status', 'answer', 'payment', 'number', 'edit', 'expired'));


-- Reviews wait for a confirmation by mail or for staff. Those that are visible stay so.

alter table reviews add column waits_for varchar(12);
alter table reviews add column confirm_hash bytea;
drop index reviews_one_per_email;
create unique index reviews_one_per_email on reviews using btree (product_id, lower(email))
  where reviews.waits_for is distinct from 'confirmation';
create index reviews_waiting on reviews using btree (created_at) where reviews.waits_for is not null;
alter table reviews add constraint reviews_confirm_unique unique (confirm_hash);
alter table reviews add constraint reviews_waits_for_known
  check (reviews.waits_for in ('confirmation', 'approval'));
alter table reviews add constraint reviews_waiting_is_hidden check (reviews.waits_for is null or reviews.hidden);
alter table reviews add constraint reviews_confirmed_by_link
  check (reviews.waits_for is distinct from 'confirmation' or reviews.confirm_hash is not null);
alter table reviews add constraint reviews_confirm_is_hashed check (octet_length(reviews.confirm_hash) = 32);


-- 'Compra verificada' follows the orders of the account: one that is completed, or paid and not cancelled.

create function has_bought(client integer, product integer) returns boolean language sql stable as $$
  select exists (
    select from orders as o join order_lines as l on l.order_id = o.id
    where o.client_id = client and l.product_id = product and (
      o.status = 'COMPLETADA'
      or o.status <> 'CANCELADA' and exists (select from payments as p where p.order_id = o.id and p.state = 'verified')
    )
  )
$$;

create function verify_reviews(bought integer) returns void language sql as $$
  update reviews set verified_purchase = not verified_purchase
  from orders
  where orders.id = bought and reviews.user_id = orders.client_id
    and reviews.product_id in (select product_id from order_lines where order_id = bought)
    and reviews.verified_purchase <> has_bought(reviews.user_id, reviews.product_id)
$$;

create function verify_reviews_of_order() returns trigger language plpgsql as $$
begin
  perform verify_reviews(new.id);
  return null;
end
$$;

create function verify_reviews_of_payment() returns trigger language plpgsql as $$
begin
  perform verify_reviews(new.order_id);
  return null;
end
$$;

create trigger orders_verify_reviews after update of status on orders
  for each row when (new.status is distinct from old.status) execute function verify_reviews_of_order();
create trigger payments_verify_reviews after update of state on payments
  for each row when (new.state is distinct from old.state) execute function verify_reviews_of_payment();
create trigger payments_paid_verify_reviews after insert on payments
  for each row when (new.state = 'verified') execute function verify_reviews_of_payment();

-- Pages that show the mark are rendered anew.
create trigger reviews_noted after update of verified_purchase on reviews
  for each row when (new.verified_purchase is distinct from old.verified_purchase) execute function note_product_part();

update reviews set verified_purchase = not verified_purchase
where user_id is not null and verified_purchase <> has_bought(user_id, product_id);
