import { endpoint } from '../../platform/endpoint.ts'
import type { PaperQuery } from '../../platform/paper-query.ts'
import type { CreditNote, Invoices } from './schemas.ts'

/** Newest first: for the buyer, and for staff. */
export const listInvoicesOf = endpoint<{ params: { id: number }; response: Invoices }>(
  'GET',
  '/sellorders/{id}/invoices',
)
/** Answers with the invoice that holds if there is one. */
export const issueInvoice = endpoint<{ params: { id: number }; response: Invoices }>(
  'POST',
  '/admin/sellorders/{id}/invoices',
)
export const cancelInvoice = endpoint<{ params: { id: number }; body: CreditNote; response: Invoices }>(
  'POST',
  '/admin/invoices/{id}/credit-note',
)
/** An invoice or credit note as PDF. */
export const getInvoicePaper = endpoint<{
  params: { id: number }
  query?: PaperQuery
  response: string
}>('GET', '/invoices/{id}/paper')
