import type {
  Service,
  ServiceType,
  ServiceTypeWithServices,
} from '@tecnoclick/contract/workshop/services/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import { toWire } from '@tecnoclick/domain/platform/money'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

export function serializeType(row: typeof serviceTypes.$inferSelect): ServiceType {
  const { id, name, description, image, position, enable, version } = row
  return { id, name, description, image, position, enable, version }
}

export function serializeService(row: typeof services.$inferSelect): Service {
  const { typeId, priceFrom, priceFromAlt, turnaroundDays } = row
  return {
    ...serializeType(row),
    typeId,
    priceFrom: priceFrom === null ? null : toWire(priceFrom),
    priceFromAlt: priceFromAlt === null ? null : toWire(priceFromAlt),
    turnaroundDays,
  }
}

/** Enabled services, in the shop's order. */
export async function readOffer(db: Drizzle): Promise<ServiceTypeWithServices[]> {
  const [types, offered] = await Promise.all([
    db
      .select()
      .from(serviceTypes)
      .where(eq(serviceTypes.enable, true))
      .orderBy(asc(serviceTypes.position), asc(serviceTypes.id)),
    db
      .select()
      .from(services)
      .where(eq(services.enable, true))
      .orderBy(asc(services.position), asc(services.id)),
  ])
  return types.map((type) => ({
    ...serializeType(type),
    services: offered.filter(({ typeId }) => typeId === type.id).map(serializeService),
  }))
}

export type ServiceCache = RowCache<ServiceTypeWithServices[]>

/** Every visitor of the services list reads it. */
export function createServiceCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): ServiceCache {
  return createRowCache(deps, {
    name: 'the services',
    tables: [serviceTypes, services],
    load: () => readOffer(deps.database.db),
  })
}
