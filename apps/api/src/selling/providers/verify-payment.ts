import { paymentProviders, providerPayments } from '@tecnoclick/database/schema/selling/provider-payments'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { Unanswered } from '../../platform/webhooks/post-event.ts'
import { openProvider, orUnanswered, type ProviderAccess } from './open-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { type ProviderPaymentRow, type ReportAct, takeReport } from './take-report.ts'

export interface VerifyAct extends ReportAct {
  access: ProviderAccess
  settings: Pick<Settings, 'webhookNetworks'>
}

/** Each may tell what became of an attempt. */
type Asking = 'verify' | 'readReturn' | 'expire'

export async function findAttempt(
  { db, access, settings }: VerifyAct,
  isIt: ReturnType<typeof eq>,
): Promise<{ attempt: ProviderPaymentRow; provider: PaymentProvider | undefined } | undefined> {
  const [found] = await db
    .select({ attempt: providerPayments, row: paymentProviders })
    .from(providerPayments)
    .innerJoin(paymentProviders, eq(paymentProviders.id, providerPayments.providerId))
    .where(isIt)
  if (!found) return undefined
  const provider = openProvider(found.row, access, settings.webhookNetworks)
  return { attempt: found.attempt, provider }
}

/** Asks the provider of an attempt what became of it. What it says counts as if it had told by itself. */
export async function verifyPayment(
  act: VerifyAct,
  isIt: ReturnType<typeof eq>,
  asking: Asking = 'verify',
): Promise<{ id: number } | Refusal> {
  const found = await findAttempt(act, isIt)
  if (!found) return refuse('notFound')
  const { attempt, provider } = found
  const { id, providerId, reference } = attempt
  if (!provider) return refuse('conflict')
  const report = await orUnanswered(provider[asking](attempt))
  await act.db.update(providerPayments).set({ checkedAt: act.now }).where(eq(providerPayments.id, id))
  if (report instanceof Unanswered) return refuse('unavailable')
  if (!report) return { id }
  const taken = await takeReport(act, providerId, { ...report, reference, event: '', source: 'verification' })
  return isRefusal(taken) ? taken : { id }
}
