import type { ServiceTypeWithServices } from '@tecnoclick/contract/workshop/services/schemas'
import { services, serviceTypes } from '@tecnoclick/database/schema/workshop/services'
import type { ApiDeps } from '../../platform/deps.ts'
import { type LiveRows, liveRows } from '../../platform/rows/live-rows.ts'
import { readOffer } from './read-services.ts'

export type LiveOffer = LiveRows<ServiceTypeWithServices[]>

/** Every visitor of the services list reads it. */
export function liveOffer(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): LiveOffer {
  return liveRows(deps, {
    what: 'the services',
    tables: [serviceTypes, services],
    load: () => readOffer(deps.database.db),
  })
}
