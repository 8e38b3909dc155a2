import type { CounterSale } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import type { CurrencyFormat } from '@tecnoclick/domain/platform/money'
import { fitsInCart } from '@tecnoclick/domain/selling/cart'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { priceLines } from '@tecnoclick/domain/selling/price-lines'
import { partsIn } from '@tecnoclick/domain/selling/sale-product'
import { splitCombos } from '@tecnoclick/domain/selling/split-combos'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { readSaleProducts } from '../cart/sale-product.ts'
import { findCurrency } from '../orders/find-currency.ts'
import type { NewOrderLine } from '../orders/placing/insert-order.ts'
import { applyDiscounts, type Discounted } from './apply-discounts.ts'

export type SaleContents = Pick<
  CounterSale,
  'items' | 'currency' | 'priceTier' | 'discount' | 'paymentMethod'
>

export interface SaleTerms {
  methods: readonly PaymentMethod[]
  /** What this person may take off. */
  discountPercent: number
}

export interface PricedSale extends Discounted {
  /** What the lines cost without a discount. */
  listTotal: number
  format: CurrencyFormat
  /** The row of `paymentMethod`. */
  method: PaymentMethod | undefined
  /** With combos as lines of their parts, once nothing more is taken off (catalogue.md#combos). */
  split: (lines: readonly NewOrderLine[]) => NewOrderLine[]
}

/** What staff enter costs today's prices of the server, less a discount within the limit of who enters it. */
export async function priceSale(
  tx: Transaction,
  { methods, discountPercent }: SaleTerms,
  sale: SaleContents,
): Promise<PricedSale | Refusal> {
  const { currency, priceTier } = sale
  const format = await findCurrency(tx, currency)
  if (!format) return refuse('invalid', { fields: { currency: '' } })
  const stored = await readSaleProducts(
    tx,
    sale.items.map(({ productId }) => productId),
  )
  const ordered = sale.items.flatMap(({ productId, quantity, options: chosen = [] }) => {
    const found = stored.get(productId)
    return found ? [{ product: found, quantity, chosen }] : []
  })
  if (ordered.length < sale.items.length) return refuse('notFound')
  const method = methods.find(({ code, enable }) => code === sale.paymentMethod && enable)
  if (sale.paymentMethod && !method) return refuse('methodUnavailable')
  const products = [...stored.values()]
  if (!fitsInCart(sale.items, partsIn(products))) return refuse('cartFull')
  const pricing = { wholesale: priceTier === 'wholesale', currency }
  const listed = priceLines(ordered, pricing)
  if (isRefusal(listed)) return listed
  const discounted = applyDiscounts(listed, sale, discountPercent)
  if (isRefusal(discounted)) return discounted
  const listTotal = listed.reduce((sum, { amount }) => sum + amount, 0)
  const split = (lines: readonly NewOrderLine[]) => splitCombos(lines, products, pricing)
  return { ...discounted, listTotal, format, method, split }
}
