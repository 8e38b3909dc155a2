import { getClosing } from '@tecnoclick/contract/selling/closing/endpoints'
import { closingQuery, closingSchema } from '@tecnoclick/contract/selling/closing/schemas'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readClosing } from './read-closing.ts'

/** 'Cierre del día'. */
export function closingRoutes({ database: { db }, now }: ApiDeps): Route[] {
  return [
    route(
      getClosing,
      {
        summary: 'Daily closing: sold, collected and cancelled by currency and payment method',
        access: 'admin',
        permission: 'closing:read',
        query: closingQuery,
        response: closingSchema,
      },
      async ({ query }) =>
        (await readClosing(db, query.day ?? havanaDay(now()))) ??
        refuse('malformed', { fields: { day: '' } }),
    ),
  ]
}
