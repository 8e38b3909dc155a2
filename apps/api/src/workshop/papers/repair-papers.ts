import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { noonOf } from '@tecnoclick/domain/platform/havana-day'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { placeOf } from '@tecnoclick/domain/workshop/intake'
import { visitText } from '@tecnoclick/domain/workshop/visit'
import type { Block, Fact, Paper, Sum } from '../../platform/papers/paper.ts'
import type { PaperWords } from '../../platform/papers/paper-words.ts'

interface Repair {
  order: ServiceOrderDetail
  words: PaperWords
  settings: Settings
  methodName: (code: string) => string
  now: Date
}

function numberOf({ orderNum }: ServiceOrderDetail, { t, code }: PaperWords): string {
  return t('paper.repair.number', {
    number: orderNum === invalidOrderNumber ? t('orders.numberToCome') : code(orderNum),
  })
}

function headOf({ order, words, settings }: Repair, heading: string): Omit<Paper, 'blocks'> {
  const number = numberOf(order, words)
  return {
    ...{ locale: words.locale, format: 'sheet', issuer: words.issuer(settings) },
    title: `${heading} · ${number}`,
    heading: { text: heading, lines: [number, words.dateTime(order.fecha)] },
    ...(order.status === 'CANCELADA' && { mark: words.t('paper.cancelled') }),
  }
}

/** What both say of the device and its owner. */
function deviceFacts({ order, words }: Repair): Fact[] {
  const { t, typed, code } = words
  const { customer, brand, model, service, intake, accessories, failure } = order
  return [
    [t('services.print.customer'), typed(customer.name)],
    [t('services.print.phone'), code(customer.phone)],
    [t('services.print.email'), code(customer.email)],
    [t('services.ticket.device'), typed(`${brand.name} ${model}`.trim())],
    [t('repairPage.intake.type'), typed(intake?.deviceType)],
    [t('paper.repair.serial'), code(intake?.serial)],
    [t('services.order.service'), typed(service.name)],
    [t('services.ticket.accessories'), typed(accessories)],
    [t('services.print.failure'), typed(failure)],
    [t('services.print.homeService'), typed(visitText(order))],
  ]
}

/** What the customer takes home, and signs. The QR code opens the ticket; the code adds the repair to an account. */
export function repairReceipt(repair: Repair, link: { url: string; claimCode: string | null }): Paper {
  const { order, words } = repair
  const { t, money, typed, code } = words
  const { deposit, loaners, intake } = order
  const isFree = order.underWarranty !== null || order.repeats !== null
  return {
    ...headOf(repair, t('paper.repair.receipt')),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t('paper.repair.received'), words.dateTime(order.fecha)],
          ...deviceFacts(repair),
          ...(intake ? intakeFacts(intake, words) : []),
          [t('services.ticket.deposit'), deposit && money(deposit.amount, deposit.currency)],
          [t('services.ticket.cost'), isFree ? t('services.ticket.free') : null],
          [
            t('services.ticket.loaner'),
            loaners
              .map(({ name, serial, dueOn }) =>
                t('services.ticket.loanerUntil', { name, serial, date: words.date(noonOf(dueOn)) }),
              )
              .join('\n'),
          ],
          [t('services.ticket.warranty'), warrantyText(repair)],
        ],
      },
      {
        kind: 'qr',
        text: link.url,
        label: t('services.print.qr', { number: code(order.orderNum) }),
        lines: [
          t('services.print.scan'),
          link.claimCode ? t('paper.repair.code', { code: link.claimCode }) : '',
          link.claimCode ? t('paper.repair.claim') : '',
        ],
      },
      { kind: 'text', text: t('paper.repair.handOver') },
      { kind: 'text', title: t('paper.repair.conditions'), text: typed(intake?.conditions?.text) },
      { kind: 'signatures', names: [t('services.print.received'), t('services.print.signature')] },
    ],
  }
}

