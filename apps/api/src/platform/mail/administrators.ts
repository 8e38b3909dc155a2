import type { Transaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq } from 'drizzle-orm'

/** Who gets the mails about the shop itself. */
export function readAdministrators(tx: Transaction): Promise<{ id: number; email: string }[]> {
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.staffRole, 'administrator'), users.enabled))
}
