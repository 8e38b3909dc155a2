-- no transaction
-- Transfer codes are compared by letters and digits alone; `code` keeps the hyphens that were typed. A trigger fills the
-- column, so that codes taken by the previous release are compared too.
alter table transaction_codes add column if not exists compared varchar(64);

create or replace function compare_transaction_code() returns trigger language plpgsql as $$
begin
  new.compared = coalesce(new.compared, nullif(regexp_replace(new.code, '[^A-Z0-9]', '', 'g'), ''), new.code);
  return new;
end
$$;

create or replace trigger transaction_codes_compared before insert on transaction_codes
  for each row execute function compare_transaction_code();

-- Before the old rows, which are empty here: nothing can clash while it is built.
drop index concurrently if exists transaction_codes_compared_once;
create unique index concurrently transaction_codes_compared_once on transaction_codes (compared);

-- The first code of each compared form.
-- repeat
update transaction_codes
set compared = coalesce(nullif(regexp_replace(code, '[^A-Z0-9]', '', 'g'), ''), code)
where id in (
  select min(c.id) from transaction_codes as c
  where c.compared is null and not exists (
    select from transaction_codes as taken
    where taken.compared = coalesce(nullif(regexp_replace(c.code, '[^A-Z0-9]', '', 'g'), ''), c.code)
  )
  group by coalesce(nullif(regexp_replace(c.code, '[^A-Z0-9]', '', 'g'), ''), c.code) limit 1000
);

-- What is left had been used before in another spelling. The shop reads it in the audit log.
insert into audit_log (action, entity, entity_id, before, after)
select 'update', 'transaction-code', c.id::text, jsonb_build_object('code', c.code),
  jsonb_build_object('code', c.code, 'sameAs', first.id)
from transaction_codes as c
join transaction_codes as first on first.compared = regexp_replace(c.code, '[^A-Z0-9]', '', 'g')
where c.compared is null and not exists (
  select from audit_log as told
  where told.entity = 'transaction-code' and told.entity_id = c.id::text and told.after -> 'sameAs' = to_jsonb(first.id)
)
order by c.id
on conflict do nothing;

-- A hyphen is in no compared form, so the marked ones equal nothing.
-- repeat
update transaction_codes set compared = left(regexp_replace(code, '[^A-Z0-9]', '', 'g'), 50) || '-' || id
where id in (select id from transaction_codes where compared is null limit 1000);

alter table transaction_codes drop constraint if exists transaction_codes_compared_given;
alter table transaction_codes add constraint transaction_codes_compared_given check (compared is not null) not valid;
alter table transaction_codes validate constraint transaction_codes_compared_given;
