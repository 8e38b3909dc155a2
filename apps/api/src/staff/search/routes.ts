import { listOf } from '@tecnoclick/contract/platform/wire'
import { searchOffice as endpoint } from '@tecnoclick/contract/staff/search/endpoints'
import { foundKinds, foundSchema, officeSearchQuery } from '@tecnoclick/contract/staff/search/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { foundPermissions, searchOffice } from './search-office.ts'

/** One search for everything that the person may open (back-office.md#search). */
export function officeSearchRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      endpoint,
      {
        summary:
          'Orders, returns, service orders, customers, products, units with a serial number, hardware ids, payments and mails by a few words',
        access: 'admin',
        permission: 'workQueue:read',
        reads: { entity: 'customer', permission: 'customers:read' },
        query: officeSearchQuery,
        response: listOf(foundSchema),
      },
      async ({ session: { viewer }, query }) => {
        const kinds = foundKinds.filter((kind) => isPermitted(viewer, foundPermissions[kind]))
        const data = await searchOffice(db, { q: query.q, kinds })
        return { data, total: data.length }
      },
    ),
  ]
}
