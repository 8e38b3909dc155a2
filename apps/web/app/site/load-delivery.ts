import type { Client } from '@tecnoclick/contract/platform/client'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import type { Currency } from '@tecnoclick/contract/site/currencies/schemas'
import { cities, states } from '@tecnoclick/contract/site/geography/endpoints'
import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { formatPrice } from '@tecnoclick/domain/platform/money'
import { deliveryFeeFor } from '@tecnoclick/domain/selling/delivery-fee'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'

export interface Place {
  id: number
  name: string
}

export interface DeliveryFee {
  currency: string
  fee: string
  freeFrom?: string
}

export interface Delivery {
  /** Undefined: the list could not be loaded, and the page says so (site.md#failures). */
  states: Place[] | undefined
  cities: Place[] | undefined
  state: Place | undefined
  city: Place | undefined
  fees: DeliveryFee[]
  address: string
  hours: PublicSettings['hours']
}

/** `?state=5&city=41`: the choice is in the address, so that a plain form works and a link can be shared. */
export async function loadDelivery(client: Client, search: URLSearchParams): Promise<Delivery> {
  const stateId = readId(search.get('state'))
  const cityId = readId(search.get('city'))
  const [settings, currencies, allStates, stateCities] = await Promise.all([
    client.call(getPublicSettings),
    client.call(listCurrencies),
    client.attempt(states.list, { query: listQuery({ order: 'name ASC' }) }),
    stateId === undefined
      ? undefined
      : client.attempt(cities.list, { query: listQuery({ where: { stateId }, order: 'name ASC' }) }),
  ])
  const statePlaces = allStates.ok ? allStates.data.data.map(toPlace) : undefined
  const state = statePlaces?.find(({ id }) => id === stateId)
  const cityPlaces = stateCities && !stateCities.ok ? undefined : (stateCities?.data.data.map(toPlace) ?? [])
  return {
    states: statePlaces,
    cities: cityPlaces,
    state,
    city: state && cityPlaces?.find(({ id }) => id === cityId),
    fees: feesOf(settings, currencies.data),
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

/** One fee for each currency the shop delivers for. */
function feesOf(settings: PublicSettings, currencies: readonly Currency[]): DeliveryFee[] {
  return currencies.flatMap((currency) => {
    const fee = deliveryFeeFor(settings, currency.code, 0)
    if (fee === undefined) return []
    const freeFrom = settings.freeDeliveryFrom[currency.code]
    return {
      currency: currency.code,
      fee: formatPrice(fee, currency),
      ...(freeFrom !== undefined && { freeFrom: formatPrice(freeFrom, currency) }),
    }
  })
}
