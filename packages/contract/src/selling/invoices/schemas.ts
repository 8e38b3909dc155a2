import { invoiceKinds } from '@tecnoclick/domain/selling/invoice'
import { z } from 'zod'
import { explainedEnum } from '../../platform/explained-enum.ts'
import { idSchema, line } from '../../platform/wire.ts'

export const invoiceKindSchema = explainedEnum(invoiceKinds, {
  invoice: 'An invoice',
  credit: 'A credit note, which cancels an invoice',
})

export const invoiceSchema = z.object({
  id: idSchema,
  kind: invoiceKindSchema,
  number: z.string(),
  orderId: idSchema,
  currency: z.string(),
  total: z.number(),
  issuedDate: z.string(),
  /** Of a credit note: the invoice that it cancels. */
  cancels: z.string().nullable(),
  /** Of an invoice: the credit note that cancelled it. */
  cancelledBy: z.string().nullable(),
  /** Of a credit note. */
  reason: z.string().nullable(),
})

export const invoicesSchema = z.object({
  data: z.array(invoiceSchema),
  /** Whether staff may issue one now. */
  mayIssue: z.boolean(),
})

export const creditNoteSchema = z.object({ reason: line(500) })

export type Invoice = z.infer<typeof invoiceSchema>
export type Invoices = z.infer<typeof invoicesSchema>
export type CreditNote = z.infer<typeof creditNoteSchema>
