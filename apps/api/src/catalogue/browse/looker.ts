import { parseCookies, preferenceCookies } from '@tecnoclick/contract/platform/preferences'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import type { Session } from '../../platform/session/find-session.ts'

/** Who asks for the catalogue. Wholesale is decided by the session alone (catalogue.md#prices). */
export interface Looker {
  viewer: PricingContext
  /** Of the six kinds there are, in the key of a kept answer. */
  kind: string
}

/** USD and MLC read the same prices, so that they are one kind. The address's currency goes before the cookie's. */
export function lookerOf(session: Session | undefined, url: URL, cookie: string | null): Looker {
  const currency =
    url.searchParams.get('currency') ?? parseCookies(cookie ?? '').get(preferenceCookies.currency) ?? ''
  const prices = usesAltPrices(currency) ? 'CUP' : 'USD'
  const wholesale = session?.viewer.wholesale ?? false
  const staff = session?.viewer.role === 'admin'
  const tier = staff ? 'staff' : wholesale ? 'wholesale' : 'retail'
  return { kind: `${tier} ${prices}`, viewer: { wholesale, staff, currency: prices } }
}
