import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import type { PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import { zoneTerms } from '@tecnoclick/contract/delivery/zones/zone-terms'
import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { cities, states } from '@tecnoclick/contract/site/geography/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import {
  arrivalDates,
  type DeliveryMode,
  type DeliveryZone,
  quoteDelivery,
  zoneFor,
} from '@tecnoclick/domain/delivery/zones'
import { formatPrice, onOneLine } from '@tecnoclick/domain/platform/money'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import type { Arrival } from '../platform/page/arrival-text.ts'

export interface Place {
  id: number
  name: string
}

export interface DeliveryFee {
  currency: string
  fee: string
  freeFrom?: string
  minimum?: string
}

export interface Delivery {
  /** Undefined: the list could not be loaded, and the page says so (site.md#failures). */
  states: Place[] | undefined
  cities: Place[] | undefined
  state: Place | undefined
  city: Place | undefined
  /** Of the chosen municipality; the general terms without one. */
  mode: DeliveryMode
  fees: DeliveryFee[]
  arrival: Arrival | undefined
  pickupPoints: readonly PickupPoint[]
  address: string
  hours: PublicSettings['hours']
}

/** `?state=5&city=41`: the choice is in the address, so that a plain form works and a link can be shared. */
export async function loadDelivery(client: Client, search: URLSearchParams): Promise<Delivery> {
  const stateId = readId(search.get('state'))
  const cityId = readId(search.get('city'))
  const [settings, delivery, currencies, allStates, stateCities] = await Promise.all([
    client.call(getPublicSettings),
    client.attempt(getDelivery),
    client.call(listCurrencies),
    client.attempt(states.list, { query: listQuery({ order: 'name ASC' }) }),
    stateId === undefined
      ? undefined
      : client.attempt(cities.list, { query: listQuery({ where: { stateId }, order: 'name ASC' }) }),
  ])
  const statePlaces = allStates.ok ? allStates.data.data.map(toPlace) : undefined
  const state = statePlaces?.find(({ id }) => id === stateId)
  const cityPlaces = stateCities && !stateCities.ok ? undefined : (stateCities?.data.data.map(toPlace) ?? [])
  const city = state && cityPlaces?.find(({ id }) => id === cityId)
  const { zones, pickupPoints } = delivery.ok ? delivery.data : { zones: [], pickupPoints: [] }
  const zone = state && city && zoneFor(zones, { stateId: state.id, cityId: city.id })
  const terms = zone && zoneTerms(zone)
  const fees = feesOf(settings, terms, currencies.data)
  return {
    states: statePlaces,
    cities: cityPlaces,
    state,
    city,
    mode: fees.length === 0 && terms?.mode !== 'arranged' ? 'no' : (terms?.mode ?? 'yes'),
    fees,
    arrival: arrivalOf(terms),
    pickupPoints,
    address: settings.address,
    hours: settings.hours,
  }
}

function readId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function toPlace({ id, name }: Place): Place {
  return { id, name }
}

/** One fee for each currency the shop delivers for, of the smallest order that is delivered. */
function feesOf(
  settings: PublicSettings,
  zone: DeliveryZone | undefined,
  currencies: readonly Currency[],
): DeliveryFee[] {
  return currencies.flatMap((currency) => {
    const minimum = zone?.minimums[currency.code]
    const quote = quoteDelivery(settings, zone, { currency: currency.code, subtotal: minimum ?? 0 })
    if (quote.kind !== 'delivered') return []
    const freeFrom = settings.freeDeliveryFrom[currency.code]
    return {
      currency: currency.code,
      fee: onOneLine(formatPrice(quote.fee, currency)),
      ...(freeFrom !== undefined && { freeFrom: onOneLine(formatPrice(freeFrom, currency)) }),
      ...(minimum !== undefined && { minimum: onOneLine(formatPrice(minimum, currency)) }),
    }
  })
}

function arrivalOf(zone: DeliveryZone | undefined): Arrival | undefined {
  if (!zone || zone.mode === 'no' || zone.daysFrom === null || zone.daysTo === null) return undefined
  return arrivalDates({ from: zone.daysFrom, to: zone.daysTo }, new Date())
}
