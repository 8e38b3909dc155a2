-- Messages to customers by Telegram beside mail.
alter table outbox add column channel varchar(8);
alter table outbox add constraint outbox_channel_known check (channel in ('mail', 'telegram')) not valid;

create table telegram_bots (
  id smallint primary key,
  token bytea not null,
  bot_id bigint not null,
  username varchar(64) not null,
  refused_at timestamp (3) with time zone,
  last_update_id bigint,
  last_update_at timestamp (3) with time zone,
  poller varchar(40),
  polled_until timestamp (3) with time zone,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint telegram_bots_one check (id = 1),
  constraint telegram_bots_username_plain check (username ~ '^[A-Za-z0-9_]+$'),
  constraint telegram_bots_last_update check (num_nulls(last_update_id, last_update_at) in (0, 2)),
  constraint telegram_bots_poller check (num_nulls(poller, polled_until) in (0, 2))
);

create table telegram_links (
  user_id integer primary key constraint telegram_links_user_id_users_id_fk references users (id) on delete cascade,
  chat_id bigint not null,
  language varchar(2) not null,
  broken_at timestamp (3) with time zone,
  created_at timestamp (3) with time zone not null default now(),
  constraint telegram_links_chat_once unique (chat_id),
  constraint telegram_links_language_known check (language in ('es', 'en', 'ru', 'ar'))
);

create table telegram_codes (
  user_id integer primary key constraint telegram_codes_user_id_users_id_fk references users (id) on delete cascade,
  code_hash bytea not null,
  language varchar(2) not null,
  expires_at timestamp (3) with time zone not null,
  constraint telegram_codes_hash_unique unique (code_hash),
  constraint telegram_codes_hashed check (octet_length(code_hash) = 32),
  constraint telegram_codes_language_known check (language in ('es', 'en', 'ru', 'ar'))
);

create table notice_choices (
  user_id integer primary key constraint notice_choices_user_id_users_id_fk references users (id) on delete cascade,
  by_mail varchar(8)[] not null default '{}',
  quiet_from smallint,
  quiet_until smallint,
  constraint notice_choices_topics_known check (by_mail <@ array['orders', 'payments', 'repairs', 'resets', 'news']::varchar[]),
  constraint notice_choices_quiet_whole check (num_nulls(quiet_from, quiet_until) in (0, 2)),
  constraint notice_choices_quiet_of_day check (quiet_from between 0 and 23 and quiet_until between 0 and 23)
);
