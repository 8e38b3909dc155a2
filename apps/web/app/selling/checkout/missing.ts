import type { AddressQuote } from '../../delivery/delivery-quotes.ts'
import type { Recipient } from './recipient-fields.tsx'

/** What an order still needs, in the order of the page. */
export type Missing = 'saveAddress' | 'chooseAddress' | 'reachedAddress' | 'name' | 'phone' | 'terms'

interface TypedOrder {
  homeDelivery: boolean
  /** The form of an address is open. */
  isEditing: boolean
  /** The list of addresses is open. */
  isPicking: boolean
  /** Of the chosen address; undefined without one. */
  quote: AddressQuote | undefined
  /** Which fields of the recipient the page asks for. */
  asked: { name: boolean; phone: boolean }
  recipient: Recipient
  isAccepted: boolean
}

/** No order can be placed before all of it is there (selling.md#checkout). */
export function missingFrom(order: TypedOrder): Missing[] {
  const { asked, recipient } = order
  const missing: (Missing | undefined)[] = [
    order.homeDelivery ? missingAddress(order) : undefined,
    asked.name && recipient.name.trim() === '' ? 'name' : undefined,
    asked.phone && recipient.phone.trim() === '' ? 'phone' : undefined,
    order.isAccepted ? undefined : 'terms',
  ]
  return missing.filter((thing) => thing !== undefined)
}

function missingAddress({ isEditing, isPicking, quote }: TypedOrder): Missing | undefined {
  if (isEditing) return 'saveAddress'
  if (isPicking || !quote) return 'chooseAddress'
  return quote.kind === 'delivered' || quote.kind === 'arranged' ? undefined : 'reachedAddress'
}

/** The control that completes it. */
const controls: Record<Missing, string> = {
  saveAddress: '#direccion :is(input, select):invalid',
  chooseAddress: '[name="addressId"]:checked, [name="homeDelivery"]:checked',
  reachedAddress: '[name="homeDelivery"]:checked',
  name: '[name="recipientName"]',
  phone: '[name="recipientPhone"]',
  terms: '[name="termsAccepted"]',
}

export function focusMissing(thing: Missing): void {
  const control = document.querySelector<HTMLElement>(controls[thing])
  // A complete address only needs its button.
  const instead = thing === 'saveAddress' ? '#direccion [type="submit"]' : undefined
  const target = control ?? (instead && document.querySelector<HTMLElement>(instead))
  if (target) target.focus()
}
