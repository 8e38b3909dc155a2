import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { deliveryZones, pickupPoints } from '../../../schema/delivery/zones.ts'
import { states } from '../../../schema/site/geography.ts'
import { settings } from '../../../schema/site/settings.ts'
import { insertRows } from '../bulk.ts'
import { demoFreeDeliveryFrom, demoPickupPoints, demoZones } from '../delivery.ts'
import { readPlaces } from './people.ts'

export async function storeDelivery(tx: Transaction): Promise<void> {
  const [places, provinces] = [await readPlaces(tx), await tx.select().from(states)]
  await insertRows(
    tx,
    deliveryZones,
    demoZones.map(({ state, city, ...zone }) => {
      const stateId = provinces.find(({ name }) => name === state)?.id
      const place = places.find((candidate) => candidate.state === state && candidate.city === city)
      if (stateId === undefined || (city !== '' && !place)) throw new Error(`There is no ${city}, ${state}`)
      return { ...zone, stateId, cityId: place?.cityId ?? null }
    }),
  )
  await insertRows(
    tx,
    pickupPoints,
    demoPickupPoints.map((point, position) => ({ ...point, position })),
  )
  await tx.update(settings).set({ value: demoFreeDeliveryFrom }).where(eq(settings.key, 'freeDeliveryFrom'))
}
