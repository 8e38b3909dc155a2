import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/service-orders/payment-report-endpoints'
import * as schemas from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import { ticketParams } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { transact } from '../../platform/rows/transact.ts'
import { readRepairPayment } from './read-repair-payment.ts'
import { findOrder } from './read-service-orders.ts'
import { judgeReport, reportPayment } from './report-payment.ts'
import { perCustomer } from './routes.ts'
import { findTicket } from './tickets.ts'

/** Paying an accepted quote by transfer, from the account or with the ticket link (workshop.md#payments). */
export function paymentReportRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: { read(): Promise<readonly PaymentMethod[]> },
): Route[] {
  const { now, wakeMail } = deps
  const { db } = deps.database
  const readTerms = async () => ({ methods: await methods.read(), settings: await settings.read() })
  const mayRead = (viewer: Viewer, customerId: number | null) =>
    viewer.id === customerId || isPermitted(viewer, 'serviceOrders:read')
  const reporting = { body: schemas.newPaymentReportSchema, response: schemas.repairPaymentSchema }
  return [
    route(
      endpoints.getRepairPayment,
      {
        reads: { entity: 'service-order', permission: 'serviceOrders:read' },
        summary: 'Where to pay an accepted repair, and the payments that were reported',
        access: 'customer',
        params: idParams,
        response: schemas.repairPaymentSchema,
      },
      async ({ session, params }) => {
        const order = await findOrder(db, params.id)
        if (!order || !mayRead(session.viewer, order.customerId)) return refuse('notFound')
        return readRepairPayment(db, await readTerms(), params.id, { withPhotos: true })
      },
    ),
    route(
      endpoints.reportRepairPayment,
      {
        ...reporting,
        summary: 'Report a transfer for a repair; the same code again changes nothing',
        access: 'customer',
        params: idParams,
        limits: [perCustomer('repair-report', 60)],
        refusals: ['conflict', 'codeUsed'],
      },
      async ({ session: { viewer }, params, body }) => {
        const terms = await readTerms()
        const outcome = await transact(db, async (tx) => {
          const order = await findOrder(tx, params.id)
          if (order?.customerId !== viewer.id) return refuse('notFound')
          const report = { orderId: params.id, actorId: viewer.id, report: body, terms, now: now() }
          return reportPayment(tx, report)
        })
        wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.getTicketPayment,
      {
        summary: 'Where to pay an accepted repair, with its ticket link',
        access: 'public',
        params: ticketParams,
        response: schemas.repairPaymentSchema,
        refusals: ['notFound'],
      },
      async ({ params }) => {
        const ticket = await findTicket(db, params.token, now())
        if (!ticket) return refuse('notFound')
        return readRepairPayment(db, await readTerms(), ticket.orderId, { withPhotos: false })
      },
    ),
    route(
      endpoints.reportTicketPayment,
      {
        ...reporting,
        summary: 'Report a transfer for a repair with its ticket link',
        access: 'public',
        params: ticketParams,
        limits: [{ name: 'ticket-report', hits: 20, seconds: hours(1) / seconds(1) }],
        refusals: ['notFound', 'forbidden', 'conflict', 'codeUsed'],
      },
      async ({ params, body }) => {
        const terms = await readTerms()
        const outcome = await transact(db, async (tx) => {
          const ticket = await findTicket(tx, params.token, now())
          if (!ticket) return refuse('notFound')
          if (ticket.readOnly) return refuse('forbidden')
          const report = { orderId: ticket.orderId, actorId: null, report: body, terms, now: now() }
          return reportPayment(tx, report)
        })
        wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.judgePaymentReport,
      {
        summary: 'Verify or reject a reported payment of a repair; a verified one counts',
        access: 'admin',
        permission: 'servicePayments:write',
        params: schemas.reportParams,
        body: schemas.reportJudgementSchema,
        response: schemas.repairPaymentSchema,
        refusals: ['conflict'],
      },
      async (input) => {
        const { id: orderId, reportId } = input.params
        const judging = { orderId, reportId, judgement: input.body, terms: await readTerms(), now: now() }
        return judgeReport(db, actorOf(input), judging)
      },
    ),
  ]
}
