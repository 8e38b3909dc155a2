import { paperQuery } from '@tecnoclick/contract/platform/paper-query'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/credit/endpoints'
import * as schemas from '@tecnoclick/contract/selling/credit/schemas'
import { orderSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { csvResponse } from '../../platform/csv/csv-response.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { paperLimits } from '../../platform/papers/paper-limits.ts'
import type { PaperPrinter } from '../../platform/papers/paper-printer.ts'
import { respondWithOrder } from '../orders/reading/respond-with-order.ts'
import { statementPaper } from '../papers/statement-paper.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { enterCredit, sellVoucher } from './enter-credit.ts'
import { exportCredit } from './export-credit.ts'
import { payWithCredit } from './pay-with-credit.ts'
import {
  creditFields,
  findCreditAccount,
  findCreditLedger,
  listCreditAccounts,
  readOwnCredit,
} from './read-credit.ts'
import { redeemVoucher } from './redeem-voucher.ts'

/** Store credit of customers, and its ledgers for staff (selling.md#store-credit). */
export function creditRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
  printer: PaperPrinter,
): Route[] {
  const { database, now } = deps
  const { db } = database
  const respond = respondWithOrder(deps, settings)
  const read = { access: 'admin', permission: 'payments:read' } as const
  const show = async (entered: { id: number } | Refusal) =>
    isRefusal(entered) ? entered : ((await findCreditLedger(db, entered.id)) ?? refuse('notFound'))

  return [
    route(
      endpoints.getOwnCredit,
      {
        access: 'customer',
        summary: 'Store credit of the account: balances and the newest entries',
        response: schemas.ownCreditSchema,
      },
      ({ session }) => readOwnCredit(db, session.viewer.id, now()),
    ),
    route(
      endpoints.getOwnStatement,
      {
        access: 'customer',
        summary: 'The statement of the account, as PDF',
        query: paperQuery,
        media: 'application/pdf',
        limits: paperLimits,
      },
      async ({ session: { viewer }, context }) => {
        const credit = await readOwnCredit(db, viewer.id, now())
        return printer.respond(context, async (words, terms) => ({
          name: 'estado-de-cuenta',
          paper: statementPaper({ ...credit, holder: [viewer.name, viewer.email], now: now() }, words, terms),
        }))
      },
    ),
    route(
      endpoints.getStatement,
      {
        ...read,
        summary: 'The statement of a ledger, as PDF',
        params: idParams,
        query: paperQuery,
        media: 'application/pdf',
        limits: paperLimits,
      },
      async ({ params, context }) => {
        const ledger = await findCreditLedger(db, params.id)
        if (!ledger) return refuse('notFound')
        return printer.respond(context, async (words, terms) => {
          const { name, phone, code, entries } = ledger
          const holder = [name, phone, code && words.t('paper.credit.voucher', { code })].filter(
            (text) => text,
          )
          const statement = { ...ledger, holder: holder.map(String), total: entries.length, now: now() }
          return { name: `estado-de-cuenta-${ledger.id}`, paper: statementPaper(statement, words, terms) }
        })
      },
    ),
    route(
      endpoints.redeemVoucher,
      {
        access: 'customer',
        summary: 'Put what a voucher has into the account',
        body: schemas.voucherRedemptionSchema,
        response: schemas.ownCreditSchema,
        refusals: ['notFound'],
        // Codes are not guessed.
        limits: [
          {
            name: 'credit-voucher',
            hits: 20,
            seconds: hours(1) / seconds(1),
            by: byAccount,
          },
        ],
      },
      async (input) => {
        const redeemed = await redeemVoucher(db, { actor: actorOf(input), now: now() }, input.body.code)
        return isRefusal(redeemed) ? redeemed : readOwnCredit(db, input.session.viewer.id, now())
      },
    ),
    route(
      endpoints.payWithCredit,
      {
        access: 'customer',
        summary: 'Pay an order with store credit; repeatable with the header Idempotency-Key',
        repeatable: true,
        params: idParams,
        body: schemas.creditSpendingSchema,
        response: orderSchema,
        refusals: ['conflict', 'creditTooLow', 'notFound', 'staleVersion'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { actor: actorOf(input), storeUrl: storeUrl(deps, input.context), now: now(), key }
        return respond(
          await payWithCredit(db, { ...act, mailSecrets: deps.mailSecrets }, input.params.id, input.body),
        )
      },
    ),
    route(
      endpoints.listCreditAccounts,
      {
        ...read,
        summary: 'Ledgers of store credit, those that moved last first',
        list: creditFields,
        response: listOf(schemas.creditAccountSchema),
      },
      ({ list }) => listCreditAccounts(db, list),
    ),
    route(
      endpoints.findCredit,
      {
        ...read,
        summary: 'The store credit of a customer, a phone number or a voucher',
        query: schemas.creditBalanceQuery,
        response: schemas.foundCreditSchema,
      },
      async ({ query }) => ({ account: (await findCreditAccount(db, query)) ?? null }),
    ),
    route(
      endpoints.exportCredit,
      {
        ...read,
        summary: 'Entries of store credit as CSV, newest first',
        confirmed: true,
        media: 'text/csv',
      },
      async () => csvResponse(await exportCredit(db), 'saldos', now()),
    ),
    route(
      endpoints.getCreditLedger,
      {
        ...read,
        summary: 'A ledger with its newest entries',
        params: idParams,
        response: schemas.creditLedgerSchema,
      },
      async ({ params }) => (await findCreditLedger(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.enterCredit,
      {
        access: 'admin',
        permission: 'credit:write',
        summary:
          'Give store credit or take it back, with the reason; for nobody it is a new voucher. Repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.newCreditEntrySchema,
        response: schemas.creditLedgerSchema,
        status: 201,
        refusals: ['creditTooLow', 'notFound'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        return show(await enterCredit(db, { actor: actorOf(input), key, now: now() }, input.body))
      },
    ),
    route(
      endpoints.sellVoucher,
      {
        access: 'admin',
        permission: 'payments:write',
        summary: 'Sell a voucher; repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.boughtVoucherSchema,
        response: schemas.creditLedgerSchema,
        status: 201,
        refusals: ['codeUsed', 'methodUnavailable'],
      },
      async (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const act = { actor: actorOf(input), key, now: now(), methods: await methods.read() }
        return show(await sellVoucher(db, act, input.body))
      },
    ),
  ]
}
