import type { DeliveryZoneRow, PickupPoint } from '@tecnoclick/contract/delivery/zones/schemas'
import type { deliveryZones, pickupPoints } from '@tecnoclick/database/schema/delivery/zones'
import { toWire } from '@tecnoclick/domain/platform/money'
import type { MoneyByCurrency } from '@tecnoclick/domain/site/setting-values'

export function serializeZone(row: typeof deliveryZones.$inferSelect): DeliveryZoneRow {
  const { id, stateId, cityId, mode, daysFrom, daysTo, version } = row
  const amounts = { fees: decimals(row.fees), minimums: decimals(row.minimums) }
  return { id, stateId, cityId, mode, ...amounts, daysFrom, daysTo, version }
}

function decimals(amounts: MoneyByCurrency): Record<string, number> {
  return Object.fromEntries(Object.entries(amounts).map(([currency, minor]) => [currency, toWire(minor)]))
}

export function serializePoint(row: typeof pickupPoints.$inferSelect): PickupPoint {
  const { id, name, address, phone, hours, position, enable, version } = row
  return { id, name, address, phone, hours, position, enable, version }
}
