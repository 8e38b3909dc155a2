-- Staff get a role; whoever ran the shop until now may still do everything.

ALTER TABLE "users" ADD COLUMN "staff_role" varchar(16);
update users set staff_role = 'administrator' where role = 'admin';
ALTER TABLE "users" ADD CONSTRAINT "users_staff_role_known" CHECK ("users"."staff_role" in ('administrator', 'seller', 'technician', 'editor'));
ALTER TABLE "users" ADD CONSTRAINT "users_staff_have_a_role" CHECK (("users"."role" = 'admin') = ("users"."staff_role" is not null));

create trigger users_end_sessions_on_new_staff_role
  after update of staff_role on users
  for each row when (new.staff_role is distinct from old.staff_role) execute function end_sessions();

-- The lock makes two administrators who remove each other wait; the second then sees what the first left.

create function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_an_administrator'));
  if not exists (select from users where staff_role = 'administrator' and enabled) then
    raise exception 'the last administrator stays'
      using errcode = 'check_violation', table = 'users', constraint = 'users_keep_an_administrator';
  end if;
  return null;
end
$$;

create trigger users_keep_an_administrator
  after update of staff_role, enabled on users
  for each row when (
    old.staff_role = 'administrator' and old.enabled
    and (new.staff_role is distinct from 'administrator' or not new.enabled)
  ) execute function keep_an_administrator();

create trigger users_keep_an_administrator_row
  after delete on users
  for each row when (old.staff_role = 'administrator' and old.enabled) execute function keep_an_administrator();

-- Sessions of staff: 12 idle hours, 24 hours at most. Those that began under the longer limits end sooner.

update sessions set
  absolute_expires_at = least(absolute_expires_at, sessions.created_at + interval '24 hours'),
  idle_expires_at = least(idle_expires_at, sessions.created_at + interval '24 hours', last_seen_at + interval '12 hours')
from users where users.id = sessions.user_id and users.role = 'admin';

CREATE TABLE "staff_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"staff_role" varchar(16) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"accepted_by" integer,
	CONSTRAINT "staff_invitations_role_known" CHECK ("staff_invitations"."staff_role" in ('administrator', 'seller', 'technician', 'editor')),
	CONSTRAINT "staff_invitations_token_is_hashed" CHECK (octet_length("staff_invitations"."token_hash") = 32),
	CONSTRAINT "staff_invitations_accepted_in_time" CHECK ("staff_invitations"."accepted_by" is null or ("staff_invitations"."ended_at" is not null and "staff_invitations"."ended_at" <= "staff_invitations"."expires_at"))
);
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "staff_invitations_token_unique" ON "staff_invitations" USING btree ("token_hash");
CREATE UNIQUE INDEX "staff_invitations_one_open_per_email" ON "staff_invitations" USING btree (lower("email")) WHERE "staff_invitations"."ended_at" is null;

-- The hash chain over the audit log. Entries written until now are sealed by the first run of the job.

CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_seals_hash_is_sha256" CHECK (octet_length("audit_seals"."hash") = 32)
);
ALTER TABLE "audit_seals" ADD CONSTRAINT "audit_seals_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "audit_seals_audit_id_unique" ON "audit_seals" USING btree ("audit_id");

create trigger audit_seals_appended_only
  before update or delete on audit_seals for each row execute function refuse_rewriting();
create trigger audit_seals_not_truncated
  before truncate on audit_seals for each statement execute function refuse_rewriting();
create trigger audit_log_not_truncated
  before truncate on audit_log for each statement execute function refuse_rewriting();
