-- no transaction
-- When a mailbox was proven by whoever holds the password. An activation proves the mailbox alone: a stranger may have
-- registered it. Accounts from before count as proven by their activation, so that their second factor goes on protecting them.
alter table users add column if not exists mailbox_proven_at timestamp (3) with time zone;

-- repeat
update users set mailbox_proven_at = activated_at where id in (
  select id from users where activated_at is not null and mailbox_proven_at is null limit 1000
);

-- The first sign since a start that others reach a shop that is configured for its own machine.
create table if not exists exposure_signs (
  id smallint primary key,
  sign varchar(300) not null,
  seen_at timestamp (3) with time zone not null,
  constraint exposure_signs_one_row check (id = 1)
);