function intakeFacts(intake: NonNullable<ServiceOrderDetail['intake']>, words: PaperWords): Fact[] {
  const { t, money, typed } = words
  const { checklist, estimate, marks } = intake
  const range = estimate && {
    from: money(estimate.from, estimate.currency),
    to: money(estimate.to, estimate.currency),
  }
  const answers = checklist.map(
    ({ question, answer, text }) =>
      `${typed(question)} ${answer ? t(`repairPage.intake.answers.${answer}`) : typed(text)}`,
  )
  const damage = marks.map((mark, index) => {
    const place = t(`repairPage.intake.places.${placeOf(mark)}`)
    return `${index + 1}. ${[typed(mark.note), place].filter(Boolean).join(' · ')}`
  })
  return [
    [t('paper.repair.checklist'), answers.join('\n')],
    [t('paper.repair.marks'), damage.join('\n')],
    [
      t('paper.repair.estimate'),
      range && (range.from === range.to ? range.from : t('repairPage.intake.range', range)),
    ],
  ]
}

/** What was done and what it cost; provisional until the repair is completed. */
export function repairReport(repair: Repair): Paper {
  const { order, words } = repair
  const { t, typed } = words
  const isDone = order.status === 'COMPLETADA' || order.status === 'CANCELADA'
  return {
    ...headOf(repair, t('paper.repair.report')),
    ...(!isDone && { mark: t('paper.provisional') }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...deviceFacts(repair),
          [t('services.ticket.status'), t(`orders.status.${order.status}`)],
          [t('services.ticket.warranty'), warrantyText(repair)],
        ],
      },
      { kind: 'text', title: t('services.ticket.answer'), text: typed(order.respuesta) },
      ...workBlocks(repair),
      { kind: 'sums', sums: sumsOf(repair) },
      { kind: 'signatures', names: [t('services.print.received'), t('services.print.signature')] },
    ],
  }
}

function workBlocks({ order: { quote }, words }: Repair): Block[] {
  const { t, typed, money } = words
  const lines = quote?.lines.filter(({ declined }) => !declined) ?? []
  if (!quote || quote.state === 'rejected' || lines.length === 0) return []
  return [
    {
      kind: 'table',
      title: t('paper.repair.work'),
      columns: [
        { header: t('paper.repair.description'), share: 52 },
        { header: t('cart.quantity'), share: 14, align: 'end' },
        { header: t('cart.price'), share: 17, align: 'end' },
        { header: t('cart.lineTotal'), share: 17, align: 'end' },
      ],
      rows: lines.map(({ kind, description, quantity, price, amount }) => [
        [typed(description), t(`services.ticket.lines.${kind}`)],
        String(quantity),
        money(price, quote.currency),
        money(amount, quote.currency),
      ]),
    },
  ]
}

function sumsOf({ order, words, methodName }: Repair): Sum[] {
  const { t, money } = words
  const { quote, charge, payments, refunds } = order
  const isFree = order.underWarranty !== null || order.repeats !== null
  if (isFree) return [{ name: t('services.ticket.cost'), amount: t('services.ticket.free') }]
  const total = quote?.state === 'rejected' ? null : quote
  return [
    ...(total
      ? [{ name: t('orders.detail.total'), amount: money(total.amount, total.currency), isTotal: true }]
      : []),
    ...payments.map(({ method, amount, currency }) => ({
      name: method ? methodName(method) : t('paper.order.paid'),
      amount: money(amount, currency),
    })),
    ...refunds.map(({ amount, currency }) => ({
      name: t('paper.order.refunded'),
      amount: money(amount, currency),
    })),
    ...(charge && charge.due > 0
      ? [{ name: t('paper.order.due'), amount: money(charge.due, charge.currency) }]
      : []),
  ]
}

/** The last day, passed or not, or before the repair is completed the months. */
function warrantyText({ order: { warrantyUntil, warrantyMonths }, words, now }: Repair): string {
  const { t, date } = words
  if (warrantyUntil === null)
    return warrantyMonths === 0 ? '' : t('services.ticket.warrantyMonths', { count: warrantyMonths })
  const isOver = Date.parse(warrantyUntil) < now.getTime()
  return t(isOver ? 'services.ticket.warrantyOver' : 'services.ticket.warrantyUntil', {
    date: date(warrantyUntil),
  })
}
