import type { CartChange, NewCartItem } from '@tecnoclick/contract/selling/cart/schemas'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { isSameChoice, isValidChoice, sortedChoice } from '@tecnoclick/domain/selling/cart-line'
import { unitPrice } from '@tecnoclick/domain/selling/sale-product'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { WantedLine } from '../../stock/ledger/hold-lines.ts'
import type { CartLine, StoredCart } from './cart-lines.ts'

export interface CartEdit {
  /** A product to load together with the cart. */
  productId?: number
  /** The lines the cart should have afterwards. */
  apply(cart: StoredCart): WantedLine[] | Refusal
}

/** Increases the line with the same product and options, or adds a line (selling.md#cart). */
export function addItem(
  pricing: PricingContext,
  { productId, quantity = 1, options = [] }: NewCartItem,
): CartEdit {
  function apply({ lines, requested: product }: StoredCart): WantedLine[] | Refusal {
    if (!product?.enable) return refuse('notFound')
    if (!isValidChoice(options, product.options)) {
      return refuse('invalid', { fields: { options: { code: 'required' } } })
    }
    const price = unitPrice(product, options, pricing)
    if (price === undefined) return refuse('noPrice')
    const wanted = lines.map((line) => keepLine(line, pricing))
    const same = wanted.find((line) => line.productId === productId && isSameChoice(line.chosen, options))
    if (same) {
      same.quantity += quantity
      same.mustHold = true
      return wanted
    }
    const added: WantedLine = {
      id: undefined,
      productId,
      chosen: sortedChoice(options),
      quantity,
      reserved: 0,
      seenPrice: price,
      seenCurrency: pricing.currency,
      mustHold: true,
    }
    return [...wanted, added]
  }
  return { productId, apply }
}

/** Refused as not found if any of the lines was removed in the meantime (selling.md#cart). */
export function changeItems(pricing: PricingContext, { items }: CartChange): CartEdit {
  function apply({ lines }: StoredCart) {
    const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]))
    if (![...quantities.keys()].every((id) => lines.some((line) => line.id === id))) return refuse('notFound')
    return lines.map((line) => {
      const quantity = quantities.get(line.id) ?? line.quantity
      return { ...keepLine(line, pricing), quantity, mustHold: quantity > line.quantity }
    })
  }
  return { apply }
}

export function removeItem(pricing: PricingContext, id: number): CartEdit {
  function apply({ lines }: StoredCart) {
    const rest = lines.filter((line) => line.id !== id)
    if (rest.length === lines.length) return refuse('notFound')
    return rest.map((line) => keepLine(line, pricing))
  }
  return { apply }
}

/** An unchanged line. Every edit returns the cart, so the customer has seen today's price. */
function keepLine(line: CartLine, pricing: PricingContext): WantedLine {
  const { id, productId, chosen, quantity, reserved, product } = line
  const price = unitPrice(product, chosen, pricing)
  return {
    id,
    productId,
    chosen,
    quantity,
    reserved,
    seenPrice: price ?? null,
    seenCurrency: price === undefined ? null : pricing.currency,
    mustHold: false,
  }
}
