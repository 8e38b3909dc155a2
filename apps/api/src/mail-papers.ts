import { defaultLocale } from '@tecnoclick/messages/platform/locales'
import type { ApiDeps } from './platform/deps.ts'
import { isRefusal } from './platform/http/refusal.ts'
import type { ClaimedMail } from './platform/mail/claim-due-mail.ts'
import type { MailAttachment } from './platform/mail/outgoing-mail.ts'
import { createPaperPrinter, type PaperWriter } from './platform/papers/paper-printer.ts'
import { findInvoice, readInvoicesOf } from './selling/invoices/read-invoices.ts'
import { findOrder } from './selling/orders/reading/read-orders.ts'
import { serializeOrder } from './selling/orders/reading/serialize-order.ts'
import { invoicePaper } from './selling/papers/invoice-paper.ts'
import { proforma } from './selling/papers/order-papers.ts'
import { methodNames, readOrderFacts } from './selling/papers/read-order-facts.ts'
import { createMethodCache } from './selling/payments/method-cache.ts'
import { createCurrencyCache } from './site/currencies/routes.ts'
import { createSettingsCache } from './site/settings/settings-cache.ts'
import { repairReport } from './workshop/papers/repair-papers.ts'
import { findOrderDetail } from './workshop/service-orders/read-service-orders.ts'

/** Papers that the owner wants with the mails about them (platform.md#papers). Composes the areas, as the outbox may not. */
export function createMailPapers(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>) {
  const { now } = deps
  const { db } = deps.database
  const settings = createSettingsCache(deps)
  const methods = createMethodCache(deps)
  const printer = createPaperPrinter({ settings, currencies: createCurrencyCache(deps) })

  async function writerFor(mail: ClaimedMail): Promise<PaperWriter | undefined> {
    const terms = await settings.read()
    const [orderId] = mail.orderIds
    if (mail.kind === 'order-confirmation' && terms.mailOrderPaper === 'attached')
      return proformaOf(orderId, mail)
    if (mail.kind === 'invoice' && terms.mailInvoicePaper === 'attached') return invoiceOf(orderId, mail)
    const [, repairId] = /^service-answer:(\d+):/.exec(mail.dedupeKey) ?? []
    if (repairId && terms.mailRepairPaper === 'attached') return reportOf(Number(repairId), mail)
    return undefined
  }

  async function proformaOf(id: number | undefined, { to }: ClaimedMail): Promise<PaperWriter | undefined> {
    const stored = id === undefined ? undefined : await findOrder(db, id)
    if (!stored || !isSame(stored.customer.email, to)) return undefined
    return async (words, terms) => {
      const order = serializeOrder(stored, terms)
      const facts = await readOrderFacts({ db, methods, words, settings: terms, now: now() }, order)
      return { name: `proforma-${order.noSellOrden}`, paper: proforma(order, facts) }
    }
  }

  /** The subject names it, also of a mail that is sent again. */
  async function invoiceOf(orderId: number | undefined, { subject, to }: ClaimedMail) {
    const order = orderId === undefined ? undefined : await findOrder(db, orderId)
    if (!order || !isSame(order.customer.email, to)) return undefined
    const named = (await readInvoicesOf(db, order.id)).find(({ number }) => subject.endsWith(` ${number}`))
    const invoice = named && (await findInvoice(db, named.id))
    if (!invoice) return undefined
    const write: PaperWriter = async (words) => ({
      name: invoice.number,
      paper: invoicePaper(invoice, words),
    })
    return write
  }

  async function reportOf(id: number, { to }: ClaimedMail): Promise<PaperWriter | undefined> {
    const order = await findOrderDetail(db, id, false)
    if (order?.status !== 'COMPLETADA' || !isSame(order.customer.email, to)) return undefined
    return async (words, terms) => {
      const methodName = await methodNames(methods, words)
      const paper = repairReport({ order, words, settings: terms, methodName, now: now() })
      return { name: `informe-${order.orderNum}`, paper }
    }
  }

  return async (mail: ClaimedMail): Promise<readonly MailAttachment[]> => {
    const write = await writerFor(mail)
    if (!write) return []
    // Mails are in Spanish.
    const printed = await printer.print(defaultLocale, write)
    return isRefusal(printed) ? [] : [printed]
  }
}

/** Nobody else gets it: the address of an order may have been corrected since. */
function isSame(email: string | null, to: string): boolean {
  return email?.toLowerCase() === to.toLowerCase()
}
