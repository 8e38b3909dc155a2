import type { BounceGateway, BounceOutcome } from '@tecnoclick/contract/site/campaigns/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { bounceGateways } from '@tecnoclick/database/schema/site/campaigns'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { isNotNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { readLimited } from '../../platform/http/read-body.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { CampaignTokens } from '../../platform/secrets/campaign-tokens.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { whyNotSigned } from '../../platform/secrets/verify-signature.ts'
import { createToken } from '../../platform/session/token.ts'
import { readReport } from './read-report.ts'
import { recordBounce } from './record-bounce.ts'

const onlyId = 1
const context = 'bounce-gateway'
/** With the whole mail that came back. */
const longestReport = 500_000

export async function readBounceGateway(db: Drizzle, url: string): Promise<BounceGateway> {
  const [[row], stopped] = await Promise.all([
    db.select({ lastReportAt: bounceGateways.lastReportAt }).from(bounceGateways),
    db.$count(newsletterSubscribers, isNotNull(newsletterSubscribers.bouncedAt)),
  ])
  return { isOn: row !== undefined, url, lastReportDate: row?.lastReportAt?.toISOString() ?? null, stopped }
}

/** A new secret each time it is switched on, told once; the one before is worth nothing then. */
export function changeBounceGateway(
  db: Drizzle,
  { actor, encryption }: { actor: Actor; encryption: Encryption },
  isOn: boolean,
): Promise<{ secret: string | null } | Refusal> {
  return transact(db, async (tx) => {
    await tx.delete(bounceGateways)
    const secret = isOn ? createToken() : null
    if (secret !== null) {
      const sealed = encryption.encrypt(Buffer.from(secret), context)
      await tx.insert(bounceGateways).values({ id: onlyId, secret: sealed })
    }
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'bounce-gateway',
      entityId: onlyId,
      after: { isOn },
    })
    return { secret }
  })
}

interface Receiver {
  db: Drizzle
  encryption: Encryption
  campaignTokens: CampaignTokens
  now: Date
}

/**
 * A mail that came back (operations/campaigns.md). Anybody may write to the shop's mailbox and pretend that something came
 * back: only what has the link by which its reader unsubscribes, which nobody else knows, counts.
 */
export async function receiveBounce(
  { db, encryption, campaignTokens, now }: Receiver,
  { req }: ApiContext,
): Promise<{ outcome: BounceOutcome } | Refusal> {
  const [row] = await db.select({ secret: bounceGateways.secret }).from(bounceGateways)
  const secret = row && encryption.decrypt(row.secret, context)?.toString()
  if (secret === undefined) return refuse('notFound')
  const body = await readLimited(req.raw, longestReport)
  if (isRefusal(body)) return body
  const signed = { body, timestamp: req.header('x-timestamp'), signature: req.header('x-signature') }
  if (whyNotSigned(signed, secret, now)) return refuse('forbidden')
  await db.update(bounceGateways).set({ lastReportAt: now })
  const report = readReport(body)
  const failed = report?.recipients.find(({ action }) => action === 'failed')
  if (!report || !failed) return { outcome: 'ignored' }
  const token = /\/newsletter\/leave\/([\w-]{1,128})/.exec(report.original)?.[1]
  const id = token === undefined ? undefined : campaignTokens.leave.idOf(token)
  if (id === undefined) return { outcome: 'unknown' }
  const { diagnostic, status } = failed
  return { outcome: await recordBounce(db, { id, reason: diagnostic, status, now }) }
}
