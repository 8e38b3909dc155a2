import { createHash } from 'node:crypto'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { formatOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { initialPrivateSettings } from '@tecnoclick/domain/site/settings-initial'
import type { Transaction } from '../../../connect.ts'
import { auditLog } from '../../../schema/platform/audit-log.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import {
  serviceOrderHistory,
  serviceOrders,
  serviceQuotes,
  serviceTickets,
} from '../../../schema/workshop/service-orders.ts'
import { insertRows, numbered } from '../bulk.ts'
import { daysAgo, later } from '../moment.ts'
import { minorUnits } from '../pricing.ts'
import { serviceOrders as requested } from '../workshop.ts'
import { advanceSeries, requireOpenSeries } from './numbering.ts'
import { outcome, stepAudits } from './outcome.ts'
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
  const inOrder = requested
    .map((written) => ({
      written,
      at: daysAgo(now, written.requested),
      customer: people.by(written.customer),
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
    rows.flatMap((row) => serviceHistory(row, people.staffId)),
  )
  await insertRows(tx, serviceQuotes, rows.flatMap(quoteRows))
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
    const { service, brand, model, failure, visit, steps = [] } = written
    const address = visit === undefined ? undefined : customer.addresses[visit]
    return {
      ...outcome(at, steps),
      id,
      orderNum,
      sequence,
      seriesId: series.id,
      customerId: customer.id,
      serviceId: required(serviceIds, service),
      brandId: required(brandIds, brand),
      model,
      failure,
      houseservice: address !== undefined,
      addressId: address?.id ?? null,
      address: address?.text ?? '',
      businessId: initialPrivateSettings.businessId,
      fecha: at,
      createdAt: at,
    }
  }

  function quoteRows({ id, written, at }: Requested) {
    return (written.quotes ?? []).map(
      ({ hours: after, amount, currency, validDays, note, state, decided }) => ({
        serviceOrderId: id,
        amount: minorUnits(amount),
        currency,
        validUntil: later(at, hours(after) + days(validDays)),
        note,
        state,
        decidedAt: decided === undefined ? null : later(at, hours(decided)),
        createdBy: people.staffId,
        createdAt: later(at, hours(after)),
      }),
    )
  }
}

/** The link of a demo ticket is derived from its number, so that it can be opened without the mail. */
export function ticketToken(orderNum: string): string {
  return createHash('sha256').update(`ticket ${orderNum}`).digest('base64url')
}

function ticketHash(orderNum: string): Buffer {
  return createHash('sha256').update(ticketToken(orderNum)).digest()
}
