import type { Cart, CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { type Customer, usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { cartTotals } from '@tecnoclick/domain/selling/cart'
import { deliveryFeeFor } from '@tecnoclick/domain/selling/delivery-fee'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { CartLine, StoredCart } from '../stock/cart-lines.ts'
import { resolveChoice, unitPrice } from '../stock/read-goods.ts'

export interface CartView {
  customer: Customer
  currency: string
  /** Shows what bringing it home would add. */
  delivery: Pick<Settings, 'deliveryFee' | 'freeDeliveryFrom'> | undefined
}

export function cartOnTheWire(cart: StoredCart, { customer, currency, delivery }: CartView): Cart {
  const priced = cart.lines.map((line) => ({
    line,
    quantity: line.quantity,
    price: unitPrice(line.goods, line.chosen, customer, currency),
  }))
  const { subtotal: goods } = cartTotals(priced, [])
  const fee = delivery && priced.length > 0 ? deliveryFeeFor(delivery, currency, goods) : undefined
  const extraLines = fee === undefined ? [] : [{ title: deliveryLabel, price: fee }]
  const { quantity, subtotal, total } = cartTotals(priced, extraLines)
  return {
    lastItemId: cart.lines.at(-1)?.id ?? 0,
    quantity,
    subtotal: toWire(subtotal),
    extraLines: extraLines.map(({ title, price }) => ({ title, price: toWire(price) })),
    total: toWire(total),
    currency,
    reservedUntil: cart.reservedUntil?.toISOString() ?? null,
    items: priced.map(({ line, price }) => itemOnTheWire(line, price, currency)),
  }
}

function itemOnTheWire(line: CartLine, price: number | undefined, currency: string): CartItem {
  const { id, goods, quantity, reserved } = line
  const { slug, name, sku, image, stock, enable } = goods
  const alt = usesAltPrices(currency)
  return {
    id,
    product: { id: goods.id, slug, name, sku, image, stock: enable ? stock : 0 },
    options: (resolveChoice(goods, line.chosen) ?? []).map(({ surcharge, surchargeAlt, ...option }) => ({
      ...option,
      price: toWire(alt ? surchargeAlt : surcharge),
    })),
    price: price === undefined ? null : toWire(price),
    total: toWire((price ?? 0) * quantity),
    quantity,
    reserved: reserved > 0,
  }
}
