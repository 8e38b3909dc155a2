import { toWire } from '@tecnoclick/domain/platform/money'
import type { Paper } from '../../platform/papers/paper.ts'
import type { PaperWords } from '../../platform/papers/paper-words.ts'
import type { StoredInvoice } from '../invoices/read-invoices.ts'
import { linesTable, parties, totals } from './order-blocks.ts'

/** As it was issued, whatever has changed since; a cancelled invoice is marked. */
export function invoicePaper(invoice: StoredInvoice, words: PaperWords): Paper {
  const { t, date, code, typed, locale } = words
  const { kind, number, currency, content, cancels, cancelledBy, reason, orderNumber } = invoice
  const { seller, buyer, lines, extraLines } = content
  const title = t(kind === 'credit' ? 'paper.invoice.creditNote' : 'paper.invoice.title', {
    number: code(number),
  })
  const heading = [
    t('paper.invoice.issued', { date: date(invoice.issuedDate) }),
    t('paper.order.title', { number: code(orderNumber) }),
    ...(cancels ? [t('paper.invoice.corrects', { number: code(cancels) })] : []),
    ...(cancelledBy ? [t('paper.invoice.cancelledBy', { number: code(cancelledBy) })] : []),
  ]
  const amounts = {
    currency,
    subtotal: invoice.subtotal,
    total: invoice.total,
    additionalLines: extraLines.map(({ label, total }) => ({ label, total: toWire(total) })),
  }
  const items = lines.map(({ name, sku, price, amount, options, combo, ...line }) => ({
    ...line,
    product: { name, sku },
    options: options.map((option) => ({ ...option, price: toWire(option.price) })),
    combo: combo && { ...combo, id: 0, quantity: 1, service: null },
    price: toWire(price),
    amount: toWire(amount),
  }))
  const shop = {
    ...{ storeName: seller.name, legalName: seller.name, legalCode: seller.code },
    ...{ address: seller.address, email: seller.email, phones: seller.phones },
  }
  const customer = {
    name: buyer.name,
    email: null,
    phone: null,
    clicode: buyer.clientCode,
    ruccode: buyer.code,
  }
  return {
    ...{ locale, title, format: 'sheet', issuer: words.issuer(shop) },
    heading: { text: title, lines: heading },
    ...(cancelledBy && { mark: t('paper.annulled') }),
    blocks: [
      parties({ customer, billingAddress: buyer.address }, words, shop, buyer.isBusiness),
      linesTable(items, currency, words),
      { kind: 'sums', sums: totals(amounts, words) },
      { kind: 'facts', facts: [[t('paper.invoice.reason'), typed(reason)]] },
      { kind: 'text', text: t('paper.invoice.amounts', { currency }) },
    ],
  }
}
