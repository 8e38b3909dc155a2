import type { MoneyByCurrency } from '../site/setting-values.ts'

export interface DeliveryTerms {
  /** Minor units by currency (selling.md#delivery). */
  deliveryFee: MoneyByCurrency
  /** Delivery is free from this subtotal on; never for a missing currency. */
  freeDeliveryFrom: MoneyByCurrency
}

/** The fee for home delivery in minor units; undefined if the shop does not deliver in this currency. */
export function deliveryFeeFor(
  { deliveryFee, freeDeliveryFrom }: DeliveryTerms,
  currency: string,
  subtotal: number,
): number | undefined {
  const fee = deliveryFee[currency]
  const freeFrom = freeDeliveryFrom[currency]
  if (fee === undefined) return undefined
  return freeFrom !== undefined && subtotal >= freeFrom ? 0 : fee
}
