import { paperQuery } from '@tecnoclick/contract/platform/paper-query'
import { getRepairPaper } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { repairPaperParams } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { paperLimits } from '../../platform/papers/paper-limits.ts'
import type { PaperPrinter } from '../../platform/papers/paper-printer.ts'
import { methodNames } from '../../selling/papers/read-order-facts.ts'
import type { MethodCache } from '../../selling/payments/method-cache.ts'
import { findOrderDetail } from '../service-orders/read-service-orders.ts'
import { makeTicketLink } from '../service-orders/tickets.ts'
import { repairReceipt, repairReport } from './repair-papers.ts'

/** Papers of repairs as PDF (platform.md#papers). */
export function repairPaperRoutes(deps: ApiDeps, methods: MethodCache, printer: PaperPrinter): Route[] {
  const { now } = deps
  const { db } = deps.database
  return [
    route(
      getRepairPaper,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'A paper of a repair, as PDF. Each receipt has a new ticket link',
        access: 'customer',
        params: repairPaperParams,
        query: paperQuery,
        media: 'application/pdf',
        limits: paperLimits,
      },
      async (input) => {
        const { session, params, context } = input
        const isStaff = isPermitted(session.viewer, 'serviceOrders:read')
        const order = await findOrderDetail(db, params.id, isStaff)
        if (!order || !(isStaff || order.customerId === session.viewer.id)) return refuse('notFound')
        return printer.respond(context, async (words, settings) => {
          const methodName = await methodNames(methods, words)
          const repair = { order, words, settings, methodName, now: now() }
          if (params.paper === 'report')
            return { name: `informe-${order.orderNum}`, paper: repairReport(repair) }
          const { path, claimCode } = await makeTicketLink(db, actorOf(input), { order, now: now() })
          const link = { url: storeUrl(deps, context) + path, claimCode: isStaff ? claimCode : null }
          return { name: `comprobante-${order.orderNum}`, paper: repairReceipt(repair, link) }
        })
      },
    ),
  ]
}
