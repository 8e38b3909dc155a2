import type { Currency, Tier } from '../pricing.ts'
import type { DemoOrder, DemoPayment, DemoStep } from '../selling.ts'
import type { Sellable, SellableOption } from './product-rows.ts'

type Chosen = { option: SellableOption; value: SellableOption['values'][number] }

export type PlacedLine = { product: Sellable; quantity: number; chosen: readonly Chosen[] }

/** An order with its people and products resolved. */
export type PlacedOrder = {
  id: number
  at: Date
  /** Undefined is INVALIDO (platform.md#document-numbers). */
  number: { seriesId: number; prefix: string; sequence: number } | undefined
  currency: Currency
  tier: Tier
  lines: readonly PlacedLine[]
  deliveryFee: number | undefined
  shippingAddress: string
  billingAddress: string
  note: string
  payment: DemoPayment | undefined
  steps: readonly DemoStep[]
  delivery: NonNullable<DemoOrder['delivery']>
  staffId: number
  courierId: number
  /** Recipient of its mails; null for a counter sale without one. */
  email: string | null
  buyerName: string
  recipient: { name: string; phone: string | null }
  buyer: { channel: 'web'; clientId: number; cartId: number } | { channel: 'mostrador'; phone: string }
}
