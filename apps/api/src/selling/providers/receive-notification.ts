import { paymentProviders } from '@tecnoclick/database/schema/selling/provider-payments'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { readLimited } from '../../platform/http/read-body.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { openProvider, type ProviderAccess } from './open-provider.ts'
import { type ReportAct, type Taken, takeReport } from './take-report.ts'

const longestBody = 20_000

/**
 * A notification of a gateway, signed with its secret over the bytes as they arrived. An old one may be somebody's copy, and a
 * provider that was switched off may still be paid.
 */
export async function receiveNotification(
  act: ReportAct,
  { access, settings }: { access: ProviderAccess; settings: Settings },
  providerId: number,
  { req }: ApiContext,
): Promise<Taken | Refusal> {
  const [row] = await act.db.select().from(paymentProviders).where(eq(paymentProviders.id, providerId))
  const provider = row && openProvider(row, access, settings.webhookNetworks)
  if (!provider) return refuse('notFound')
  const body = await readLimited(req.raw, longestBody)
  if (isRefusal(body)) return body
  const signed = { body, timestamp: req.header('x-timestamp'), signature: req.header('x-signature') }
  const told = provider.readNotification(signed)
  if (told === 'forged') return refuse('forbidden')
  if (told === 'malformed') return refuse('malformed')
  return takeReport(act, providerId, { ...told, source: 'notification' })
}
