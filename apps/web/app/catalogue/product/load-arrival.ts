import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import { zoneTerms } from '@tecnoclick/contract/delivery/zones/zone-terms'
import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { arrivalDates, type DeliveryZone, zoneFor } from '@tecnoclick/domain/delivery/zones'
import { currencyFormatOf, formatAmount } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { translatorFor } from '../../platform/form/form-action.ts'
import { arrivalText } from '../../platform/page/arrival-text.ts'
import { findViewer } from '../../platform/session/find-viewer.ts'
import type { Visit } from '../../rendering/context.ts'

export interface Arrival {
  /** 'Llega el …', or a question. */
  when: string
  /** Cost, warranty and returns, in lines. */
  terms: string
}

/**
 * When the product reaches the customer's principal address, what delivery costs, its warranty and how long it can be
 * returned. For visitors, whose page is shared, a question and the lowest cost. Made on the server, so that the page
 * needs no script for it.
 */
export async function loadArrival(
  visit: Visit,
  product: Promise<{ warrantyMonths: number | null }>,
): Promise<Arrival> {
  const { client } = visit
  const [{ warrantyMonths }, place, delivery, settings, currencies] = await Promise.all([
    product,
    findPlace(visit),
    client.attempt(getDelivery),
    client.attempt(getPublicSettings),
    client.attempt(listCurrencies),
  ])
  const t = translatorFor(visit)
  const zones = delivery.ok ? delivery.data.zones.map(zoneTerms) : []
  const zone = place && zoneFor(zones, place)
  const arrival = place && zone && arrivalIn(visit, place.city.name, zone)
  const when = arrival ?? t('site.delivery.ask')
  if (!settings.ok) return { when, terms: '' }
  const format = currencyFormatOf(visit.preferences.currency, currencies.ok ? currencies.data.data : [])
  const terms = termsOf(settings.data, arrival && zone ? [zone] : zones, format.code)
  const money = (minor: number) => formatAmount(minor, format)
  const months = warrantyMonths ?? settings.data.warrantyMonths
  const lines = [
    terms.fee !== undefined &&
      t(arrival ? 'site.delivery.cost' : 'site.delivery.costFrom', { amount: money(terms.fee) }),
    terms.freeFrom !== undefined && t('site.delivery.freeFrom', { amount: money(terms.freeFrom) }),
    months > 0
      ? t('site.delivery.warranty', { count: months })
      : terms.returnDays > 0 && t('site.delivery.exchange'),
    terms.returnDays > 0 && t('site.delivery.returns', { count: terms.returnDays }),
  ]
  return { when, terms: lines.filter((line) => line !== false).join('\n') }
}

interface Terms {
  fee: number | undefined
  freeFrom: number | undefined
  returnDays: number
}

/** The lowest fee of the zones; without zones that of the settings. */
function termsOf(settings: PublicSettings, zones: readonly DeliveryZone[], currency: string): Terms {
  const base = settings.deliveryFee[currency]
  const fees = zones
    .filter(({ mode }) => mode === 'yes')
    .map(({ fees: own }) => own[currency] ?? base)
    .filter((fee) => fee !== undefined)
  return {
    fee: fees.length > 0 ? Math.min(...fees) : base,
    freeFrom: settings.freeDeliveryFrom[currency],
    returnDays: settings.returnDays,
  }
}

/** The principal address of whoever is signed in. */
async function findPlace(visit: Visit) {
  const viewer = await findViewer(visit)
  if (!viewer) return undefined
  const addresses = await visit.client.attempt(listAddresses, {
    params: { userId: viewer.id },
    query: listQuery({ where: { isPrincipal: true }, limit: 1 }),
  })
  return addresses.ok ? addresses.data.data[0] : undefined
}

function arrivalIn(visit: Visit, city: string, { mode, daysFrom, daysTo }: DeliveryZone): string | undefined {
  if (mode !== 'yes' || daysFrom === null || daysTo === null) return undefined
  const t = translatorFor(visit)
  const arrival = arrivalDates({ from: daysFrom, to: daysTo }, new Date())
  return t('site.delivery.arrivalIn', { city, text: arrivalText(arrival, visit.preferences.locale, t) })
}
