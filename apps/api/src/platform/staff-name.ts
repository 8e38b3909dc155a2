import { customers, staff } from '@tecnoclick/messages/people/office'
import { type SQL, sql } from 'drizzle-orm'

const { user, business } = customers.roles
const roleNames = Object.entries({ ...staff.roles, user, business })
const roleName = sql`case coalesce(u.staff_role, u.role) ${sql.join(
  roleNames.map(([role, name]) => sql`when ${role}::text then ${name}::text`),
  sql` `,
)} end`

/**
 * The name for colleagues, 'Vendedor 12' without one; never the e-mail, which signs in (people.md#staff). Expects
 * `users as u left join profiles as p`.
 */
export const staffName = sql`coalesce(nullif(concat_ws(' ', p.name, p.lastname), ''), concat(${roleName}, ' ', u.id))`

/** The same by the id of the account. */
export function staffNameOf(userId: SQL): SQL {
  return sql`(select ${staffName} from users as u left join profiles as p on p.user_id = u.id where u.id = ${userId})`
}
