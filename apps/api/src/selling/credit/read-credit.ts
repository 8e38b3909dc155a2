import type { CreditAccount, CreditLedger, OwnCredit } from '@tecnoclick/contract/selling/credit/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { type CreditMove, expiringOf, lotsOf } from '@tecnoclick/domain/money/credit/expire-credit'
import { toWire } from '@tecnoclick/domain/platform/money'
import { type SQL, sql } from 'drizzle-orm'
import { isRefusal } from '../../platform/http/refusal.ts'
import { containsWords, type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffNameOf } from '../../platform/staff-name.ts'

type Reader = Drizzle | Transaction
type StoredEntry = CreditLedger['entries'][number]

/** For a row `e` of credit_entries; minor units. */
const entryJson = sql`json_build_object(
  'id', e.id, 'date', ${wireDate(sql`e.entered_at`)}, 'kind', e.kind, 'currency', e.currency, 'amount', e.amount,
  'balance', e.balance_after, 'note', e.note, 'orderId', e.order_id, 'serviceOrderId', e.service_order_id,
  'resetSaleId', e.reset_sale_id, 'expiresDate', ${wireDate(sql`e.expires_at`)},
  'noSellOrden', (select number from orders where id = e.order_id),
  'orderNum', (select order_num from service_orders where id = e.service_order_id)
)`

/** For a row `a` of credit_accounts. */
const accountJson = sql`json_build_object(
  'id', a.id, 'userId', a.user_id, 'phone', a.phone, 'code', a.code, 'note', a.note,
  'kind', case when a.user_id is not null then 'customer' when a.phone is not null then 'phone' else 'voucher' end,
  'name', ${creditName()}, 'createdDate', ${wireDate(sql`a.created_at`)},
  'updatedDate', (select ${wireDate(sql`max(entered_at)`)} from credit_entries where account_id = a.id),
  'balances', (
    select coalesce(json_agg(json_build_object('currency', b.currency, 'balance', b.balance) order by b.currency), '[]')
    from credit_balances as b where b.account_id = a.id
  )
)`

/** Name and e-mail of the account, or what stands on the voucher. */
function creditName(): SQL {
  return sql`coalesce((
    select concat_ws(' · ', nullif(btrim(concat_ws(' ', p.name, p.lastname)), ''), u.email)
    from users as u left join profiles as p on p.user_id = u.id where u.id = a.user_id
  ), '')`
}

const newest = 200

/** The statement of an account, newest first. */
export async function readOwnCredit(db: Reader, userId: number, now: Date): Promise<OwnCredit> {
  const { rows } = await db.execute<{
    balances: {
      currency: string
      balance: number
      moves: (Omit<CreditMove, 'expiresAt'> & { expiresAt: string | null })[]
    }[]
    entries: OwnCredit['entries']
    total: number
  }>(sql`
    select (
      select coalesce(json_agg(json_build_object('currency', b.currency, 'balance', b.balance, 'moves', (
        select coalesce(json_agg(json_build_object('id', e.id, 'amount', e.amount, 'expiresAt', e.expires_at) order by e.id), '[]')
        from credit_entries as e where e.account_id = a.id and e.currency = b.currency
      )) order by b.currency), '[]') from credit_balances as b where b.account_id = a.id
    ) as balances, (
      select coalesce(json_agg(entry order by id desc), '[]') from (
        select e.id, ${entryJson} as entry from credit_entries as e where e.account_id = a.id order by e.id desc limit ${newest}
      ) as last
    ) as entries, (select count(*)::integer from credit_entries where account_id = a.id) as total
    from credit_accounts as a where a.user_id = ${userId}`)
  const [row] = rows
  if (!row) return { balances: [], entries: [], total: 0 }
  return {
    balances: row.balances.map(({ currency, balance, moves }) => {
      const dated = moves.map(({ expiresAt, ...move }) => ({
        ...move,
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
      }))
      const expiring = expiringOf(lotsOf(dated), now)
      return {
        currency,
        balance: toWire(balance),
        expiring: expiring ? { amount: toWire(expiring.amount), date: expiring.at.toISOString() } : null,
      }
    }),
    entries: row.entries.map(inWireAmounts),
    total: row.total,
  }
}

function inWireAmounts<E extends { amount: number; balance: number }>(entry: E): E {
  return { ...entry, amount: toWire(entry.amount), balance: toWire(entry.balance) }
}

function serializeAccount<A extends CreditAccount>(account: A): A {
  return {
    ...account,
    balances: account.balances.map(({ currency, balance }) => ({ currency, balance: toWire(balance) })),
  }
}

export async function findCreditLedger(db: Reader, id: number): Promise<CreditLedger | undefined> {
  const { rows } = await db.execute<{ account: CreditAccount; entries: StoredEntry[] }>(sql`
    select ${accountJson} as account, (
      select coalesce(json_agg(entry order by id desc), '[]') from (
        select e.id, (${entryJson})::jsonb || jsonb_build_object('enteredBy', case
          when e.entered_by is null or e.entered_by = a.user_id then null else ${staffNameOf(sql`e.entered_by`)}
        end) as entry
        from credit_entries as e where e.account_id = a.id order by e.id desc limit ${newest}
      ) as last
    ) as entries from credit_accounts as a where a.id = ${id}`)
  const [row] = rows
  return row && { ...serializeAccount(row.account), entries: row.entries.map(inWireAmounts) }
}

/** Of one customer, phone or voucher. */
export async function findCreditAccount(
  db: Reader,
  {
    customerId,
    phone,
    code,
  }: { customerId?: number | undefined; phone?: string | undefined; code?: string | undefined },
): Promise<CreditAccount | undefined> {
  const isMeant = code
    ? sql`a.code = ${code}`
    : customerId
      ? sql`a.user_id = ${customerId}`
      : sql`a.phone = ${phone ?? ''}`
  const { rows } = await db.execute<{ account: CreditAccount }>(
    sql`select ${accountJson} as account from credit_accounts as a where ${isMeant}`,
  )
  const [row] = rows
  return row && serializeAccount(row.account)
}

export const creditFields = {
  id: 'integer',
  kind: 'text',
  userId: 'integer',
  search: 'text',
  updatedDate: 'text',
} as const

const lastMoved = sql`coalesce((select max(entered_at) from credit_entries where account_id = a.id), a.created_at)`

const selectable: ListDefinition = {
  filters: {
    id: (value) => sql`a.id = ${value}`,
    userId: (value) => sql`a.user_id = ${value}`,
    kind: (value) =>
      value === 'customer'
        ? sql`a.user_id is not null`
        : value === 'phone'
          ? sql`a.phone is not null`
          : value === 'voucher'
            ? sql`a.code is not null`
            : undefined,
    search: (value) => containsWords(sql`concat_ws(' ', a.phone, a.code, a.note, ${creditName()})`, value),
  },
  sorts: { id: sql`a.id`, updatedDate: lastMoved },
  defaultSort: sql`${lastMoved} desc`,
  tieBreaker: sql`a.id desc`,
}

/** Those that moved last come first. */
export async function listCreditAccounts(db: Drizzle, list: ListRequest) {
  const source = { from: sql`credit_accounts as a`, key: sql`a.id`, row: accountJson }
  const found = await listQuery<CreditAccount>(db, source, selectable, list)
  return isRefusal(found) ? found : { data: found.data.map(serializeAccount), total: found.total }
}
