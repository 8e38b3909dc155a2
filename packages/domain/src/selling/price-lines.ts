import { type PricingContext, priceFor, surchargeIn } from '../catalogue/prices.ts'
import { toWire } from '../platform/money.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { cartTotals } from './cart.ts'
import { type ChosenOption, isValidChoice, sortedChoice } from './cart-line.ts'
import { isOnSale, resolveChoice, type SaleProduct } from './sale-product.ts'

interface OrderedProduct {
  product: SaleProduct
  chosen: readonly ChosenOption[]
  quantity: number
}

/** Names and prices are copied: later changes of the product leave the order as it is. Minor units. */
export interface PricedOrderLine {
  productId: number
  productName: string
  sku: string
  options: { optionId: number; valueId: number; optionTitle: string; valueTitle: string; price: number }[]
  price: number
  quantity: number
  amount: number
  combo: OrderedCombo | null
}

/** The combo that a line is a part of, as it was bought (catalogue.md#combos). */
export interface OrderedCombo {
  id: number
  name: string
  /** How many were ordered. */
  quantity: number
  service: { id: number; name: string } | null
}

/** Order lines at today's prices, with names and options copied (selling.md#order-contents). */
export function priceLines(
  ordered: readonly OrderedProduct[],
  pricing: PricingContext,
): PricedOrderLine[] | Refusal<'outOfStock' | 'noPrice', never> {
  const lines: PricedOrderLine[] = []
  for (const { product, chosen, quantity } of ordered) {
    const resolved = resolveChoice(product, sortedChoice(chosen))
    if (!isOnSale(product) || !resolved || !isValidChoice(chosen, product.options)) {
      return refuse('outOfStock', { values: { name: product.name } })
    }
    const price = priceFor(product, resolved, pricing)?.amount
    if (price === undefined) return refuse('noPrice')
    const options = resolved.map((option) => {
      const { optionId, valueId, optionTitle, valueTitle } = option
      return { optionId, valueId, optionTitle, valueTitle, price: surchargeIn(option, pricing.currency) }
    })
    const { id: productId, name: productName, sku } = product
    lines.push({
      productId,
      productName,
      sku,
      options,
      price,
      quantity,
      amount: price * quantity,
      combo: null,
    })
  }
  return lines
}

interface Totals {
  subtotal: number
  total: number
}

export function totalsOf(
  lines: readonly { price: number; quantity: number }[],
  extraLines: readonly { total: number }[],
): Totals {
  return cartTotals(
    lines,
    extraLines.map(({ total }) => ({ price: total })),
  )
}

/** The total that the buyer was told, if there was one, must be today's. On the wire, a decimal. */
export function refuseOtherTotal(confirmed: number | undefined, totals: Totals) {
  return confirmed === undefined || confirmed === toWire(totals.total) ? undefined : refuseNewPrice(totals)
}

/** Contains the new totals for confirmation (selling.md#placing-an-order). */
export function refuseNewPrice({ subtotal, total }: Totals) {
  return refuse('priceChanged', { fields: { subtotal: decimal(subtotal), total: decimal(total) } })
}

function decimal(minor: number): string {
  return toWire(minor).toFixed(2)
}
