import type { BankGateway } from '@tecnoclick/contract/money/bank-messages/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { bankGateways, bankMessageRefusals } from '@tecnoclick/database/schema/money/bank-messages'
import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { desc, eq, gte } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'

const onlyId = 1
const context = 'bank-gateway'
const shownMs = days(30)

export async function readGateway(db: Drizzle, url: string, now: Date): Promise<BankGateway> {
  const since = havanaDay(new Date(now.getTime() - shownMs))
  const { day, reason } = bankMessageRefusals
  const [[row], refused] = await Promise.all([
    db.select({ lastMessageAt: bankGateways.lastMessageAt }).from(bankGateways),
    db.select().from(bankMessageRefusals).where(gte(day, since)).orderBy(desc(day), reason),
  ])
  return {
    isOn: row !== undefined,
    url,
    lastMessageDate: row?.lastMessageAt?.toISOString() ?? null,
    refusals: refused.map(({ lastAt, ...refusal }) => ({ ...refusal, lastDate: lastAt.toISOString() })),
  }
}

/** Whoever has the secret can say that money arrived: its change is audited, without the secret. */
export function changeGateway(
  db: Drizzle,
  { actor, encryption }: { actor: Actor; encryption: Encryption },
  secret: string | null,
): Promise<{ isOn: boolean } | Refusal> {
  return transact(db, async (tx) => {
    if (secret === null) await tx.delete(bankGateways)
    else {
      const sealed = encryption.encrypt(Buffer.from(secret), context)
      await tx
        .insert(bankGateways)
        .values({ id: onlyId, secret: sealed })
        .onConflictDoUpdate({ target: bankGateways.id, set: { secret: sealed } })
    }
    const after = { isOn: secret !== null }
    await recordAudit(tx, actor, { action: 'update', entity: 'bank-gateway', entityId: onlyId, after })
    return after
  })
}

/** Refused where the app is off, or the shop's key is another one, such as after a restore on another machine. */
export async function readGatewaySecret(db: Drizzle, encryption: Encryption): Promise<string | Refusal> {
  const [row] = await db.select({ secret: bankGateways.secret }).from(bankGateways)
  const secret = row && encryption.decrypt(row.secret, context)?.toString()
  return secret ?? refuse('notFound')
}

export async function noteGatewayMessage(db: Drizzle, now: Date): Promise<void> {
  await db.update(bankGateways).set({ lastMessageAt: now }).where(eq(bankGateways.id, onlyId))
}
