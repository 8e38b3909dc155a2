-- No session of a disabled user, none from before the last password change. Whoever changes the
-- password and stays signed in gets a new session in the same transaction.
create or replace function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;

create or replace trigger users_end_sessions_when_disabled
  after update of enabled on users
  for each row when (not new.enabled) execute function end_sessions();

create or replace trigger users_end_sessions_on_new_password
  after update of password_changed_at on users
  for each row when (new.password_changed_at is distinct from old.password_changed_at) execute function end_sessions();

create or replace trigger users_end_sessions_on_new_staff_role
  after update of staff_role on users
  for each row when (new.staff_role is distinct from old.staff_role) execute function end_sessions();
