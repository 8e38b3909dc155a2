-- Recovery by a link, several live codes for an account, and where it signs in from.
create table "known_networks" (
  "user_id" integer not null,
  "network_hash" bytea not null,
  "last_seen_at" timestamp (3) with time zone not null,
  constraint "known_networks_pk" primary key ("user_id", "network_hash"),
  constraint "known_networks_hashed" check (octet_length("known_networks"."network_hash") = 32)
);
alter table "known_networks" add constraint "known_networks_user_id_users_id_fk"
  foreign key ("user_id") references "public"."users" ("id") on delete cascade on update no action;
create index "known_networks_last_seen_at" on "known_networks" using btree ("last_seen_at");

alter table "users" add column "recovery_codes_off_at" timestamp (3) with time zone;

drop index "recovery_codes_one_live_per_user";
alter table "recovery_codes" drop constraint "recovery_codes_used_in_time";
alter table "recovery_codes" alter column "code_hash" drop not null;
alter table "recovery_codes" add column "token_hash" bytea;
alter table "recovery_codes" add column "network_hash" bytea;
alter table "recovery_codes" add column "from_known_network" boolean default false not null;
alter table "recovery_codes" add column "link_expires_at" timestamp (3) with time zone;
create unique index "recovery_codes_token_unique" on "recovery_codes" using btree ("token_hash");
alter table "recovery_codes" add constraint "recovery_codes_token_hashed"
  check (octet_length("recovery_codes"."token_hash") = 32);
alter table "recovery_codes" add constraint "recovery_codes_network_hashed"
  check (octet_length("recovery_codes"."network_hash") = 32);
alter table "recovery_codes" add constraint "recovery_codes_used_in_time"
  check ("recovery_codes"."used_at" is null or ("recovery_codes"."used_at" <= greatest("recovery_codes"."expires_at", "recovery_codes"."link_expires_at") and "recovery_codes"."ended_at" is not null));

-- Codes and tokens of mails. Those of mails that are done are replaced by the placeholder of mail-secrets.ts (U+E000), which
-- nothing can be put into any more. Mails that still wait are sent as they are and, marked by an empty value, dropped soon.
alter table "outbox" add column "secrets" bytea;
update outbox set
  html = regexp_replace(html, '(/activate/user/|/newsletter/confirm/|/services/ticket/)[A-Za-z0-9_-]+', E'\\1\uE000token\uE000', 'g'),
  text = regexp_replace(text, '(/activate/user/|/newsletter/confirm/|/services/ticket/)[A-Za-z0-9_-]+', E'\\1\uE000token\uE000', 'g')
where state in ('sent', 'failed')
  and kind in ('activation', 'newsletter-confirmation', 'service-request', 'service-answer', 'service-quote');
update outbox set
  html = regexp_replace(html, '>\d{4}<', E'>\uE000code\uE000<', 'g'),
  text = regexp_replace(text, '^\d{4}$', E'\uE000code\uE000', 'gn')
where state in ('sent', 'failed') and kind = 'recovery-code';
update outbox set secrets = ''
where state in ('pending', 'sending')
  and kind in ('activation', 'recovery-code', 'newsletter-confirmation', 'service-request', 'service-answer', 'service-quote');
create index "outbox_kept_bodies" on "outbox" using btree ("sent_at") where "outbox"."state" = 'sent' and "outbox"."text" <> '';
create index "outbox_kept_secrets" on "outbox" using btree ("id") where "outbox"."secrets" is not null;
