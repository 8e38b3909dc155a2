import type { Call, Endpoint } from '@tecnoclick/contract/platform/endpoint'
import { type RepairWork, repairWorkSchema } from '@tecnoclick/contract/workshop/work/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import type { z } from 'zod'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { ServiceOrderRow } from '../service-orders/lock-service-order.ts'
import { changeWork } from './change-work.ts'

interface WorkCall extends Call {
  params: { id: number }
  response: RepairWork
}

interface ChangeDetail<C extends WorkCall> {
  summary: string
  /** For idempotency keys and the audit log. */
  scope: string
  params: z.ZodType<C['params']>
  body?: z.ZodType<C['body']>
  /** Whoever hands devices over at the counter; otherwise those who repair. */
  atCounter?: true
  /** Also once the order is closed. */
  closedToo?: true
  refusals?: readonly ('chooseVariant' | 'outOfStock' | 'serialTaken')[]
}

interface Changing<C extends WorkCall> {
  tx: Transaction
  /** Locked. */
  order: ServiceOrderRow
  orderId: number
  staffId: number
  now: Date
  params: C['params']
  body: C['body']
}

/** A call that changes the work of one repair: once per key, audited, and answered with all of it. */
export function changeRoute<C extends WorkCall>(
  { database: { db }, now: clock }: ApiDeps,
  endpoint: Endpoint<C>,
  { summary, scope, params, body, atCounter, closedToo, refusals = [] }: ChangeDetail<C>,
  work: (changing: Changing<C>) => Promise<undefined | Refusal>,
): Route {
  return route(
    endpoint,
    {
      summary: `${summary}; repeatable with the header Idempotency-Key`,
      access: 'admin',
      permission: atCounter ? 'serviceOrders:receive' : 'serviceOrders:write',
      params,
      ...(body && { body }),
      response: repairWorkSchema as z.ZodType<C['response']>,
      repeatable: true,
      refusals,
    },
    (input) => {
      const key = readIdempotencyKey(input.context)
      if (isRefusal(key)) return key
      const [actor, now] = [actorOf(input), clock()]
      const seesCosts = isPermitted(input.session.viewer, 'costs:read')
      const { id: orderId, ...child } = input.params
      const request = { ...child, ...(input.body as object | undefined) }
      return changeWork(
        db,
        { actor, key, now, seesCosts },
        { orderId, scope, request, closedToo: closedToo ?? false },
        (tx, order) =>
          work({ tx, order, orderId, staffId: actor.userId, now, params: input.params, body: input.body }),
      )
    },
  )
}
