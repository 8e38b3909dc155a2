import { paperQuery } from '@tecnoclick/contract/platform/paper-query'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/invoices/endpoints'
import * as schemas from '@tecnoclick/contract/selling/invoices/schemas'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { mayBeInvoiced } from '@tecnoclick/domain/selling/invoice'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { paperLimits } from '../../platform/papers/paper-limits.ts'
import type { PaperPrinter } from '../../platform/papers/paper-printer.ts'
import { invoicePaper } from '../papers/invoice-paper.ts'
import { cancelInvoice, issueInvoice } from './issue-invoice.ts'
import { findInvoice, readInvoicesOf } from './read-invoices.ts'

/** Invoices and credit notes (selling.md#invoices). */
export function invoiceRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  printer: PaperPrinter,
): Route[] {
  const { now, wakeMail } = deps
  const { db } = deps.database
  const write = { access: 'admin', permission: 'orders:write', params: idParams } as const
  const { status, number, clientId } = orders

  async function invoicesOf(orderId: number, isVisible: (clientId: number | null) => boolean) {
    const [order] = await db.select({ status, number, clientId }).from(orders).where(eq(orders.id, orderId))
    if (!order || !isVisible(order.clientId)) return refuse('notFound')
    const data = await readInvoicesOf(db, orderId)
    const holds = data.some(({ kind, cancelledBy }) => kind === 'invoice' && cancelledBy === null)
    return { data, mayIssue: !holds && mayBeInvoiced(order) }
  }

  async function respond(done: { orderId: number } | Refusal) {
    if (isRefusal(done)) return done
    wakeMail()
    return invoicesOf(done.orderId, () => true)
  }

  return [
    route(
      endpoints.listInvoicesOf,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'Invoices and credit notes of an order, newest first',
        access: 'customer',
        params: idParams,
        response: schemas.invoicesSchema,
      },
      ({ session: { viewer }, params }) =>
        invoicesOf(params.id, (owner) => owner === viewer.id || isPermitted(viewer, 'orders:read')),
    ),
    route(
      endpoints.issueInvoice,
      {
        ...write,
        summary: 'Invoice an order that is in process or completed; again, it answers the same',
        response: schemas.invoicesSchema,
        refusals: ['conflict'],
      },
      async (input) => {
        const act = { actor: actorOf(input), settings: await settings.read(), now: now() }
        return respond(
          await issueInvoice(db, { ...act, storeUrl: storeUrl(deps, input.context) }, input.params.id),
        )
      },
    ),
    route(
      endpoints.cancelInvoice,
      {
        ...write,
        summary: 'Cancel an invoice with a credit note; again, it answers the same',
        body: schemas.creditNoteSchema,
        response: schemas.invoicesSchema,
        refusals: ['conflict'],
      },
      async (input) => {
        const act = { actor: actorOf(input), settings: await settings.read(), now: now() }
        const { params, body, context } = input
        return respond(
          await cancelInvoice(db, { ...act, storeUrl: storeUrl(deps, context) }, params.id, body.reason),
        )
      },
    ),
    route(
      endpoints.getInvoicePaper,
      {
        reads: { entity: 'invoice', permission: 'orders:read' },
        summary: 'An invoice or a credit note, as PDF',
        access: 'customer',
        params: idParams,
        query: paperQuery,
        media: 'application/pdf',
        limits: paperLimits,
      },
      async ({ session: { viewer }, params, context }) => {
        const invoice = await findInvoice(db, params.id)
        const isVisible = invoice?.clientId === viewer.id || isPermitted(viewer, 'orders:read')
        if (!invoice || !isVisible) return refuse('notFound')
        return printer.respond(context, async (words) => ({
          name: `${invoice.kind === 'credit' ? 'nota-de-credito' : 'factura'}-${invoice.number}`,
          paper: invoicePaper(invoice, words),
        }))
      },
    ),
  ]
}
