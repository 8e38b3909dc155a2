import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/payments/endpoints'
import * as schemas from '@tecnoclick/contract/selling/payments/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { isConfirmed } from '@tecnoclick/domain/people/second-factor'
import { lacksAccount } from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { asc, eq, inArray } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import { warnOfAccounts } from '../../platform/audit/warn-of-accounts.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import { insertAudited, updateVersioned } from '../../platform/rows/audited-writes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites, nameConstraintFields } from '../../platform/rows/route-decorators.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { MethodCache } from './method-cache.ts'

const entity = 'payment-method'
const fields = { id: 'integer', code: 'text', position: 'integer', enable: 'boolean' } as const

/** Payment methods for staff. Where customers' money goes needs a confirmation, and administrators are told. */
export function paymentMethodStaffRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  live: MethodCache,
): Route[] {
  const { db } = deps.database
  const reading = { access: 'admin', permission: 'payments:read' } as const
  const writing = { access: 'admin', permission: 'settings:write' } as const
  const isUnconfirmed = (input: { session: { confirmedAt: Date } }) =>
    !isConfirmed(input.session.confirmedAt, deps.now())
  const show = async (row: Row): Promise<schemas.PaymentMethodRow> =>
    serialize(row, (await settings.read()).transferAccounts, await currencyCodes(db))

  const routes = [
    route(
      endpoints.adminPaymentMethods.list,
      { ...reading, summary: 'Payment methods', list: fields, response: listOf(schemas.paymentMethodSchema) },
      async ({ list }) => {
        const { data, total } = await listTable(db, paymentMethods, list)
        const { transferAccounts } = await settings.read()
        const codes = await currencyCodes(db)
        return { data: data.map((row) => serialize(row, transferAccounts, codes)), total }
      },
    ),
    route(
      endpoints.adminPaymentMethods.get,
      { ...reading, summary: 'One payment method', params: idParams, response: schemas.paymentMethodSchema },
      async ({ params }) => {
        const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.id, params.id))
        return row ? show(row) : refuse('notFound')
      },
    ),
    route(
      endpoints.adminPaymentMethods.create,
      {
        ...writing,
        summary: 'Add a payment method; an account needs a confirmed session',
        body: schemas.newPaymentMethodSchema,
        response: schemas.paymentMethodSchema,
        status: 201,
        refusals: ['confirmationRequired'],
      },
      async (input) => {
        const { body } = input
        const hasAccounts = body.shopAccounts === true || Object.keys(body.accounts ?? {}).length > 0
        if (hasAccounts && isUnconfirmed(input)) return refuse('confirmationRequired')
        const actor = actorOf(input)
        const stored = await transact(db, async (tx) => {
          const unknown = await refuseUnknownCurrency(tx, body)
          if (unknown) return unknown
          const { code, name } = body
          const values = { instructions: noText, ...columnsOf(body), code, name }
          const row = await insertAudited(tx, actor, { table: paymentMethods, entity, values })
          if (hasAccounts) await warnOfAccounts(tx, actor, `method:${row.id}:1`)
          return row
        })
        deps.wakeMail()
        return isRefusal(stored) ? stored : show(stored)
      },
    ),
    route(
      endpoints.adminPaymentMethods.update,
      {
        ...writing,
        summary: 'Change a payment method; another account needs a confirmed session',
        params: idParams,
        body: schemas.paymentMethodChangeSchema,
        response: schemas.paymentMethodSchema,
        refusals: ['confirmationRequired'],
      },
      async (input) => {
        const { version, ...body } = input.body
        const { id } = input.params
        const actor = actorOf(input)
        const stored = await transact(db, async (tx) => {
          const [before] = await tx
            .select()
            .from(paymentMethods)
            .where(eq(paymentMethods.id, id))
            .for('update')
          if (!before) return refuse('notFound')
          const moves = changesAccounts(before, body)
          if (moves && isUnconfirmed(input)) return refuse('confirmationRequired')
          const unknown = await refuseUnknownCurrency(tx, body)
          if (unknown) return unknown
          const change = { table: paymentMethods, entity, id, version, changes: columnsOf(body) } as const
          const row = await updateVersioned(tx, actor, change)
          if (!isRefusal(row) && moves) await warnOfAccounts(tx, actor, `method:${id}:${row.version}`)
          return row
        })
        deps.wakeMail()
        return isRefusal(stored) ? stored : show(stored)
      },
    ),
  ]
  return invalidateAfterWrites(
    live.invalidate,
    nameConstraintFields(
      {
        payment_methods_code_unique: ['code', 'taken'],
        payment_methods_one_source: ['accounts', 'plainText'],
      },
      routes,
    ),
  )
}

type Row = typeof paymentMethods.$inferSelect

const noText = { es: '', en: '', ru: '', ar: '' }

function columnsOf({ accounts, ...body }: Omit<schemas.PaymentMethodChange, 'version'>) {
  const stored = accounts && mapAccounts(accounts)
  return omitUndefined({ ...body, accounts: stored })
}

function mapAccounts(accounts: NonNullable<schemas.PaymentMethodChange['accounts']>) {
  const entries = Object.entries(accounts).map(([currency, { qrTemplate, ...account }]) => [
    currency,
    qrTemplate === undefined ? account : { ...account, qrTemplate },
  ])
  return Object.fromEntries(entries) as Row['accounts']
}

/** The form sends every field; only another account or another source counts. */
function changesAccounts(
  before: Row,
  { accounts, shopAccounts }: Pick<schemas.PaymentMethodChange, 'accounts' | 'shopAccounts'>,
): boolean {
  const same = (a: unknown, b: unknown) => canonical(a) === canonical(b)
  return (
    (accounts !== undefined && !same(accounts, before.accounts)) ||
    (shopAccounts !== undefined && shopAccounts !== before.shopAccounts)
  )
}

/** JSON with sorted keys: `jsonb` does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  )
}

async function currencyCodes(db: Drizzle): Promise<string[]> {
  const rows = await db
    .select({ code: currencies.code })
    .from(currencies)
    .where(eq(currencies.enable, true))
    .orderBy(asc(currencies.position))
  return rows.map(({ code }) => code)
}

async function refuseUnknownCurrency(
  tx: Transaction,
  body: Pick<schemas.PaymentMethodChange, 'currencies' | 'accounts'>,
): Promise<Refusal | undefined> {
  for (const field of ['currencies', 'accounts'] as const) {
    const named = field === 'currencies' ? body.currencies : Object.keys(body.accounts ?? {})
    const codes = [...new Set(named)]
    if (codes.length === 0) continue
    if ((await tx.$count(currencies, inArray(currencies.code, codes))) === codes.length) continue
    return refuse('invalid', { fields: { [field]: { code: 'plainText' } } })
  }
  return undefined
}

function serialize(
  row: Row,
  transferAccounts: Settings['transferAccounts'],
  codes: readonly string[],
): schemas.PaymentMethodRow {
  const { createdAt: _, updatedAt: __, ...method } = row
  const offered = row.currencies.length === 0 ? codes : row.currencies
  return {
    ...method,
    missingAccounts: offered.filter((currency) => lacksAccount(row, transferAccounts, currency)),
  }
}
