import { days } from '../platform/duration.ts'
import type { MoneyByCurrency } from '../site/setting-values.ts'

/** `arranged`: the shop agrees on fee and date with the customer after the order. */
export const deliveryModes = ['yes', 'no', 'arranged'] as const
export type DeliveryMode = (typeof deliveryModes)[number]

/** The settings that apply everywhere, in minor units by currency (selling.md#delivery). */
export interface DeliveryTerms {
  deliveryFee: MoneyByCurrency
  /** Delivery is free from this subtotal on; never for a missing currency. */
  freeDeliveryFrom: MoneyByCurrency
}

/** A municipality, or a whole province without `cityId` (selling.md#delivery-zones). */
export interface DeliveryZone {
  stateId: number
  cityId: number | null
  mode: DeliveryMode
  /** Minor units; a missing currency has the fee of the settings. */
  fees: MoneyByCurrency
  /** The smallest subtotal that is delivered. */
  minimums: MoneyByCurrency
  daysFrom: number | null
  daysTo: number | null
}

/** The zone of a municipality, otherwise that of its province. */
export function zoneFor<Zone extends Pick<DeliveryZone, 'stateId' | 'cityId'>>(
  zones: readonly Zone[],
  place: { stateId: number; cityId: number },
): Zone | undefined {
  return (
    zones.find(({ cityId }) => cityId === place.cityId) ??
    zones.find(({ stateId, cityId }) => cityId === null && stateId === place.stateId)
  )
}

export interface DaySpan {
  from: number
  to: number
}

export type DeliveryQuote =
  | { kind: 'delivered'; fee: number; days: DaySpan | undefined }
  | { kind: 'arranged'; days: DaySpan | undefined }
  | { kind: 'belowMinimum'; minimum: number }
  | { kind: 'notDelivered' }

/** What home delivery of an order costs and how long it takes. A place without a zone has the terms of the settings. */
export function quoteDelivery(
  terms: DeliveryTerms,
  zone: DeliveryZone | undefined,
  { currency, subtotal }: { currency: string; subtotal: number },
): DeliveryQuote {
  if (zone?.mode === 'no') return { kind: 'notDelivered' }
  const minimum = zone?.minimums[currency]
  if (minimum !== undefined && subtotal < minimum) return { kind: 'belowMinimum', minimum }
  if (zone?.mode === 'arranged') return { kind: 'arranged', days: daysOf(zone) }
  const fee = zone?.fees[currency] ?? terms.deliveryFee[currency]
  if (fee === undefined) return { kind: 'notDelivered' }
  const freeFrom = terms.freeDeliveryFrom[currency]
  const isFree = freeFrom !== undefined && subtotal >= freeFrom
  return { kind: 'delivered', fee: isFree ? 0 : fee, days: daysOf(zone) }
}

/** What is missing until delivery is free; 0 where it is free already or never. */
export function missingToFreeDelivery(
  { freeDeliveryFrom }: Pick<DeliveryTerms, 'freeDeliveryFrom'>,
  { currency, subtotal }: { currency: string; subtotal: number },
): number {
  return Math.max(0, (freeDeliveryFrom[currency] ?? 0) - subtotal)
}

function daysOf(zone: DeliveryZone | undefined): DaySpan | undefined {
  if (!zone || zone.daysFrom === null || zone.daysTo === null) return undefined
  return { from: zone.daysFrom, to: zone.daysTo }
}

/** First and last day on which an order of today may arrive. */
export function arrivalDates({ from, to }: DaySpan, now: Date): { first: Date; last: Date } {
  const after = (count: number) => new Date(now.getTime() + days(count))
  return { first: after(from), last: after(to) }
}
