import { parseCookies, readChoice } from '@tecnoclick/contract/platform/preferences'
import { type PricingContext, priceCurrencyOf } from '@tecnoclick/domain/catalogue/prices'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import type { Session } from '../../platform/session/find-session.ts'

/** Only the session decides about wholesale prices (catalogue.md#prices). The URL's currency overrides the cookie's. */
export function pricingContextOf(
  session: Session | undefined,
  url: URL,
  cookie: string | null,
): Required<PricingContext> {
  const chosen = () => readChoice(parseCookies(cookie ?? ''), 'currency', url)
  const currency = url.searchParams.get('currency') ?? chosen() ?? ''
  return {
    wholesale: session?.viewer.wholesale ?? false,
    staff: isPermitted(session?.viewer, 'products:read'),
    currency: priceCurrencyOf(currency),
  }
}
