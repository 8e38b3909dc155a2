import type { Cart, CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { type PricingContext, usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { type DeliveryTerms, type DeliveryZone, quoteDelivery } from '@tecnoclick/domain/delivery/zones'
import { toWire } from '@tecnoclick/domain/platform/money'
import { cartTotals } from '@tecnoclick/domain/selling/cart'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { resolveChoice, unitPrice } from '@tecnoclick/domain/selling/sale-product'
import type { CartLine, StoredCart } from './cart-lines.ts'

/** With `delivery`, the cart includes the fee for home delivery. */
export function serializeCart(
  cart: StoredCart,
  pricing: PricingContext,
  delivery?: { terms: DeliveryTerms; zone: DeliveryZone | undefined },
): Cart {
  const { currency } = pricing
  const priced = cart.lines.map((line) => ({
    line,
    quantity: line.quantity,
    price: unitPrice(line.product, line.chosen, pricing),
  }))
  const { subtotal: productTotal } = cartTotals(priced, [])
  const quote =
    delivery && priced.length > 0
      ? quoteDelivery(delivery.terms, delivery.zone, { currency, subtotal: productTotal })
      : undefined
  const extraLines = quote?.kind === 'delivered' ? [{ title: deliveryLabel, price: quote.fee }] : []
  const { quantity, subtotal, total } = cartTotals(priced, extraLines)
  return {
    lastItemId: cart.lines.at(-1)?.id ?? 0,
    quantity,
    subtotal: toWire(subtotal),
    extraLines: extraLines.map(({ title, price }) => ({ title, price: toWire(price) })),
    total: toWire(total),
    currency,
    reservedUntil: cart.reservedUntil?.toISOString() ?? null,
    items: priced.map(({ line, price }) => serializeItem(line, price, currency)),
  }
}

function serializeItem(line: CartLine, price: number | undefined, currency: string): CartItem {
  const { id, product, quantity, reserved } = line
  const { slug, name, sku, image, stock, enable } = product
  const alt = usesAltPrices(currency)
  return {
    id,
    product: { id: product.id, slug, name, sku, image, stock: enable ? stock : 0 },
    options: (resolveChoice(product, line.chosen) ?? []).map(({ surcharge, surchargeAlt, ...option }) => ({
      ...option,
      price: toWire(alt ? surchargeAlt : surcharge),
    })),
    price: price === undefined ? null : toWire(price),
    total: toWire((price ?? 0) * quantity),
    quantity,
    reserved: reserved > 0,
  }
}
