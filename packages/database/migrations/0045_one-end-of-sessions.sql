-- One trigger for the three reasons to end the sessions of an account.
create or replace trigger users_end_sessions after update of enabled, password_changed_at, staff_role on users
  for each row when (
    not new.enabled
    or (new.password_changed_at, new.staff_role) is distinct from (old.password_changed_at, old.staff_role)
  ) execute function end_sessions();
drop trigger if exists users_end_sessions_when_disabled on users;
drop trigger if exists users_end_sessions_on_new_password on users;
drop trigger if exists users_end_sessions_on_new_staff_role on users;
