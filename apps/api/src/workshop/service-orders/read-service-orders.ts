import type { List } from '@tecnoclick/contract/platform/wire'
import type {
  Quote,
  ServiceEvent,
  ServiceOrder,
  ServiceOrderDetail,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { orderReturns, returnLines } from '@tecnoclick/database/schema/selling/returns'
import { serviceQuoteLines } from '@tecnoclick/database/schema/workshop/quote-lines'
import { repairSteps } from '@tecnoclick/database/schema/workshop/repair-steps'
import {
  serviceOrderHistory,
  serviceOrderPhotos,
  serviceOrders,
  serviceQuotes,
} from '@tecnoclick/database/schema/workshop/service-orders'
import { services } from '@tecnoclick/database/schema/workshop/services'
import { invalidOrderNumber } from '@tecnoclick/domain/platform/order-number'
import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { tableSelection } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { readPassedSteps } from '../repair-steps/serialize-standing.ts'
import { readShownWork } from '../work/read-shown-work.ts'
import { readIntake } from './read-intake.ts'
import { readMessages } from './read-messages.ts'
import { serializeEvent, serializeOrder, serializeQuote } from './serialize-service-order.ts'
import { readMoney } from './service-payments.ts'

type Reader = Drizzle | Transaction

function placedOrders(db: Reader) {
  return db
    .select({
      order: serviceOrders,
      step: repairSteps,
      service: { id: services.id, name: services.name },
      brand: { id: brands.id, name: brands.name },
    })
    .from(serviceOrders)
    .innerJoin(services, eq(services.id, serviceOrders.serviceId))
    .innerJoin(brands, eq(brands.id, serviceOrders.brandId))
    .innerJoin(repairSteps, eq(repairSteps.id, serviceOrders.stepId))
}

/** Newest first by default. */
export async function listOrders(db: Drizzle, list: ListRequest, whose?: SQL): Promise<List<ServiceOrder>> {
  const { condition, sorting } = tableSelection(serviceOrders, list, whose)
  const [rows, total] = await Promise.all([
    placedOrders(db)
      .where(condition)
      .orderBy(...(list.sort.length > 0 ? sorting : [desc(serviceOrders.id)]))
      .limit(list.limit)
      .offset(list.skip),
    db.$count(serviceOrders, condition),
  ])
  const quotes = await lastQuotes(
    db,
    rows.map(({ order }) => order.id),
  )
  return { data: rows.map((row) => serializeOrder(row, quotes.get(row.order.id))), total }
}

export async function findOrder(db: Reader, id: number): Promise<ServiceOrder | undefined> {
  const [row] = await placedOrders(db).where(eq(serviceOrders.id, id))
  if (!row) return undefined
  return serializeOrder(row, (await lastQuotes(db, [id])).get(id))
}

/** The files of the request. */
export async function readPhotos(db: Reader, id: number): Promise<string[]> {
  const photos = await db
    .select({ file: serviceOrderPhotos.file })
    .from(serviceOrderPhotos)
    .where(eq(serviceOrderPhotos.serviceOrderId, id))
    .orderBy(asc(serviceOrderPhotos.position))
  return photos.map(({ file }) => file)
}

export async function findOrderDetail(
  db: Drizzle,
  id: number,
  forStaff: boolean,
): Promise<ServiceOrderDetail | undefined> {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const [customer, underWarranty, money, photos, intake, history, steps, messages, shownWork, unread] =
    await Promise.all([
      findCustomer(db, id),
      findWarranty(db, id),
      readMoney(db, id),
      readPhotos(db, id),
      readIntake(db, id, forStaff),
      readHistory(db, id, forStaff),
      readPassedSteps(db, id),
      readMessages(db, id),
      readShownWork(db, id),
      db.select({ since: serviceOrders.unreadSince }).from(serviceOrders).where(eq(serviceOrders.id, id)),
    ])
  return {
    ...order,
    customer,
    underWarranty: underWarranty ?? null,
    ...shownWork,
    ...money,
    photos,
    intake,
    history,
    steps,
    messages,
    unreadSince: unread[0]?.since?.toISOString() ?? null,
  }
}

/** The order and the return that a repair under warranty belongs to. */
export async function findWarranty(
  db: Reader,
  id: number,
): Promise<NonNullable<ServiceOrderDetail['underWarranty']> | undefined> {
  const [found] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      returnId: orderReturns.id,
      returnNumber: orderReturns.number,
      inAccount: sql<boolean>`coalesce(${orderReturns.clientId} = ${serviceOrders.customerId}, false)`,
    })
    .from(returnLines)
    .innerJoin(orderReturns, eq(orderReturns.id, returnLines.returnId))
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .innerJoin(serviceOrders, eq(serviceOrders.id, returnLines.serviceOrderId))
    .where(eq(returnLines.serviceOrderId, id))
  return (
    found && {
      ...found,
      orderNumber: found.orderNumber ?? invalidOrderNumber,
      returnNumber: found.returnNumber ?? invalidOrderNumber,
    }
  )
}

/** Customers do not read the reasons of staff, and see the steps by themselves. */
export async function readHistory(db: Reader, orderId: number, forStaff = false): Promise<ServiceEvent[]> {
  const rows = await db
    .select()
    .from(serviceOrderHistory)
    .where(eq(serviceOrderHistory.serviceOrderId, orderId))
    .orderBy(asc(serviceOrderHistory.id))
  return rows.filter(({ event }) => forStaff || (event !== 'reason' && event !== 'step')).map(serializeEvent)
}

async function lastQuotes(db: Reader, orderIds: number[]): Promise<Map<number, Quote>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([serviceQuotes.serviceOrderId])
    .from(serviceQuotes)
    .where(inArray(serviceQuotes.serviceOrderId, orderIds))
    .orderBy(serviceQuotes.serviceOrderId, desc(serviceQuotes.id))
  const lines = await quoteLines(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => [
      row.serviceOrderId,
      serializeQuote(
        row,
        lines.filter(({ quoteId }) => quoteId === row.id),
      ),
    ]),
  )
}

async function quoteLines(db: Reader, quoteIds: number[]) {
  if (quoteIds.length === 0) return []
  return db
    .select()
    .from(serviceQuoteLines)
    .where(inArray(serviceQuoteLines.quoteId, quoteIds))
    .orderBy(asc(serviceQuoteLines.quoteId), asc(serviceQuoteLines.position))
}

/** The account of the customer, who left the device at the counter, or without a profile who receives the technician. */
export async function findCustomer(db: Reader, orderId: number): Promise<ServiceOrderDetail['customer']> {
  const [found] = await db
    .select({
      id: serviceOrders.customerId,
      contactName: serviceOrders.contactName,
      contactPhone: serviceOrders.contactPhone,
      contactEmail: serviceOrders.contactEmail,
      recipientName: serviceOrders.recipientName,
      recipientLastname: serviceOrders.recipientLastname,
      recipientPhone: serviceOrders.recipientPhone,
      email: users.email,
      name: profiles.name,
      lastname: profiles.lastname,
      phone: profiles.phone,
    })
    .from(serviceOrders)
    .leftJoin(users, eq(users.id, serviceOrders.customerId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(serviceOrders.id, orderId))
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
  const visited = joined(found?.recipientName, found?.recipientLastname)
  return {
    id: found?.id ?? null,
    name: joined(found?.name, found?.lastname) || found?.contactName || visited,
    email: found?.email ?? found?.contactEmail ?? '',
    phone: found?.phone || found?.contactPhone || (found?.recipientPhone ?? ''),
  }
}
