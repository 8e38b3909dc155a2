import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findCustomer } from './read-customers.ts'

/** Injected, because it belongs to security. */
export type SendActivation = (
  tx: Transaction,
  account: { userId: number; email: string },
  at: { storeUrl: string; now: Date },
) => Promise<void>

/** For customers who lost the mail. */
export function resendActivation(
  db: Drizzle,
  actor: Actor,
  sending: { id: number; send: SendActivation; storeUrl: string; now: Date },
): Promise<CustomerDetail | Refusal> {
  const { id, send, storeUrl, now } = sending
  return transact(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) return refuse('notFound')
    if (user.activatedAt !== null || !user.enabled) return refuse('conflict')
    await send(tx, { userId: id, email: user.email }, { storeUrl, now })
    const after = { activation: 'sent' }
    await recordAudit(tx, actor, { action: 'update', entity: 'customer', entityId: id, after })
    return (await findCustomer(tx, id)) ?? refuse('notFound')
  })
}
