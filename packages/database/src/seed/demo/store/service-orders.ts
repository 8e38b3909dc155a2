import { createHash } from 'node:crypto'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { initialPrivateSettings } from '@tecnoclick/domain/site/settings-initial'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { serviceQuoteLines } from '../../../schema/workshop/quote-lines.ts'
import { repairSteps } from '../../../schema/workshop/repair-steps.ts'
import { serviceMessages } from '../../../schema/workshop/service-messages.ts'
import {
  serviceOrderHistory,
  serviceOrders,
  serviceQuotes,
  serviceTickets,
} from '../../../schema/workshop/service-orders.ts'
import { servicePayments } from '../../../schema/workshop/service-payments.ts'
import { insertRows, numbered } from '../bulk.ts'
import { daysAgo, later } from '../moment.ts'
import { minorUnits } from '../pricing.ts'
import { serviceOrders as requested } from '../workshop.ts'
import { storeIntakes } from './intakes.ts'
import { advanceSeries, requireOpenSeries } from './numbering.ts'
import { outcome, stepAudits } from './outcome.ts'
import { passedSteps } from './passed-steps.ts'
import type { People } from './people.ts'
import { required } from './product-rows.ts'
import { type Requested, serviceHistory } from './service-history.ts'
import { serviceMails } from './service-mails.ts'

export async function storeServiceOrders(
  tx: Transaction,
  {
    now,
    people,
    serviceIds,
    brandIds,
  }: { now: Date; people: People; serviceIds: Map<string, number>; brandIds: Map<string, number> },
): Promise<void> {
  const series = await requireOpenSeries(tx, 'SERVICIO')
  const stored = await tx.select().from(repairSteps)
  const steps = new Map(stored.map(({ key, id, name }) => [key, { id, name: name.es }]))
  const inOrder = requested
    .map((written) => ({
      written,
      at: daysAgo(now, written.requested),
      customer: written.customer === undefined ? undefined : people.by(written.customer),
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((request, index) => {
      const sequence = series.nextNumber + index
      return { ...request, sequence, orderNum: formatOrderNumber(series.prefix, sequence) }
    })
  const rows = await numbered(tx, serviceOrders, inOrder)
  await insertRows(tx, serviceOrders, rows.map(orderRow))
  await insertRows(
    tx,
    serviceOrderHistory,
    rows.flatMap((row) => serviceHistory(row, people.staffId, steps)),
  )
  await storeIntakes(tx, rows, serviceIds)
  await insertRows(tx, servicePayments, rows.flatMap(depositRows))
  const quotes = await numbered(tx, serviceQuotes, rows.flatMap(quoteRows))
  await insertRows(
    tx,
    serviceQuotes,
    quotes.map(({ lines: _, ...quote }) => quote),
  )
  await insertRows(tx, serviceQuoteLines, quotes.flatMap(lineRows))
  await insertRows(tx, serviceMessages, rows.flatMap(messageRows))
  await insertRows(
    tx,
    serviceTickets,
    rows.map(({ id, at, orderNum }) => ({
      serviceOrderId: id,
      tokenHash: ticketHash(orderNum),
      createdAt: at,
    })),
  )
  await insertRows(tx, outbox, rows.flatMap(serviceMails))
  await insertRows(
    tx,
    auditLog,
    rows.flatMap(({ id, at, written }) => {
      return stepAudits('service-order', { id, at, steps: written.steps ?? [], staffId: people.staffId })
    }),
  )
  await advanceSeries(tx, series.id, series.nextNumber + rows.length - 1)

  function orderRow({ id, written, at, customer, orderNum, sequence }: Requested) {
    const { service, brand, model, failure, visit, steps: answers = [], contact, messages = [] } = written
    const address = visit === undefined ? undefined : customer?.addresses[visit]
    const last = messages.at(-1)
    const standing = passedSteps(at, written).at(-1)
    const { promisedAfter } = written
    return {
      ...outcome(at, answers),
      stepId: steps.get(standing?.key ?? null)?.id ?? null,
      stepSince: standing?.at ?? at,
      promisedDate: promisedAfter === undefined ? null : havanaDay(later(at, days(promisedAfter))),
      id,
      orderNum,
      sequence,
      seriesId: series.id,
      customerId: customer?.id ?? null,
      ...(contact && {
        contactName: contact.name,
        contactPhone: contact.phone,
        contactEmail: contact.email ?? null,
        receivedBy: people.staffId,
        accessories: contact.accessories,
        ...(contact.deposit && {
          deposit: minorUnits(contact.deposit.amount),
          depositCurrency: contact.deposit.currency,
        }),
      }),
      warrantyMonths: written.warrantyMonths ?? 0,
      unreadSince: last?.author === 'customer' ? later(at, hours(last.hours)) : null,
      serviceId: required(serviceIds, service),
      brandId: required(brandIds, brand),
      model,
      failure,
      houseservice: address !== undefined,
      addressId: address?.id ?? null,
      address: address?.text ?? '',
      recipientName: address?.recipient.name ?? null,
      recipientLastname: address?.recipient.lastname ?? null,
      recipientPhone: address?.recipient.phone ?? null,
      recipientCountry: address ? 'Cuba' : null,
      businessId: initialPrivateSettings.businessId,
      fecha: at,
      createdAt: at,
    }
  }

  function depositRows({ id, written, at }: Requested) {
    const deposit = written.contact?.deposit
    if (!deposit) return []
    const taken = { amount: minorUnits(deposit.amount), currency: deposit.currency, method: 'cash' }
    return [
      { ...taken, serviceOrderId: id, kind: 'deposit' as const, receivedAt: at, receivedBy: people.staffId },
    ]
  }

  function quoteRows({ id, written, at }: Requested) {
    return (written.quotes ?? []).map(
      ({ hours: after, amount, currency, validDays, note, lines = [], depositPercent, state, decided }) => ({
        serviceOrderId: id,
        amount: minorUnits(amount),
        currency,
        validUntil: later(at, hours(after) + days(validDays)),
        note,
        depositPercent: depositPercent ?? null,
        state,
        decidedAt: decided === undefined ? null : later(at, hours(decided)),
        createdBy: people.staffId,
        createdAt: later(at, hours(after)),
        lines,
      }),
    )
  }

  function lineRows({ id: quoteId, lines }: { id: number } & ReturnType<typeof quoteRows>[number]) {
    return lines.map(({ price, ...line }, index) => ({
      ...line,
      quoteId,
      position: index + 1,
      price: minorUnits(price),
    }))
  }

  function messageRows({ id, written, at, customer }: Requested) {
    return (written.messages ?? []).map(({ hours: after, author, text }) => ({
      serviceOrderId: id,
      author,
      actorId: author === 'staff' ? people.staffId : (customer?.id ?? null),
      text,
      createdAt: later(at, hours(after)),
    }))
  }
}

/** The link of a demo ticket is derived from its number, so that it can be opened without the mail. */
export function ticketToken(orderNum: string): string {
  return createHash('sha256').update(`ticket ${orderNum}`).digest('base64url')
}

function ticketHash(orderNum: string): Buffer {
  return createHash('sha256').update(ticketToken(orderNum)).digest()
}
