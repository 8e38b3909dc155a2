import type {
  CartChange,
  MissingItem,
  NewCartItem,
  NewCartItems,
} from '@tecnoclick/contract/selling/cart/schemas'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { addableUnits, type MissingReason, maxCartLines } from '@tecnoclick/domain/selling/cart'
import {
  type ChosenOption,
  isSameChoice,
  isValidChoice,
  sortedChoice,
} from '@tecnoclick/domain/selling/cart-line'
import { type SaleProduct, unitPrice, whyUnsellable } from '@tecnoclick/domain/selling/sale-product'
import type { HoldLimits } from '@tecnoclick/domain/stock/plan-hold'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { WantedLine } from '../../stock/ledger/hold-lines.ts'
import type { CartLine, StoredCart } from './cart-lines.ts'

export interface CartEdit {
  /** Products to load together with the cart. */
  productIds?: readonly number[]
  apply(cart: StoredCart, limitsOf: (productId: number) => HoldLimits): EditedCart | Refusal
}

export interface EditedCart {
  /** The lines the cart should have afterwards. */
  lines: WantedLine[]
  /** What was asked for and is not in them. */
  missing?: MissingItem[]
}

/** Increases the line with the same product and options, or adds a line (selling.md#cart). */
export function addItem(
  pricing: PricingContext,
  { productId, quantity = 1, options = [] }: NewCartItem,
): CartEdit {
  function apply({ lines, requested: [product] }: StoredCart): EditedCart | Refusal {
    if (!product?.enable) return refuse('notFound')
    if (product.isParent) return refuse('chooseVariant')
    if (!isValidChoice(options, product.options)) {
      return refuse('invalid', { fields: { options: { code: 'required' } } })
    }
    const price = unitPrice(product, options, pricing)
    if (price === undefined) return refuse('noPrice')
    const wanted = lines.map((line) => keepLine(line, pricing))
    const line =
      lineFor(wanted, { productId, options }) ?? addLine(wanted, { productId, options, price }, pricing)
    line.quantity += quantity
    line.mustHold = true
    return { lines: wanted }
  }
  return { productIds: [productId], apply }
}

/**
 * Adds of each item what can be had (selling.md#cart). No line must be held: if units go meanwhile, the change is planned
 * again with those that are left.
 */
export function addItems(pricing: PricingContext, { items }: NewCartItems): CartEdit {
  function apply({ lines, requested }: StoredCart, limitsOf: (id: number) => HoldLimits): EditedCart {
    const wanted = lines.map((line) => keepLine(line, pricing))
    const missing: MissingItem[] = []
    for (const [index, { productId, quantity = 1, options = [] }] of items.entries()) {
      const miss = (reason: MissingReason, added = 0) =>
        missing.push({ index, productId, quantity, added, reason })
      const product = requested.find(({ id }) => id === productId)
      const price = product && unitPrice(product, options, pricing)
      const unsellable = whyUnsellable(product, options, price)
      if (unsellable || price === undefined) {
        miss(unsellable ?? 'noPrice')
        continue
      }
      const same = lineFor(wanted, { productId, options })
      const ofProduct = wanted.filter((line) => line.productId === productId)
      const { stock, share } = limitsOfOne(product, limitsOf)
      const fitting = addableUnits(quantity, {
        inCart: ofProduct.reduce((sum, line) => sum + line.quantity, 0),
        held: ofProduct.reduce((sum, line) => sum + line.reserved, 0),
        stock,
        share,
      })
      const isFull = !same && wanted.length >= maxCartLines
      const { units, reason } = isFull ? { units: 0, reason: 'cartFull' as const } : fitting
      if (reason) miss(reason, units)
      if (units === 0) continue
      const line = same ?? addLine(wanted, { productId, options, price }, pricing)
      line.quantity += units
    }
    return { lines: wanted, missing }
  }
  return { productIds: items.map(({ productId }) => productId), apply }
}

/** Of a combo, how many its parts are enough for. */
function limitsOfOne(
  product: SaleProduct | undefined,
  limitsOf: (id: number) => HoldLimits,
): { stock: number; share: number } {
  if (!product) return { stock: 0, share: 0 }
  const shareOf = (id: number) => limitsOf(id).share ?? Number.POSITIVE_INFINITY
  if (!product.combo) return { stock: limitsOf(product.id).stock, share: shareOf(product.id) }
  const shares = product.combo.parts.map((part) => Math.floor(shareOf(part.product.id) / part.quantity))
  return { stock: product.enable ? product.stock : 0, share: Math.min(...shares) }
}

interface Choice {
  productId: number
  options: readonly ChosenOption[]
}

/** The line with the same product and options (selling.md#cart). */
function lineFor(lines: readonly WantedLine[], { productId, options }: Choice): WantedLine | undefined {
  return lines.find((line) => line.productId === productId && isSameChoice(line.chosen, options))
}

function addLine(
  lines: WantedLine[],
  { productId, options, price }: Choice & { price: number },
  { currency }: PricingContext,
): WantedLine {
  const line: WantedLine = {
    id: undefined,
    productId,
    chosen: sortedChoice(options),
    quantity: 0,
    reserved: 0,
    seenPrice: price,
    seenCurrency: currency,
    mustHold: false,
  }
  lines.push(line)
  return line
}

/** Refused as not found if any of the lines was removed in the meantime (selling.md#cart). */
export function changeItems(pricing: PricingContext, { items }: CartChange): CartEdit {
  function apply({ lines }: StoredCart) {
    const quantities = new Map(items.map(({ id, quantity }) => [id, quantity]))
    if (![...quantities.keys()].every((id) => lines.some((line) => line.id === id))) return refuse('notFound')
    const wanted = lines.map((line) => {
      const quantity = quantities.get(line.id) ?? line.quantity
      return { ...keepLine(line, pricing), quantity, mustHold: quantity > line.quantity }
    })
    return { lines: wanted }
  }
  return { apply }
}

export function removeItem(pricing: PricingContext, id: number): CartEdit {
  function apply({ lines }: StoredCart) {
    const rest = lines.filter((line) => line.id !== id)
    if (rest.length === lines.length) return refuse('notFound')
    return { lines: rest.map((line) => keepLine(line, pricing)) }
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
