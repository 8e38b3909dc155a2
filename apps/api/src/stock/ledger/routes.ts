import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/stock/ledger/endpoints'
import * as schemas from '@tecnoclick/contract/stock/ledger/schemas'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { addAlert, addSearchAlert } from '../alerts/add-alert.ts'
import { endOwnAlerts, findOwnAlerts } from '../alerts/own-alerts.ts'
import { adjustStock } from './adjust-stock.ts'

export function stockRoutes({ database: { db } }: ApiDeps): Route[] {
  const byLink = {
    access: 'public',
    params: schemas.alertLinkParams,
    response: schemas.ownAlertsSchema,
    refusals: ['notFound'],
  } as const
  return [
    route(
      endpoints.adjustStock,
      {
        summary: 'Set the stock; the ledger records the difference',
        access: 'admin',
        permission: 'stock:write',
        params: idParams,
        body: schemas.stockAdjustmentSchema,
        response: schemas.adjustedStockSchema,
        refusals: ['chooseVariant', 'staleVersion'],
      },
      (input) => adjustStock(db, actorOf(input), input.params.id, input.body),
    ),
    route(
      endpoints.addStockAlert,
      {
        summary: 'Request a mail when a product is back in stock',
        access: 'public',
        body: schemas.newStockAlertSchema,
        response: schemas.stockAlertSchema,
        status: 201,
        limits: [{ name: 'stock-alerts', hits: 60, seconds: 3600 }],
        refusals: ['chooseVariant', 'notFound'],
      },
      ({ session, body: { productId, email = session?.viewer.email } }) => {
        if (email === undefined) {
          return refuse('invalid', { fields: { email: { code: 'required' } } })
        }
        return addAlert(db, { productId, email, userId: session?.viewer.id ?? null })
      },
    ),
    route(
      endpoints.addSearchAlert,
      {
        summary: 'Request a mail when a new product has the words of a search',
        access: 'public',
        body: schemas.newSearchAlertSchema,
        response: schemas.searchAlertSchema,
        status: 201,
        limits: [{ name: 'stock-alerts', hits: 60, seconds: 3600 }],
      },
      ({ session, body: { words, email = session?.viewer.email } }) => {
        if (email === undefined) {
          return refuse('invalid', { fields: { email: { code: 'required' } } })
        }
        return addSearchAlert(db, { words, email, userId: session?.viewer.id ?? null })
      },
    ),
    route(
      endpoints.getOwnAlerts,
      { ...byLink, summary: 'The alerts of an address, by the token of one of their mails' },
      ({ params }) => findOwnAlerts(db, params.token),
    ),
    route(
      endpoints.endOwnAlerts,
      { ...byLink, summary: 'End all alerts of an address, by the token of one of their mails' },
      ({ params }) => endOwnAlerts(db, params.token),
    ),
  ]
}
