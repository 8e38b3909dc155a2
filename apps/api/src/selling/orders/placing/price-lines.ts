import { type PricingContext, priceFor, usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { cartTotals } from '@tecnoclick/domain/selling/cart'
import { type ChosenOption, isValidChoice, sortedChoice } from '@tecnoclick/domain/selling/cart-line'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { resolveChoice, type SaleProduct } from '../../cart/sale-product.ts'
import type { NewOrderLine } from './insert-order.ts'

export interface OrderedProduct {
  product: SaleProduct
  chosen: readonly ChosenOption[]
  quantity: number
}

/** Order lines at today's prices, with names and options copied (selling.md#order-contents). */
export function priceLines(
  ordered: readonly OrderedProduct[],
  pricing: PricingContext,
): NewOrderLine[] | Refusal {
  const lines: NewOrderLine[] = []
  for (const { product, chosen, quantity } of ordered) {
    const resolved = resolveChoice(product, sortedChoice(chosen))
    if (!product.enable || !resolved || !isValidChoice(chosen, product.options)) {
      return refuse('outOfStock', { values: { name: product.name } })
    }
    const price = priceFor(product, resolved, pricing)?.amount
    if (price === undefined) return refuse('noPrice')
    const alt = usesAltPrices(pricing.currency)
    const options = resolved.map(({ surcharge, surchargeAlt, ...option }) => ({
      ...option,
      price: alt ? surchargeAlt : surcharge,
    }))
    const { id: productId, name: productName, sku } = product
    lines.push({ productId, productName, sku, options, price, quantity, amount: price * quantity })
  }
  return lines
}

interface Totals {
  subtotal: number
  total: number
}

export function totalsOf(lines: readonly NewOrderLine[], extraLines: readonly { total: number }[]): Totals {
  return cartTotals(
    lines,
    extraLines.map(({ total }) => ({ price: total })),
  )
}

/** Contains the new totals for confirmation (selling.md#placing-an-order). */
export function refuseNewPrice({ subtotal, total }: Totals): Refusal {
  return refuse('priceChanged', { fields: { subtotal: decimal(subtotal), total: decimal(total) } })
}

function decimal(minor: number): string {
  return toWire(minor).toFixed(2)
}
