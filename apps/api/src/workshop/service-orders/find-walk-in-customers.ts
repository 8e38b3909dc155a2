import type { List } from '@tecnoclick/contract/platform/wire'
import type { WalkInCustomer } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { fromEnd } from '@tecnoclick/database/search-words'
import { maskEmail } from '@tecnoclick/domain/people/email'
import { type SQL, sql } from 'drizzle-orm'
import { endsWith } from '../../platform/listing/code-search.ts'
import type { FieldValue } from '../../platform/listing/list-request.ts'

/** Fewer digits end the phones of strangers. */
const fewestDigits = 6
const mostShown = 5

/**
 * Who brings a device, found by what they say themselves: the whole e-mail, or the end of a phone. Whoever takes in devices need not
 * read accounts, so parts of a name or an e-mail find nobody (workshop.md#at-the-counter).
 */
export async function findWalkInCustomers(
  db: Drizzle,
  search: FieldValue | undefined,
): Promise<List<WalkInCustomer>> {
  const matches = matchOf(String(search ?? '').trim())
  if (!matches) return { data: [], total: 0 }
  const { rows } = await db.execute<{ id: number; name: string; email: string }>(sql`
    select u.id, concat_ws(' ', p.name, p.lastname) as name, u.email
    from users as u left join profiles as p on p.user_id = u.id
    where ${matches} and u.role <> 'admin' and u.enabled and u.closed_at is null
    order by u.id desc limit ${mostShown}`)
  const data = rows.map(({ id, name, email }) => ({ id, name, email: maskEmail(email) }))
  return { data, total: data.length }
}

function matchOf(search: string): SQL | undefined {
  if (search.includes('@')) return sql`lower(u.email) = lower(${search}::text)`
  const digits = search.replace(/\D/g, '')
  const isPhone = /^[+\d\s().-]+$/.test(search) && digits.length >= fewestDigits
  return isPhone ? endsWith(fromEnd.digits('p.phone'), digits) : undefined
}
