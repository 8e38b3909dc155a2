import { getWorkQueue } from '@tecnoclick/contract/staff/work-queue/endpoints'
import { workQueueQuery, workQueueSchema } from '@tecnoclick/contract/staff/work-queue/schemas'
import { isPermitted, type Permission } from '@tecnoclick/domain/people/permissions'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type WorkItemKind, workItemKinds } from '@tecnoclick/domain/staff/work-queue'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readWorkQueue } from './read-work-queue.ts'

/** Who sees which kind: whoever may deal with it. */
const workItemPermissions = {
  key: 'resetSales:write',
  payment: 'payments:write',
  resetPayment: 'resetSales:write',
  servicePayment: 'servicePayments:write',
  bankMessage: 'payments:write',
  onlinePayment: 'payments:write',
  serialMismatch: 'orders:write',
  failedDelivery: 'orders:write',
  prepare: 'orders:write',
  dispatch: 'orders:write',
  delivered: 'orders:write',
  order: 'orders:write',
  orderMessage: 'orders:write',
  collect: 'payments:write',
  refund: 'payments:write',
  return: 'returns:write',
  resetFailure: 'resetSales:write',
  number: 'orders:write',
  serviceNumber: 'serviceOrders:write',
  quote: 'serviceOrders:write',
  serviceMessage: 'serviceOrders:write',
  partsArrived: 'serviceOrders:write',
  loanerDue: 'serviceOrders:receive',
  outsideJobDue: 'serviceOrders:write',
  service: 'serviceOrders:write',
  business: 'customers:write',
  message: 'messages:write',
  mail: 'mails:write',
  rate: 'prices:write',
  onTheWay: 'orders:write',
  ready: 'orders:write',
  review: 'reviews:write',
} as const satisfies Record<WorkItemKind, Permission>

/** 'Por atender'. */
export function workQueueRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  return [
    route(
      getWorkQueue,
      {
        summary: 'The work queue: count and oldest items of each kind',
        access: 'admin',
        permission: 'workQueue:read',
        query: workQueueQuery,
        response: workQueueSchema,
      },
      async ({ session: { viewer }, query }) => {
        const { keyAnswerHours } = await settings.read()
        const kinds = workItemKinds.filter((kind) => isPermitted(viewer, workItemPermissions[kind]))
        const assignedTo = query?.mine ? viewer.id : undefined
        return readWorkQueue(db, { kinds, assignedTo, keyAnswerHours, now: now() })
      },
    ),
  ]
}
