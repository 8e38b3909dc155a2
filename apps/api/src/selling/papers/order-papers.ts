import type { LinkedOrder, Order } from '@tecnoclick/contract/selling/orders/schemas'
import { days } from '@tecnoclick/domain/platform/duration'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { Block, Paper, PaperFormat } from '../../platform/papers/paper.ts'
import type { PaperWords } from '../../platform/papers/paper-words.ts'
import { linesTable, nameOf, paidSums, parties, totals, writtenFacts } from './order-blocks.ts'

export interface OrderFacts {
  words: PaperWords
  settings: Settings
  isBusiness: boolean
  methodName: (code: string) => string
  /** Of staff alone. */
  courier?: string | undefined
  /** Until when products are under warranty; of a completed order. */
  warranties?: readonly string[]
}

export function numberOf({ noSellOrden }: Pick<Order, 'noSellOrden'>, { t, code }: PaperWords): string {
  return noSellOrden === invalidOrderNumber ? t('orders.numberToCome') : code(noSellOrden)
}

const markOf = ({ status }: Pick<Order, 'status'>, { t }: PaperWords) =>
  status === 'CANCELADA' ? { mark: t('paper.cancelled') } : {}

/** An offer, which businesses need before they may pay. */
export function proforma(order: Order, { words, settings, isBusiness }: OrderFacts): Paper {
  const { t, date, locale } = words
  const title = t('orders.proforma.title', { number: numberOf(order, words) })
  const until = new Date(Date.parse(order.orderDate) + days(settings.proformaValidDays))
  const validity = { days: settings.proformaValidDays, currency: order.currency }
  return {
    ...{ locale, title, format: 'sheet', issuer: words.issuer(settings) },
    heading: {
      text: title,
      lines: [t('orders.proforma.dates', { date: date(order.orderDate), until: date(until) })],
    },
    mark: order.status === 'CANCELADA' ? t('paper.cancelled') : t('paper.notInvoice'),
    blocks: [
      parties(order, words, settings, isBusiness),
      linesTable(order.items, order.currency, words),
      { kind: 'sums', sums: totals(order, words) },
      { kind: 'text', text: t('orders.proforma.validity', validity) },
    ],
  }
}

/** What was ordered, where it goes and how it is paid. It goes with the goods and comes back signed. */
export function orderSheet(order: Order, facts: OrderFacts): Paper {
  const { words, settings, isBusiness, methodName } = facts
  const { t, dateTime, typed, locale } = words
  const title = t('paper.order.title', { number: numberOf(order, words) })
  return {
    ...{ locale, title, format: 'sheet', issuer: words.issuer(settings) },
    heading: { text: title, lines: [dateTime(order.orderDate)] },
    ...markOf(order, words),
    blocks: [
      parties(order, words, settings, isBusiness),
      {
        kind: 'facts',
        facts: [
          [t('orders.detail.status'), t(`orders.status.${order.status}`)],
          [t('paper.order.payment'), order.paymentMethod && methodName(order.paymentMethod)],
          [t('paper.order.delivery'), typed(placeOf(order)) || t('paper.order.pickUp')],
          [t('orders.detail.recipient'), recipientOf(order, words)],
          ...writtenFacts(order, words),
        ],
      },
      linesTable(order.items, order.currency, words),
      { kind: 'sums', sums: [...totals(order, words), ...paidSums(order, methodName, words)] },
      ...warrantyTexts(facts),
      { kind: 'signatures', names: [t('paper.order.signature'), t('paper.order.date')] },
    ],
  }
}

/** What whoever has the link of an order sees: goods and money. */
export function linkedOrderSheet(
  order: LinkedOrder,
  facts: Pick<OrderFacts, 'words' | 'settings' | 'methodName'>,
): Paper {
  const { words, settings, methodName } = facts
  const { t, dateTime, locale } = words
  const title = t('paper.order.title', { number: numberOf(order, words) })
  return {
    ...{ locale, title, format: 'sheet', issuer: words.issuer(settings) },
    heading: { text: title, lines: [dateTime(order.orderDate), t(`orders.status.${order.status}`)] },
    ...markOf(order, words),
    blocks: [
      linesTable(order.items, order.currency, words),
      { kind: 'sums', sums: [...totals(order, words), ...paidSums(order, methodName, words)] },
    ],
  }
}

