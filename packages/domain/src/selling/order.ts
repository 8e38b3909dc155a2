/** Enumerations of an order, in the database and on the wire. */
/** `encargo` is what staff entered for somebody who wrote or called. */
export const orderChannels = ['web', 'mostrador', 'encargo'] as const
/** The methods that every shop has; staff may add others (selling.md#payment-methods). */
export const paymentMethods = ['transfer', 'check', 'cash', 'wallet'] as const
export const paymentStates = ['submitted', 'verified', 'rejected'] as const
export const orderEvents = [
  'placed',
  'status',
  'answer',
  'payment',
  'number',
  'edit',
  'expired',
  /** Why staff completed an unpaid order, reopened or voided one, or gave a discount. Customers never read it. */
  'reason',
] as const

export type OrderChannel = (typeof orderChannels)[number]
export type PaymentState = (typeof paymentStates)[number]
export type OrderEvent = (typeof orderEvents)[number]

/** The label of home delivery among the additional lines (selling.md#delivery). */
export const deliveryLabel = 'Envio'
/** Who bought at the counter without giving a name. */
export const counterBuyer = 'Cliente de mostrador'
/** The label of a discount on the whole sale; lines of promotions begin with it. */
export const discountLabel = 'Descuento'

/** What stands below the name of a line: the chosen options, and the combo that it is a part of. In the shop's language. */
export function lineNotes({
  options,
  combo,
}: {
  options: readonly { optionTitle: string; valueTitle: string }[]
  combo?: { name: string } | null | undefined
}): string[] {
  const chosen = options.map(({ optionTitle, valueTitle }) => `${optionTitle}: ${valueTitle}`)
  return combo ? [...chosen, `Parte de: ${combo.name}`] : chosen
}
