-- The lock makes two administrators who remove each other wait; the second then sees what the first left.
create or replace function keep_an_administrator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('keep_an_administrator'));
  if not exists (select from users where staff_role = 'administrator' and enabled) then
    raise exception 'the last administrator stays'
      using errcode = 'check_violation', table = 'users', constraint = 'users_keep_an_administrator';
  end if;
  return null;
end
$$;

create or replace trigger users_keep_an_administrator
  after update of staff_role, enabled on users
  for each row when (
    old.staff_role = 'administrator' and old.enabled
    and (new.staff_role is distinct from 'administrator' or not new.enabled)
  ) execute function keep_an_administrator();

create or replace trigger users_keep_an_administrator_row
  after delete on users
  for each row when (old.staff_role = 'administrator' and old.enabled) execute function keep_an_administrator();
