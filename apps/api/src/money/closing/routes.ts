import * as endpoints from '@tecnoclick/contract/money/closing/endpoints'
import * as schemas from '@tecnoclick/contract/money/closing/schemas'
import { paperLanguage } from '@tecnoclick/contract/platform/paper-query'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { paperLimits } from '../../platform/papers/paper-limits.ts'
import type { PaperPrinter } from '../../platform/papers/paper-printer.ts'
import { methodNames } from '../../selling/papers/read-order-facts.ts'
import type { MethodCache } from '../../selling/payments/method-cache.ts'
import { dayReport } from '../papers/day-report.ts'
import { closeDay } from './close-day.ts'
import { correctClosing } from './correct-closing.ts'
import { handInCash } from './hand-in-cash.ts'
import { closingFields, exportClosings, listClosings } from './list-closings.ts'
import { readClosing } from './read-closing.ts'

/** 'Cierre del día'. */
export function closingRoutes(
  { database, now }: ApiDeps,
  methods: MethodCache,
  printer: PaperPrinter,
): Route[] {
  const { db } = database
  const read = { access: 'admin', permission: 'closing:read' } as const
  const figuresOf = async (day: string) =>
    (await readClosing(db, day)) ?? refuse('malformed', { fields: { day: '' } })
  return [
    route(
      endpoints.getClosing,
      {
        ...read,
        summary: 'Daily closing: sold, collected and cancelled by currency and payment method',
        query: schemas.closingQuery,
        response: schemas.closingSchema,
      },
      ({ query }) => figuresOf(query.day ?? havanaDay(now())),
    ),
    route(
      endpoints.getDayReport,
      {
        ...read,
        summary: 'The report of a day, as PDF',
        query: schemas.closingQuery.extend({ lang: paperLanguage }),
        media: 'application/pdf',
        limits: paperLimits,
      },
      async ({ query, context }) => {
        const figures = await figuresOf(query.day ?? havanaDay(now()))
        if (isRefusal(figures)) return figures
        return printer.respond(context, async (words, settings) => ({
          name: `cierre-${figures.day}`,
          paper: dayReport(figures, words, settings, await methodNames(methods, words)),
        }))
      },
    ),
    route(
      endpoints.closeDay,
      {
        access: 'admin',
        permission: 'closing:write',
        summary: 'Count the cash and lock the day; repeatable with the header Idempotency-Key',
        body: schemas.newClosingSchema,
        response: schemas.closingSchema,
        status: 201,
        repeatable: true,
        refusals: ['dayClosed'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const closed = await closeDay(db, { actor: actorOf(input), key, now: now() }, input.body)
        return isRefusal(closed) ? closed : figuresOf(closed.day)
      },
    ),
    route(
      endpoints.correctClosing,
      {
        access: 'admin',
        permission: 'closing:correct',
        summary:
          'Correct the cash that was counted of a closed day; repeatable with the header Idempotency-Key',
        body: schemas.cashCorrectionSchema,
        response: schemas.closingSchema,
        status: 201,
        repeatable: true,
        refusals: ['conflict', 'notFound'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const corrected = await correctClosing(db, { actor: actorOf(input), key, now: now() }, input.body)
        return isRefusal(corrected) ? corrected : figuresOf(corrected.day)
      },
    ),
    route(
      endpoints.handInCash,
      {
        access: 'admin',
        permission: 'closing:write',
        summary: 'Take cash of a courier into the till; repeatable with the header Idempotency-Key',
        body: schemas.newHandInSchema,
        response: schemas.handInSchema,
        status: 201,
        repeatable: true,
        refusals: ['staleVersion'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        return handInCash(db, { actor: actorOf(input), key, now: now() }, input.body)
      },
    ),
    route(
      endpoints.listClosings,
      {
        ...read,
        summary: 'Closed days, newest first',
        list: closingFields,
        response: listOf(schemas.dayClosingSchema),
      },
      ({ list }) => listClosings(db, list),
    ),
    route(
      endpoints.exportClosings,
      { ...read, summary: 'Closed days as CSV, newest first', confirmed: true, media: 'text/csv' },
      async () => csvResponse(await exportClosings(db), 'cierres', now()),
    ),
  ]
}
