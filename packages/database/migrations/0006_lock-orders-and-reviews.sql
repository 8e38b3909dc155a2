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
