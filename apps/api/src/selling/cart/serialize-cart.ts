import type { Cart, CartDiscounts, CartItem } from '@tecnoclick/contract/selling/cart/schemas'
import { type PricingContext, surchargeIn, tierOf } from '@tecnoclick/domain/catalogue/prices'
import { type DeliveryTerms, type DeliveryZone, quoteDelivery } from '@tecnoclick/domain/delivery/zones'
import { toWire } from '@tecnoclick/domain/platform/money'
import {
  applyPromotions,
  type PromotionOutcome,
  promotionLines,
  type RefusedPromotion,
} from '@tecnoclick/domain/selling/apply-promotions'
import { cartTotals } from '@tecnoclick/domain/selling/cart'
import { deliveryLabel } from '@tecnoclick/domain/selling/order'
import { promotionLabel } from '@tecnoclick/domain/selling/promotion'
import { resolveChoice, unitPrice } from '@tecnoclick/domain/selling/sale-product'
import type { CartLine, StoredCart } from './cart-lines.ts'

interface Reader {
  customerId: number
  now: Date
  /** With `delivery`, the cart includes the fee for home delivery. */
  delivery?: { terms: DeliveryTerms; zone: DeliveryZone | undefined }
  /** What promotions take off is listed for each of these. */
  methods?: readonly (string | null)[]
}

export function serializeCart(
  cart: StoredCart,
  pricing: PricingContext,
  { customerId, now, delivery, methods }: Reader,
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
  const fees = quote?.kind === 'delivered' ? [{ label: deliveryLabel, total: quote.fee }] : []
  const lines = priced.map(({ line, quantity, price = 0 }) => ({
    productId: line.productId,
    price,
    quantity,
  }))
  const promote = (paymentMethod: string | null, fee: number) =>
    applyPromotions(cart.promotions.promotions, {
      ...cart.promotions,
      ...{ currency, lines, fee, customerId, priceTier: tierOf(pricing), paymentMethod, now },
    })
  const { applied, refused } = promote(null, fees[0]?.total ?? 0)
  const extraLines = [...fees, ...promotionLines(applied)].map(({ label, total }) => ({
    title: label,
    price: total,
  }))
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
    promotionCode: cart.promotionCode,
    refusedPromotions: [...refused, ...unknownCode(cart, [...applied, ...refused])]
      .filter((one) => isTold(one, cart))
      .map(serializeRefused),
    ...(methods && { discounts: methods.flatMap((method) => discountsOf(method, promote)) }),
  }
}

/** The code of a promotion that has another one by now. */
function unknownCode(
  { promotionCode: code }: StoredCart,
  found: readonly { code: string | null }[],
): RefusedPromotion[] {
  if (code === null || found.some((one) => one.code === code)) return []
  return [{ id: 0, label: promotionLabel({ code, name: code }), code, reason: 'unknown' }]
}

/** Of promotions without a code only a gift that may be taken. */
function isTold({ code, reason, gift }: RefusedPromotion, { promotionCode }: StoredCart): boolean {
  return code === null ? reason === 'gift' && gift !== undefined : code === promotionCode
}

function serializeRefused({ label, code, reason, minimum, gift }: RefusedPromotion) {
  return { label, code, reason, minimum: minimum === undefined ? null : toWire(minimum), gift: gift ?? null }
}

/** The fee depends on the address, so a promotion of it is only named. */
function discountsOf(
  paymentMethod: string | null,
  promote: (method: string | null, fee: number) => PromotionOutcome,
): CartDiscounts[] {
  return [false, true].flatMap((delivered) => {
    const { applied } = promote(paymentMethod, delivered ? 1 : 0)
    const lines = promotionLines(applied.map((one) => ({ ...one, delivery: 0 })))
    const discounts = {
      paymentMethod,
      delivered,
      lines: lines
        .filter(({ total }) => total < 0)
        .map(({ label, total }) => ({ title: label, price: toWire(total) })),
      freeDelivery: applied.find(({ delivery }) => delivery > 0)?.label ?? null,
    }
    return discounts.lines.length === 0 && discounts.freeDelivery === null ? [] : [discounts]
  })
}

function serializeItem(line: CartLine, price: number | undefined, currency: string): CartItem {
  const { id, product, quantity, reserved } = line
  const { slug, name, sku, image, stock, enable, parentId = null } = product
  return {
    id,
    product: {
      ...{ id: product.id, parentId, slug, name, sku, image, stock: enable ? stock : 0 },
      ...(product.combo && {
        parts: product.combo.parts.map((part) => ({ name: part.product.name, quantity: part.quantity })),
      }),
    },
    options: (resolveChoice(product, line.chosen) ?? []).map((option) => {
      const { optionId, valueId, optionTitle, valueTitle } = option
      return { optionId, valueId, optionTitle, valueTitle, price: toWire(surchargeIn(option, currency)) }
    }),
    price: price === undefined ? null : toWire(price),
    total: toWire((price ?? 0) * quantity),
    quantity,
    reserved: reserved > 0,
  }
}
