import { keyPermissions } from '@tecnoclick/domain/people/api-key'
import { type Permission, permissions, rolesWith } from '@tecnoclick/domain/people/permissions'
import type { Invariant } from './invariant.ts'

/** A permission of an older version may be in a row; it counts for nothing. */
const personalPermissions = permissions
  .filter((permission) => !keyPermissions.includes(permission))
  .map((permission) => `'${permission}'`)
  .join(', ')

const rolesFor = (permission: Permission) =>
  rolesWith(permission)
    .map((role) => `'${role}'`)
    .join(', ')

/** platform.md#invariants, 5, 8 and 9. */
export const accountInvariants: readonly Invariant[] = [
  {
    id: '8-assignments',
    title: 'Orders, service orders and messages are assigned to enabled staff who may work on them',
    sql: `
      select assignments.id from assignments join users on users.id = staff_id
      where role <> 'admin' or not enabled
        or order_id is not null and staff_role not in (${rolesFor('orders:write')})
        or service_order_id is not null and staff_role not in (${rolesFor('serviceOrders:write')})
        or message_id is not null and staff_role not in (${rolesFor('messages:write')})`,
  },
  {
    id: '5-principal-address',
    title: 'A user with enabled addresses has exactly one principal address',
    sql: `
      select user_id from addresses group by user_id
      having bool_or(enable) and count(*) filter (where enable and is_principal) <> 1
        or bool_or(is_principal and not enable)`,
  },
  {
    id: '5-geography',
    title: 'Country, state and city of each address belong together',
    sql: `
      select addresses.id from addresses
      left join cities on cities.id = addresses.city_id
      left join states on states.id = cities.state_id
      where (addresses.state_id, addresses.country_id) is distinct from (states.id, states.country_id)`,
  },
  {
    id: '8-sessions',
    title: 'No session of a disabled account, or from before the last password change, is alive',
    sql: `
      select sessions.id from sessions join users on users.id = sessions.user_id
      where not enabled or sessions.created_at < password_changed_at`,
  },
  {
    id: '8-staff-sessions',
    title: 'No session of staff lasts longer than 24 hours',
    sql: `
      select sessions.id from sessions join users on users.id = sessions.user_id
      where role = 'admin' and absolute_expires_at > sessions.created_at + interval '24 hours'`,
  },
  {
    id: '8-closed-accounts',
    title:
      'A closed account is disabled and has no address, profile, saved list, message, device or second factor',
    sql: `
      select users.id from users where closed_at is not null and (
        enabled or email not like '%@closed.invalid'
        or exists (select from profiles where user_id = users.id)
        or exists (select from addresses where user_id = users.id)
        or exists (select from wishlist_items where user_id = users.id)
        or exists (select from compare_items where user_id = users.id)
        or exists (select from stock_alerts where user_id = users.id)
        or exists (select from orders where client_id = users.id and recipient_phone is not null)
        or exists (select from service_orders where customer_id = users.id and recipient_name is not null)
        or exists (select from contact_messages where user_id = users.id)
        or exists (select from devices where user_id = users.id)
        or exists (select from known_networks where user_id = users.id)
        or exists (select from passkeys where user_id = users.id)
        or exists (select from totp_secrets where user_id = users.id)
        or exists (select from backup_codes where user_id = users.id)
        or exists (select from files where owner_id = users.id)
        or exists (select from reviews where user_id = users.id and email not like '%@closed.invalid')
      )`,
  },
  {
    id: '8-secrets-hashed',
    title: 'Tokens are stored as 32-byte hashes and passwords as argon2id',
    sql: `
      select id from sessions where octet_length(token_hash) <> 32
      union all
      select id from staff_invitations where octet_length(token_hash) <> 32
      union all
      select id from users where password_hash not like '$argon2id$%'`,
  },
  {
    id: '8-api-keys',
    title:
      'An API key is stored as a hash, has only permissions for programs, and was not used after its end',
    sql: `
      select id from api_keys
      where octet_length(key_hash) <> 32 or last_used_at > least(expires_at, revoked_at) or last_used_at < created_at
        or permissions && array[${personalPermissions}]`,
  },
  {
    id: '8-email-unique',
    title: 'E-mail addresses are unique ignoring case',
    sql: 'select min(id) from users group by lower(email) having count(*) > 1',
  },
  {
    id: '9-recovery-codes',
    title: 'A recovery code takes five tries, and neither code nor link is used late',
    sql: `
      select id from recovery_codes
      where tries > 5 or used_at > greatest(expires_at, link_expires_at) or (used_at is not null and ended_at is null)`,
  },
  {
    id: '9-codes-off',
    title: 'An account with ten wrong guesses since its last recovery has its codes off',
    sql: `
      select user_id from recovery_codes as code
      where created_at > coalesce(
        (select max(used_at) from recovery_codes as used where used.user_id = code.user_id), '-infinity'
      ) and created_at > now() - interval '30 days'
      group by user_id
      having sum(tries) >= 10
        and (select recovery_codes_off_at from users where users.id = code.user_id) is null`,
  },
]
