import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { getDelivery } from '@tecnoclick/contract/selling/delivery/endpoints'
import { zoneTerms } from '@tecnoclick/contract/selling/delivery/zone-terms'
import { arrivalDates, zoneFor } from '@tecnoclick/domain/selling/delivery'
import { translatorFor } from '../../platform/form/form-action.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import type { Visit } from '../../rendering/context.ts'
import { arrivalText } from '../../shell/arrival-text.ts'

/**
 * When the product reaches the customer's principal address; a question for visitors, whose page is shared. The text is
 * made on the server, so that the page needs no script for it.
 */
export async function loadArrival(visit: Visit): Promise<string> {
  const t = translatorFor(visit)
  return (await arrivalAtHome(visit)) ?? t('site.delivery.ask')
}

async function arrivalAtHome(visit: Visit): Promise<string | undefined> {
  const viewer = await findViewer(visit)
  if (!viewer) return undefined
  const [addresses, delivery] = await Promise.all([
    visit.client.attempt(listAddresses, {
      params: { userId: viewer.id },
      query: listQuery({ where: { isPrincipal: true }, limit: 1 }),
    }),
    visit.client.attempt(getDelivery),
  ])
  const address = addresses.ok ? addresses.data.data[0] : undefined
  const zone = address && delivery.ok ? zoneFor(delivery.data.zones, address) : undefined
  if (!address || !zone) return undefined
  const { mode, daysFrom, daysTo } = zoneTerms(zone)
  if (mode === 'no' || daysFrom === null || daysTo === null) return undefined
  const arrival = arrivalDates({ from: daysFrom, to: daysTo }, new Date())
  const { locale } = visit.preferences
  const t = translatorFor(visit)
  return t('site.delivery.arrivalIn', { city: address.city.name, text: arrivalText(arrival, locale, t) })
}
