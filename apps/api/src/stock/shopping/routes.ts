import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/stock/shopping/endpoints'
import { missingProductSchema } from '@tecnoclick/contract/stock/shopping/schemas'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { exportBuyingList, readBuyingList } from './read-buying-list.ts'

/** 'Por comprar' (selling.md#buying-list); those who repair read it too. */
export function buyingListRoutes({ database: { db }, now }: ApiDeps): Route[] {
  const reading = { access: 'admin', permission: 'serviceOrders:read' } as const
  return [
    route(
      endpoints.listMissingProducts,
      {
        ...reading,
        summary: 'Products that repairs wait for, first what waits longest',
        response: listOf(missingProductSchema),
      },
      () => readBuyingList(db),
    ),
    route(
      endpoints.exportMissingProducts,
      { ...reading, summary: 'Products that repairs wait for, as CSV', media: 'text/csv' },
      () => csvResponse(exportBuyingList(db), 'por-comprar', now()),
    ),
  ]
}
