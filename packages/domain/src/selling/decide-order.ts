import { type PriceTier, tierOf } from '../catalogue/prices.ts'
import { spentOf } from '../money/credit/spend-credit.ts'
import { type CurrencyFormat, fromWire, toWire } from '../platform/money.ts'
import { isRefusal, type Refusal, refuse } from '../platform/refusal.ts'
import type { Settings } from '../site/settings.ts'
import { outOfStock } from '../stock/out-of-stock.ts'
import { planHold } from '../stock/plan-hold.ts'
import {
  type AppliedPromotion,
  applyPromotions,
  type PromotionFacts,
  promotionLines,
  refusePromotion,
} from './apply-promotions.ts'
import type { ChosenOption } from './cart-line.ts'
import { addressText } from './order-address.ts'
import { type BuyerAddress, type DeliveryChoice, deliveryOf, type KnownPlaces } from './order-delivery.ts'
import { type RecentOrders, refuseManyOrders, refuseMuchUnpaid, type UnpaidUnits } from './order-limits.ts'
import { type PaymentMethod, refuseMethod } from './payment-method.ts'
import { type PricedOrderLine, priceLines, refuseNewPrice, totalsOf } from './price-lines.ts'
import { recipientOf } from './recipient.ts'
import { partsIn, type SaleProduct, stockLines, withParts } from './sale-product.ts'
import { splitCombos } from './split-combos.ts'

/** What the customer chose at checkout. */
interface CheckoutChoice extends DeliveryChoice {
  recipientName?: string | null | undefined
  recipientPhone?: string | null | undefined
  paymentMethod?: string | null | undefined
  /** On the wire, a decimal. */
  confirmedTotal?: number | undefined
  /** What of the account's store credit is to pay. On the wire, a decimal. */
  credit?: number | null | undefined
}

export interface WantedOrder {
  viewer: { id: number; role: string; wholesale: boolean }
  newOrder: CheckoutChoice
  currency: string
  methods: readonly PaymentMethod[]
  settings: Settings
  now: Date
  /** Multiplies the limits, for load tests. */
  limitFactor: number
}

export interface CartLine {
  productId: number
  chosen: ChosenOption[]
  quantity: number
  /** Equal to `quantity`, or 0 ('Sin reserva'). */
  reserved: number
  seenPrice: number | null
  seenCurrency: string | null
  product: SaleProduct
}

export interface Buyer extends KnownPlaces {
  name: string | null
  phone: string | null
  recent: RecentOrders
  unpaid: UnpaidUnits
  /** Store credit in the currency of the order; null without a ledger. */
  credit: { accountId: number; balance: number } | null
}

interface OrderFacts {
  cart: {
    /** Undefined if the shop does not sell in the requested currency. */
    currency: CurrencyFormat | undefined
    lines: readonly CartLine[]
    /** The code that the customer entered. */
    promotionCode: string | null
    promotions: PromotionFacts
  }
  buyer: Buyer
}

export interface DecidedOrder {
  priceTier: PriceTier
  format: CurrencyFormat
  /** Minor units, as all amounts here. */
  subtotal: number
  total: number
  lines: (PricedOrderLine & { discount: number })[]
  promotions: AppliedPromotion[]
  extraLines: { label: string; total: number }[]
  method: PaymentMethod | undefined
  /** What store credit pays at once. */
  credit: { accountId: number; amount: number } | undefined
  homeDelivery: boolean
  shippingAddress: string
  pickupPoint: string
  billingAddress: string
  buyerPhone: string
  recipientName: string | null
  recipientPhone: string
}

type OrderRefusal = Refusal<
  | ('emptyCart' | 'tooMany' | 'invalid' | 'outOfStock' | 'noPrice' | 'priceChanged' | 'unpaidLimit')
  | 'promotionRefused'
  | 'creditTooLow'
  | (
      | 'methodUnavailable'
      | 'businessCash'
      | 'noTransferAccount'
      | 'notFound'
      | 'noAddress'
      | 'notDelivered'
      | 'deliveryMinimum'
    ),
  { code: 'required' }
>

