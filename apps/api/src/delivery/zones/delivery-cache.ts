import type { Delivery } from '@tecnoclick/contract/delivery/zones/schemas'
import { deliveryZones, pickupPoints } from '@tecnoclick/database/schema/delivery/zones'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
import { serializePoint, serializeZone } from './serialize-delivery.ts'

export type DeliveryCache = RowCache<Delivery>

export function createDeliveryCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): DeliveryCache {
  const { db } = deps.database
  return createRowCache(deps, {
    name: 'delivery',
    tables: [deliveryZones, pickupPoints],
    async load() {
      const [zones, points] = await Promise.all([
        db.select().from(deliveryZones).orderBy(asc(deliveryZones.id)),
        db
          .select()
          .from(pickupPoints)
          .where(eq(pickupPoints.enable, true))
          .orderBy(asc(pickupPoints.position), asc(pickupPoints.id)),
      ])
      return { zones: zones.map(serializeZone), pickupPoints: points.map(serializePoint) }
    },
    // Pages name the days of arrival.
    timeKey: () => havanaDay(deps.now()),
  })
}
