import { getDelivery } from '@tecnoclick/contract/delivery/zones/endpoints'
import { getOwnCredit } from '@tecnoclick/contract/selling/credit/endpoints'
import { getFamilyLink } from '@tecnoclick/contract/selling/family-links/endpoints'
import { getOrderPaymentOptions } from '@tecnoclick/contract/selling/payments/endpoints'
import type { OrderPaymentOptions } from '@tecnoclick/contract/selling/payments/schemas'
import { getOnlineOptions } from '@tecnoclick/contract/selling/providers/endpoints'
import { pickupPointText } from '@tecnoclick/domain/selling/order-address'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import type { Visit } from '../../rendering/context.ts'
import { balanceIn } from '../credit/balance-in.ts'
import { linkTexts } from '../links/link-texts.ts'
import { onlineTexts } from '../online/online-texts.ts'
import { loadOrder } from '../orders/load-order.ts'
import type { OffersInOther } from './other-currencies.tsx'
import { otherCurrencyTexts } from './other-currency-texts.ts'

interface PayablePage {
  orderId: string
  fallback: string
  origin: string
  /** In which the customer wants to pay, as the address says. */
  currency?: string | null
}

/** The customer's order and how it may be paid and when picked up. The order is shown although the latter is missing. */
export async function loadPayableOrder(visit: Visit, { orderId, fallback, origin, currency }: PayablePage) {
  const order = await loadOrder(visit, orderId, fallback)
  const [options, delivery, credit, family, online] = await Promise.all([
    visit.client.attempt(getOrderPaymentOptions, {
      params: { id: order.id },
      query: { lang: visit.preferences.locale },
    }),
    order.pickupPoint ? visit.client.attempt(getDelivery) : undefined,
    order.due > 0 && isOpen(order.status) ? visit.client.attempt(getOwnCredit) : undefined,
    visit.client.attempt(getFamilyLink, { params: { id: order.id } }),
    order.due > 0 && isOpen(order.status)
      ? visit.client.attempt(getOnlineOptions, { params: { id: order.id } })
      : undefined,
  ])
  const points = delivery?.ok ? delivery.data.pickupPoints : []
  return {
    order,
    options: options.ok ? options.data : undefined,
    others: options.ok ? offersIn(options.data, visit, currency) : undefined,
    /** Store credit that may pay it. */
    credit: credit?.ok ? balanceIn(credit.data, order.currency) : 0,
    /** Whether somebody else pays it; undefined where nobody does or can (selling.md#paid-by-family). */
    family:
      family.ok && (family.data.mayMake || (family.data.link && family.data.link.state !== 'revoked'))
        ? { ...family.data, origin, texts: linkTexts(visit.preferences.locale) }
        : undefined,
    /** Gateways with which it can be paid; undefined without any. */
    online:
      online?.ok && online.data.providers.length > 0
        ? { ...online.data, texts: onlineTexts(visit.preferences.locale) }
        : undefined,
    /** Of the point where the order is picked up; undefined for the shop, and for a point that has changed. */
    pointHours: points.find((point) => pickupPointText(point) === order.pickupPoint)?.hours,
  }
}

/** Paying in another currency; undefined where the chosen method takes no other. */
function offersIn(
  { otherCurrencies: offers }: OrderPaymentOptions,
  { preferences }: Visit,
  currency: string | null | undefined,
): OffersInOther | undefined {
  if (offers.length === 0) return undefined
  const chosen = offers.find((offer) => offer.currency === currency)
  return { offers, chosen, texts: otherCurrencyTexts(preferences.locale) }
}
