import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import type { PriceField } from '@tecnoclick/domain/catalogue/prices'
import { findUnusualPrice } from '@tecnoclick/domain/catalogue/usual-price'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readUsualRate } from './usual-rate.ts'

type Priced = Pick<ProductRow, 'name' | PriceField>

/** Asks before a price far from the usual ones is taken (catalogue.md#unusual-prices). */
export async function refuseUnusualPrice(
  tx: Transaction,
  before: Priced | undefined,
  after: Priced,
): Promise<Refusal | undefined> {
  const field = findUnusualPrice(before, after, await readUsualRate(tx))
  return field && refuse('unusualPrice', { values: { name: after.name, field, price: after[field] ?? 0 } })
}
