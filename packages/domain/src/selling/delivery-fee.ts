import type { MoneyByCurrency } from '../site/setting-values.ts'

export interface DeliveryTerms {
  /** Minor units by currency (selling.md#delivery). */
  deliveryFee: MoneyByCurrency
  /** From this subtotal on delivery costs nothing; a currency that is not there has no such promise. */
  freeDeliveryFrom: MoneyByCurrency
}

/** What bringing an order home costs, in minor units of its currency; undefined where the shop does not deliver for it. */
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
