import type { OrderStatus } from './order-status.ts'

export const invoiceKinds = ['invoice', 'credit'] as const

export type InvoiceKind = (typeof invoiceKinds)[number]

/** The consecutive that numbers each kind (platform.md#document-numbers). */
export const invoiceDocuments = { invoice: 'FACTURA', credit: 'CREDITO' } as const satisfies Record<
  InvoiceKind,
  string
>

/** An order that is sold: numbered, and accepted by the shop (selling.md#invoices). */
export function mayBeInvoiced({ status, number }: { status: OrderStatus; number: string | null }): boolean {
  return number !== null && (status === 'EN PROCESO' || status === 'COMPLETADA')
}
