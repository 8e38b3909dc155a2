import type { DeliveryZone } from '@tecnoclick/domain/delivery/zones'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'
import type { DeliveryZoneRow } from './schemas.ts'

/** A zone of the wire as `quoteDelivery` reads it. */
export function zoneTerms(zone: DeliveryZoneRow): DeliveryZone {
  return { ...zone, fees: minorUnits(zone.fees), minimums: minorUnits(zone.minimums) }
}

export function minorUnits(amounts: Record<string, number>): MoneyByCurrency {
  return Object.fromEntries(
    Object.entries(amounts).map(([currency, amount]) => [currency, fromWire(amount) ?? 0]),
  )
}
