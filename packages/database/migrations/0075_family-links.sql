-- Orders that somebody else pays, by a link of their owner.
create table family_links (
  id integer primary key generated always as identity,
  order_id integer not null constraint family_links_order_id_orders_id_fk references orders (id),
  payer_name varchar(200),
  payer_email varchar(254),
  payer_language varchar(2),
  reported_at timestamp (3) with time zone,
  told_paid_at timestamp (3) with time zone,
  told_delivered_at timestamp (3) with time zone,
  revoked_at timestamp (3) with time zone,
  revoked_by integer constraint family_links_revoked_by_users_id_fk references users (id),
  created_at timestamp (3) with time zone not null default now(),
  constraint family_links_payer_name_given check (btrim(payer_name) <> ''),
  constraint family_links_payer_reported check (reported_at is not null or num_nonnulls(payer_name, payer_email) = 0),
  constraint family_links_email_language check ((payer_email is null) = (payer_language is null)),
  constraint family_links_language_known check (payer_language in ('es', 'en', 'ru', 'ar')),
  constraint family_links_told_in_order check (told_delivered_at is null or told_paid_at is not null),
  constraint family_links_revoked_by_someone check ((revoked_at is null) = (revoked_by is null))
);
create unique index family_links_one_open on family_links (order_id) where revoked_at is null;
create index family_links_order on family_links (order_id);
create index family_links_payer on family_links (lower(payer_email)) where payer_email is not null;
create index family_links_untold on family_links (id)
  where payer_email is not null and (told_paid_at is null or told_delivered_at is null);
