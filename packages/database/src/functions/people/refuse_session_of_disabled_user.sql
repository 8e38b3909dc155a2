-- The lock makes a sign-in wait for a disabling that is under way, and see it.
create or replace function refuse_session_of_disabled_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and enabled for no key update;
  if not found then
    raise exception 'user % may not have this session', new.user_id
      using errcode = 'check_violation', table = 'sessions', constraint = 'sessions_of_enabled_users';
  end if;
  return new;
end
$$;

create or replace trigger sessions_of_enabled_users
  before insert on sessions
  for each row execute function refuse_session_of_disabled_user();
