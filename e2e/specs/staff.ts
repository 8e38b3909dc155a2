import type { Drizzle } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { type Caller, callerWith } from '../support/caller.ts'
import { insertSession } from '../support/session.ts'

/** What staff do meanwhile, through the API: `await staff.patch('/salereset/7', { descargable: true })`. */
export async function signInStaff(db: Drizzle): Promise<Caller> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'admin@demo.cu'))
  if (!admin) throw new Error('There is no admin@demo.cu')
  return callerWith(await insertSession(db, admin.id))
}
