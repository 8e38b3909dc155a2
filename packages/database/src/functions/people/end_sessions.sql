-- No session of a disabled user, none from before the last password change. Whoever changes the
-- password and stays signed in gets a new session in the same transaction.
create or replace function end_sessions() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;

create or replace trigger users_end_sessions after update of enabled, password_changed_at, staff_role on users
  for each row when (
    not new.enabled
    or (new.password_changed_at, new.staff_role) is distinct from (old.password_changed_at, old.staff_role)
  ) execute function end_sessions();
