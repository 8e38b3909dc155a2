-- Which printer a reset was bought for, whether it worked there, and money given back as credit where it did not.
alter table reset_sales add column printer_model varchar(80), add column firmware varchar(60);
alter table resets add column dead_ends jsonb;
create table reset_outcomes (
  id integer primary key generated always as identity,
  reset_sale_id integer not null constraint reset_outcomes_reset_sale_id_reset_sales_id_fk references reset_sales (id),
  outcome varchar(8) not null,
  firmware varchar(60),
  message varchar(1000) not null default '',
  log varchar(128) constraint reset_outcomes_log_files_name_fk references files (name) on update cascade,
  reported_at timestamp (3) with time zone not null,
  decision varchar(8),
  decided_at timestamp (3) with time zone,
  decided_by integer constraint reset_outcomes_decided_by_users_id_fk references users (id),
  reason varchar(500) not null default '',
  credit_account_id integer constraint reset_outcomes_credit_account_id_credit_accounts_id_fk references credit_accounts (id),
  credit bigint,
  version integer not null default 1,
  constraint reset_outcomes_sale_unique unique (reset_sale_id),
  constraint reset_outcomes_log_unique unique (log),
  constraint reset_outcomes_outcome_known check (outcome in ('worked', 'failed')),
  constraint reset_outcomes_decision_known check (decision in ('credited', 'refused')),
  constraint reset_outcomes_decided_failure check (decision is null or outcome = 'failed'),
  constraint reset_outcomes_decided_at check ((decision is null) = (decided_at is null)),
  constraint reset_outcomes_decided_by_someone check (decided_by is null or decision is not null),
  constraint reset_outcomes_refused_with_reason check (decision is distinct from 'refused' or btrim(reason) <> ''),
  constraint reset_outcomes_credited check (
    (decision is not distinct from 'credited') = (credit_account_id is not null)
    and (credit_account_id is null) = (credit is null) and credit > 0
  )
);
create index reset_outcomes_credit_account on reset_outcomes (credit_account_id, decided_at) where credit_account_id is not null;
create index reset_outcomes_undecided on reset_outcomes (reported_at) where outcome = 'failed' and decision is null;
create index reset_outcomes_failed on reset_outcomes (reported_at) where outcome = 'failed';
create table reset_counts (
  reset_id integer not null constraint reset_counts_reset_id_resets_id_fk references resets (id),
  model varchar(80) not null,
  worked integer not null default 0,
  failed integer not null default 0,
  constraint reset_counts_reset_id_model_pk primary key (reset_id, model),
  constraint reset_counts_not_negative check (worked >= 0 and failed >= 0)
);
alter table files drop constraint files_kind_known;
alter table files add constraint files_kind_known check (
  kind in ('avatar', 'picture', 'banner', 'document', 'reset', 'service-photo', 'receipt', 'return-photo', 'reset-log', 'site')
) not valid;
alter table files drop constraint files_private_kinds;
alter table files add constraint files_private_kinds check (
  kind not in ('reset', 'service-photo', 'receipt', 'return-photo', 'reset-log') or visibility = 'private'
) not valid;
