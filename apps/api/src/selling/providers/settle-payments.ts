import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import { providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import { settings as settingRows } from '@tecnoclick/database/schema/site/settings'
import { days } from '@tecnoclick/domain/platform/duration'
import { askAgainAfter } from '@tecnoclick/domain/selling/provider-payment'
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { isRefusal } from '../../platform/http/refusal.ts'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { createCircuit } from './circuit.ts'
import { finishRefund } from './refund-payment.ts'
import { takeReport } from './take-report.ts'
import { type VerifyAct, verifyPayment } from './verify-payment.ts'

/** Each may take ten seconds where a gateway hangs; the circuit leaves it alone after five. */
const mostAtOnce = 50

/** Of a gateway that does not answer any more. What it says later still counts. */
const giveUpAfter = days(1)

/**
 * Asks gateways what became of payments of which nothing was heard, ends those whose time is over, and goes on with refunds
 * that had no answer (selling.md#online-payments). Without a public URL for the links of mails they wait for staff.
 */
export async function settleProviderPayments(deps: JobDeps): Promise<void> {
  const { database, log, now, publicUrl, mailSecrets, encryption } = deps
  const { db } = database
  if (!publicUrl || !mailSecrets || !encryption) return
  const at = now()
  const quiet = new Date(at.getTime() - askAgainAfter)
  const { state, createdAt, checkedAt, refundKey, id } = providerPayments
  const isQuiet = and(lt(createdAt, quiet), or(isNull(checkedAt), lt(checkedAt, quiet)))
  const waiting = await db
    .select()
    .from(providerPayments)
    .where(and(inArray(state, ['created', 'pending']), isQuiet))
    .orderBy(asc(createdAt))
    .limit(mostAtOnce)
  const refunding = await db
    .select({ id })
    .from(providerPayments)
    .where(isNotNull(refundKey))
    .limit(mostAtOnce)
  if (waiting.length + refunding.length === 0) return
  const { key, value } = settingRows
  const act: VerifyAct = {
    ...{ db, mailSecrets, storeUrl: publicUrl, requestId: 'job', now: at },
    access: { encryption, now, circuit: createCircuit(now) },
    settings: readSettings(await db.select({ key, value }).from(settingRows)),
  }
  for (const attempt of waiting) {
    const { expiresAt } = attempt
    const isOver = expiresAt <= at
    const asked = await verifyPayment(act, eq(id, attempt.id), isOver ? 'expire' : 'verify')
    const isGivenUp = at.getTime() - expiresAt.getTime() > giveUpAfter
    if (isOver && (!isRefusal(asked) || isGivenUp)) await end(act, attempt)
  }
  for (const refund of refunding) await finishRefund(act, refund.id)
  log.debug({ asked: waiting.length, refunds: refunding.length }, 'payments with gateways settled')
}

/** Ignored where the gateway has just said that it was paid. */
async function end(act: VerifyAct, attempt: typeof providerPayments.$inferSelect): Promise<void> {
  const { providerId, reference, amount, currency, providerReference } = attempt
  const over = { state: 'expired', amount, currency, providerReference } as const
  await takeReport(act, providerId, { ...over, reference, event: 'expired', source: 'verification' })
}