/** What was paid; on a sheet, or as short as a roll is narrow. Without money it is provisional. */
export function receipt(order: Order, facts: OrderFacts, format: PaperFormat): Paper {
  const { words, settings, methodName } = facts
  const { t, dateTime, typed, locale, money } = words
  const title = t('paper.receipt.title', { number: numberOf(order, words) })
  const lines: Block[] =
    format === 'sheet'
      ? [linesTable(order.items, order.currency, words)]
      : order.items.flatMap((item): Block[] => [
          { kind: 'text', text: [nameOf(item, words)].flat().join('\n') },
          {
            kind: 'sums',
            sums: [
              {
                name: `${item.quantity} × ${money(item.price, order.currency)}`,
                amount: money(item.amount, order.currency),
              },
            ],
          },
        ])
  const mark = order.paid > 0 ? markOf(order, words) : { mark: t('paper.provisional') }
  return {
    ...{ locale, title, format, issuer: words.issuer(settings) },
    heading: { text: title, lines: [dateTime(order.orderDate), typed(order.customer.name)] },
    ...mark,
    blocks: [
      ...lines,
      { kind: 'sums', sums: [...totals(order, words), ...paidSums(order, methodName, words)] },
      ...warrantyTexts(facts),
      { kind: 'text', text: t('paper.receipt.thanks') },
    ],
  }
}

/** Whom to look for, what to hand over and how much to collect. */
export function deliveryNote(order: Order, { words, settings, courier }: OrderFacts): Paper {
  const { t, dateTime, typed, code, money, locale } = words
  const { recipient, customer, due, total, currency } = order
  const number = numberOf(order, words)
  return {
    ...{ locale, format: 'sheet', issuer: words.issuer(settings) },
    title: `${t('paper.delivery.title')} · ${t('paper.order.title', { number })}`,
    heading: {
      text: t('paper.delivery.title'),
      lines: [t('paper.order.title', { number }), dateTime(order.orderDate)],
    },
    ...markOf(order, words),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t('orders.detail.recipient'), typed(recipient.name || customer.name)],
          [t('paper.delivery.phone'), code(recipient.phone ?? customer.phone)],
          [t('paper.delivery.address'), typed(placeOf(order)) || t('paper.order.pickUp')],
          [t('paper.delivery.courier'), typed(courier)],
          ...writtenFacts(order, words),
        ],
      },
      {
        kind: 'table',
        title: t('checkout.success.products'),
        columns: [
          { header: t('cart.quantity'), share: 14 },
          { header: t('cart.product'), share: 60 },
          { header: t('product.sku'), share: 20 },
        ],
        rows: order.items.map((item) => [String(item.quantity), nameOf(item, words), code(item.product.sku)]),
      },
      {
        kind: 'sums',
        sums: [
          due > 0
            ? { name: t('paper.delivery.collect'), amount: money(due, currency), isTotal: true }
            : { name: t('paper.order.paid'), amount: money(total, currency), isTotal: true },
        ],
      },
      { kind: 'signatures', names: [t('paper.order.signature'), t('paper.order.date')] },
      { kind: 'signatures', names: [t('paper.delivery.remarks')] },
    ],
  }
}

function placeOf({ homeDelivery, shippingAddress, pickupPoint }: Order): string {
  return homeDelivery ? shippingAddress : pickupPoint
}

function recipientOf({ recipient }: Order, { typed, code }: PaperWords): string {
  return [typed(recipient.name), code(recipient.phone)].filter(Boolean).join(' · ')
}

function warrantyTexts({ warranties = [] }: OrderFacts): Block[] {
  return warranties.map((text) => ({ kind: 'text', text }))
}
