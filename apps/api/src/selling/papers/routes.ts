import { idParams } from '@tecnoclick/contract/platform/wire'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import * as endpoints from '@tecnoclick/contract/selling/papers/endpoints'
import * as schemas from '@tecnoclick/contract/selling/papers/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { readOrderDelivery } from '../../delivery/couriers/read-deliveries.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Paper, PaperFormat } from '../../platform/papers/paper.ts'
import { paperLimits } from '../../platform/papers/paper-limits.ts'
import type { PaperPrinter } from '../../platform/papers/paper-printer.ts'
import { findOrder } from '../orders/reading/read-orders.ts'
import { serializeOrder } from '../orders/reading/serialize-order.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { deliveryNote, type OrderFacts, orderSheet, proforma, receipt } from './order-papers.ts'
import { readOrderFacts } from './read-order-facts.ts'

type Draw = (order: Order, facts: OrderFacts, format: PaperFormat) => Paper

const papers: Readonly<Record<schemas.OrderPaper, Draw>> = {
  order: orderSheet,
  proforma,
  receipt,
  delivery: deliveryNote,
}

/** Papers of orders as PDF (platform.md#papers). */
export function orderPaperRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
  printer: PaperPrinter,
): Route[] {
  return [
    route(
      endpoints.getOrderPaper,
      {
        reads: { entity: 'order', permission: 'orders:read' },
        summary: 'A paper of an order, as PDF',
        access: 'customer',
        params: schemas.orderPaperParams,
        query: schemas.orderPaperQuery,
        media: 'application/pdf',
        limits: paperLimits,
      },
      async ({ session: { viewer }, params, query, context }) => {
        const stored = await findOrder(db, params.id)
        const isStaff = isPermitted(viewer, 'orders:read')
        if (!stored || !(isStaff || stored.clientId === viewer.id)) return refuse('notFound')
        const delivery =
          isStaff && params.paper === 'delivery' ? await readOrderDelivery(db, params.id) : undefined
        const order = serializeOrder(stored, await settings.read())
        return printer.respond(context, async (words, terms) => {
          const facts = await readOrderFacts({ db, methods, words, settings: terms, now: now() }, order)
          const isReceipt = params.paper === 'receipt'
          const used = isReceipt ? (query?.format ?? (isStaff ? terms.receiptPaper : 'sheet')) : 'sheet'
          return {
            name: `${nameOf[params.paper]}-${order.noSellOrden}`,
            paper: papers[params.paper](order, { ...facts, courier: delivery?.courier?.name }, used),
          }
        })
      },
    ),
    route(
      endpoints.getOrderTicket,
      {
        summary: 'The receipt of an order as ESC/POS commands for a receipt printer, in Spanish',
        access: 'admin',
        permission: 'orders:read',
        params: idParams,
        query: schemas.ticketQuery,
        media: 'application/octet-stream',
        limits: paperLimits,
      },
      async ({ params, query: { format, drawer } }) => {
        const stored = await findOrder(db, params.id)
        if (!stored) return refuse('notFound')
        const order = serializeOrder(stored, await settings.read())
        return printer.ticket(format, drawer === 'true', async (words, terms) => {
          const facts = await readOrderFacts({ db, methods, words, settings: terms, now: now() }, order)
          return { name: order.noSellOrden, paper: receipt(order, facts, format) }
        })
      },
    ),
  ]
}

const nameOf: Readonly<Record<schemas.OrderPaper, string>> = {
  order: 'pedido',
  proforma: 'proforma',
  receipt: 'recibo',
  delivery: 'entrega',
}