/** What the cart becomes, or why it cannot be ordered (selling.md#placing-an-order). `place_order` stores it if it still holds. */
export function decideOrder(wanted: WantedOrder, { cart, buyer }: OrderFacts): DecidedOrder | OrderRefusal {
  const { viewer, newOrder, currency, settings } = wanted
  if (cart.lines.length === 0) return refuse('emptyCart')
  const tooMany = refuseManyOrders(wanted, buyer.recent)
  if (tooMany) return tooMany
  if (!cart.currency) return refuse('invalid', { fields: { currency: '' } })
  const method = wanted.methods.find(({ code }) => code === newOrder.paymentMethod)
  const unpayable = method && refuseMethod(method, { role: viewer.role, currency }, settings)
  if (unpayable) return unpayable
  const lines = priceLines(cart.lines, { wholesale: viewer.wholesale, currency })
  if (isRefusal(lines)) return lines
  const delivery = deliveryOf(newOrder, buyer, { currency, subtotal: totalsOf(lines, []).subtotal, settings })
  if (isRefusal(delivery)) return delivery
  const recipient = recipientIn(newOrder, buyer, delivery.address)
  if (!recipient) return refuse('invalid', { fields: { recipientPhone: { code: 'required' } } })
  const { applied, refused, shares } = applyPromotions(cart.promotions.promotions, {
    ...cart.promotions,
    ...{ currency, lines, fee: totalsOf([], delivery.extraLines).total, customerId: viewer.id },
    ...{ priceTier: tierOf(viewer), paymentMethod: method?.code ?? null, now: wanted.now },
  })
  const entered = cart.promotionCode
  const isApplied = entered === null || applied.some(({ code }) => code === entered)
  const refusedCode = isApplied
    ? undefined
    : (refused.find(({ code }) => code === entered) ?? { code: entered, reason: 'unknown' as const })
  // Who confirmed a total has seen that the code takes nothing off.
  if (refusedCode && newOrder.confirmedTotal === undefined) return refusePromotion(refusedCode)
  const extraLines = [...delivery.extraLines, ...promotionLines(applied)]
  const { subtotal, total } = totalsOf(lines, extraLines)
  if (!isPriceKnown(wanted, cart.lines, lines, total)) return refuseNewPrice({ subtotal, total })
  const short = refuseShort(cart.lines)
  if (short) return short
  const tooMuch = refuseMuchUnpaid(wanted, stockLines(cart.lines), buyer.unpaid)
  if (tooMuch) return tooMuch
  const credit = creditFor(newOrder, buyer, total)
  if (isRefusal(credit)) return credit
  const shared = lines.map((line, index) => ({ ...line, discount: shares[index] ?? 0 }))
  return {
    priceTier: tierOf(viewer),
    format: cart.currency,
    subtotal,
    total,
    lines: splitCombos(
      shared,
      cart.lines.map(({ product }) => product),
      { wholesale: viewer.wholesale, currency },
    ),
    promotions: applied,
    extraLines,
    method,
    credit,
    homeDelivery: delivery.isHome,
    shippingAddress: addressText(delivery.address),
    pickupPoint: delivery.pickupPoint,
    billingAddress: addressText(principalOf(buyer)),
    buyerPhone: buyer.phone ?? recipient.phone,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
  }
}

function creditFor({ credit: wanted }: CheckoutChoice, { credit }: Buyer, total: number) {
  if (wanted == null || total === 0) return undefined
  if (!credit) return refuse('creditTooLow')
  const amount = spentOf({ wanted: fromWire(wanted) ?? 0, balance: credit.balance, total })
  return isRefusal(amount) ? amount : { accountId: credit.accountId, amount }
}

function principalOf({ addresses }: Buyer): BuyerAddress | undefined {
  return addresses.find(({ isPrincipal }) => isPrincipal)
}

/** The person at the address; at the shop the one who was named, or the customer (selling.md#recipient). */
function recipientIn(newOrder: CheckoutChoice, buyer: Buyer, address: BuyerAddress | undefined) {
  const typed = { name: newOrder.recipientName ?? null, phone: newOrder.recipientPhone ?? null }
  return recipientOf([address, typed, buyer, principalOf(buyer)])
}

/** The total that the customer confirmed, or last saw in this currency, must match today's (selling.md#placing-an-order). */
function isPriceKnown(
  { newOrder, currency }: WantedOrder,
  seen: readonly CartLine[],
  lines: readonly PricedOrderLine[],
  total: number,
): boolean {
  if (newOrder.confirmedTotal !== undefined) return newOrder.confirmedTotal === toWire(total)
  return seen.every(
    ({ seenPrice, seenCurrency }, index) => seenCurrency !== currency || seenPrice === lines[index]?.price,
  )
}

/** Lines 'Sin reserva' are reserved with the order, or it is refused (selling.md#reservations). */
function refuseShort(lines: readonly CartLine[]) {
  const wanted = lines.map((line) => ({ ...line, mustHold: line.reserved === 0 }))
  const products = withParts(lines.map(({ product }) => product))
  const limitsOf = (id: number) => {
    const product = products.find((known) => known.id === id)
    if (!product?.enable) return { stock: 0 }
    return { stock: product.combo ? Number.POSITIVE_INFINITY : product.stock }
  }
  const { short } = planHold(lines, wanted, limitsOf, partsIn(products))
  return short === undefined ? undefined : outOfStock(products, short)
}
