import type { ServiceTypeWithServices } from '@tecnoclick/contract/workshop/services/schemas'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
import { readOffer } from './read-services.ts'

export type ServiceCache = RowCache<ServiceTypeWithServices[]>

/** Every visitor of the services list reads it. */
export function createServiceCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): ServiceCache {
  return createRowCache(deps, {
    name: 'the services',
    tables: [serviceTypes, services],
    load: () => readOffer(deps.database.db),
  })
}
