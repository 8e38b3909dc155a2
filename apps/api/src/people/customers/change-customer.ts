import type { CustomerChange, CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { mails } from '@tecnoclick/messages/people/mails'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { eq, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail, type WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findCustomer } from './read-customers.ts'

export interface CustomerDecision {
  id: number
  change: CustomerChange
  storeUrl: string
}

/**
 * Staff enable or disable an account, and approve a business for wholesale prices. Every change is checked against the
 * version of the user, including changes of the profile's client code.
 */
export function changeCustomer(
  db: Drizzle,
  actor: Actor,
  { id, change, storeUrl }: CustomerDecision,
): Promise<CustomerDetail | Refusal> {
  return transact(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) return refuse('notFound')
    if (user.closedAt) return refuse('conflict')
    if (isStale(user, change.version)) return refuse('staleVersion')
    const before = await readDecided(tx, id, user.enabled)
    const enabled = change.enabled ?? before.enabled
    const clicode = change.clicode === undefined ? before.clicode : (change.clicode ?? unapprovedClientCode)
    // Staff accounts have their own page (people.md#staff), and only a business has a client code.
    if (enabled !== before.enabled && user.role === 'admin') return refuse('conflict')
    if (clicode !== before.clicode && user.role !== 'business') return refuse('conflict')
    if (enabled === before.enabled && clicode === before.clicode) return found(tx, id)

    const version = user.version + 1
    await tx.update(users).set({ enabled, version }).where(eq(users.id, id))
    if (!enabled) await tx.delete(sessions).where(eq(sessions.userId, id))
    if (clicode !== before.clicode) await writeCode(tx, id, clicode)
    const after = { enabled, clicode }
    await recordAudit(tx, actor, { action: 'update', entity: 'customer', entityId: id, before, after })
    if (before.clicode === unapprovedClientCode && clicode !== unapprovedClientCode) {
      const mail = {
        kind: 'business-approved',
        to: user.email,
        dedupeKey: `business-approved:${id}:${version}`,
      }
      await queueWrittenMail(tx, mail, (store) => businessApprovedMail(store, clicode, storeUrl))
    }
    return found(tx, id)
  })
}

async function readDecided(tx: Transaction, userId: number, enabled: boolean) {
  const [profile] = await tx
    .select({ clicode: profiles.clicode })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update')
  return { enabled, clicode: profile?.clicode ?? unapprovedClientCode }
}

/** A business may be approved before it has filled in its profile. */
async function writeCode(tx: Transaction, userId: number, clicode: string): Promise<void> {
  await tx
    .insert(profiles)
    .values({ userId, clicode })
    .onConflictDoUpdate({
      target: profiles.userId,
      set: { clicode, version: sql`${profiles.version} + 1` },
    })
}

async function found(tx: Transaction, id: number): Promise<CustomerDetail | Refusal> {
  return (await findCustomer(tx, id)) ?? refuse('notFound')
}

export function businessApprovedMail(
  { storeName: store }: Store,
  code: string,
  storeUrl: string,
): WrittenMail {
  const { subject, heading, approved, code: label, action } = mails.businessApproved
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(approved, { store })],
      facts: [{ label, value: code }],
      action: { label: action, url: `${storeUrl}/shop/catalog` },
    },
  }
}
