import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { asc } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

/** All methods in the order shown, those that are off included: orders may have them. */
export type MethodCache = RowCache<readonly PaymentMethod[]>

export function createMethodCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): MethodCache {
  return createRowCache(deps, {
    name: 'payment methods',
    tables: [paymentMethods],
    load: () =>
      deps.database.db
        .select()
        .from(paymentMethods)
        .orderBy(asc(paymentMethods.position), asc(paymentMethods.id)),
  })
}
