import type { BankMessageProposal, BankMessageRow } from '@tecnoclick/contract/money/bank-messages/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { type Candidate, isBankMessageState, rankProposals } from '@tecnoclick/domain/money/recognise-payment'
import { fromWire, toWire } from '@tecnoclick/domain/platform/money'
import { resetCurrency } from '@tecnoclick/domain/resets/reset-plan'
import { comparedCode, foldTransactionCode } from '@tecnoclick/domain/selling/transaction-code'
import { type SQL, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { type ListDefinition, listQuery, wireDate } from '../../platform/listing/list-query.ts'
import type { ListRequest } from '../../platform/listing/list-request.ts'
import { staffNameOf } from '../../platform/staff-name.ts'

export const bankMessageFields = {
  id: 'integer',
  state: 'text',
  code: 'text',
  receivedDate: 'text',
} as const

const definition: ListDefinition = {
  filters: {
    id: (value) => sql`m.id = ${value}`,
    state: (value) => (isBankMessageState(value) ? sql`m.state = ${value}` : undefined),
    code: (value) => {
      const code = comparedCode(foldTransactionCode(String(value)) ?? '')
      return code === '' ? sql`false` : sql`position(${code}::text in m.compared) > 0`
    },
  },
  sorts: { id: sql`m.id`, receivedDate: sql`m.received_at` },
  defaultSort: sql`m.received_at desc`,
  tieBreaker: sql`m.id desc`,
}

const nameOf = sql`coalesce(nullif(concat_ws(' ', p.name, p.lastname), ''), u.email)`
const resetTitle = sql`concat_ws(' ', b.name, r.model, r.type_file)`

const match = sql`case
  when m.payment_id is not null then (
    select json_build_object('kind', 'order', 'id', o.id, 'title', coalesce(o.number, ''),
      'who', coalesce(o.buyer_name, o.buyer_email, ''))
    from payments as y join orders as o on o.id = y.order_id where y.id = m.payment_id
  )
  when m.reset_sale_id is not null then (
    select json_build_object('kind', 'resetSale', 'id', s.id, 'title', ${resetTitle}, 'who', ${nameOf})
    from reset_sales as s join resets as r on r.id = s.reset_id join brands as b on b.id = r.brand_id
      join users as u on u.id = s.buyer_id left join profiles as p on p.user_id = u.id
    where s.id = m.reset_sale_id
  )
  when m.service_payment_id is not null then (
    select json_build_object('kind', 'serviceOrder', 'id', o.id, 'title', coalesce(o.order_num, ''),
      'who', coalesce(${nameOf}, o.contact_name, ''))
    from service_payments as y join service_orders as o on o.id = y.service_order_id
      left join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id
    where y.id = m.service_payment_id
  ) end`

const source = {
  from: sql`bank_messages as m`,
  key: sql`m.id`,
  row: sql`json_build_object(
    'id', m.id, 'state', m.state, 'source', m.source, 'form', m.form, 'receivedDate', ${wireDate(sql`m.received_at`)},
    'receivedBy', ${staffNameOf(sql`m.received_by`)}, 'text', m.text, 'transactionCode', m.code,
    'amount', m.amount / 100.0, 'currency', m.currency, 'phone', m.phone, 'account', m.account,
    'sentDate', m.sent_on, 'isWhole', m.is_whole, 'repeats', m.repeats, 'match', ${match}, 'reason', m.reason,
    'settledDate', ${wireDate(sql`m.settled_at`)}, 'settledBy', ${staffNameOf(sql`m.settled_by`)},
    'proposals', json_build_array(), 'version', m.version
  )`,
}

/** Newest first, with what each open one may be about. */
export async function listBankMessages(
  db: Drizzle,
  list: ListRequest,
): Promise<List<BankMessageRow> | Refusal> {
  const found = await listQuery<BankMessageRow>(db, source, definition, list)
  if (isRefusal(found)) return found
  const open = found.data.filter(({ state }) => state === 'open')
  const proposals = await readProposals(db, open)
  return { ...found, data: found.data.map((row) => ({ ...row, proposals: proposals.get(row.id) ?? [] })) }
}

export async function findBankMessage(db: Drizzle, id: number): Promise<BankMessageRow | undefined> {
  const list = { where: { id }, sort: [], limit: 1, skip: 0 }
  const found = await listBankMessages(db, list)
  return isRefusal(found) ? undefined : found.data[0]
}

/** A message is about one thing: more would not help. */
const mostProposals = 4

interface Found extends Candidate {
  messageId: number
  title: string
  who: string
  due: number
}

async function readProposals(
  db: Drizzle,
  messages: readonly BankMessageRow[],
): Promise<ReadonlyMap<number, BankMessageProposal[]>> {
  if (messages.length === 0) return new Map()
  const { rows } = await db.execute<{ found: Found }>(candidatesOf(messages.map(({ id }) => id)))
  return new Map(
    messages.map(({ id, amount, phone }) => {
      const candidates = rows.flatMap(({ found }) => (found.messageId === id ? found : []))
      const ranked = rankProposals({ phone, amount: fromWire(amount) ?? 0 }, candidates)
      const proposals = ranked.map(({ kind, id: of, title, who, due, reason }) => ({
        ...{ kind, id: of, title, who, reason },
        due: toWire(due),
      }))
      return [id, proposals.slice(0, mostProposals)]
    }),
  )
}

/** Candidates of a message and a kind at most; the rules rank them. */
const mostCandidates = 12

const digitsEndIn = (phone: SQL) =>
  sql`right(regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g'), 8) = m.phone`

/** Open orders, reset sales and repairs with the number, the phone or the amount of messages, in one statement. */
function candidatesOf(ids: readonly number[]): SQL {
  const isNumber = (codeId: SQL) =>
    sql`${codeId} = (select c.id from transaction_codes as c where c.compared = m.compared)`
  const numbered = sql`(select n.order_id from payments as n where ${isNumber(sql`n.transaction_code_id`)})`
  return sql`
    select json_build_object(
      'messageId', m.id, 'kind', k.kind, 'id', k.id, 'title', k.title, 'who', k.who, 'due', k.due,
      'hasNumber', k.has_number, 'phones', to_json(array_remove(k.phones, null)), 'amounts', to_json(array_remove(k.amounts, null))
    ) as found
    from bank_messages as m cross join lateral (
      (
        select 'order' as kind, o.id, coalesce(o.number, '') as title, coalesce(o.buyer_name, o.buyer_email, '') as who,
          case when o.currency = m.currency then greatest(o.total - o.paid, 0) else y.amounts[1] end as due, y.has_number,
          array[o.buyer_phone, o.recipient_phone]::text[] as phones,
          case when o.currency = m.currency then array_append(y.amounts, o.total - o.paid) else y.amounts end as amounts
        from orders as o cross join lateral (
          select coalesce(bool_or(${isNumber(sql`y.transaction_code_id`)}), false) as has_number,
            array_agg(y.amount order by y.amount <> m.amount, y.id desc) filter (where y.state = 'submitted') as amounts
          from payments as y where y.order_id = o.id and y.currency = m.currency
        ) as y
        where (o.id = ${numbered} or o.paid < o.total and o.status <> 'CANCELADA' and o.channel <> 'mostrador') and (
          y.has_number or m.amount = any (y.amounts)
          -- In another currency than the order's, money is what somebody reported.
          or o.currency = m.currency and (
            o.total - o.paid = m.amount or ${digitsEndIn(sql`o.buyer_phone`)} or ${digitsEndIn(sql`o.recipient_phone`)}
          )
        )
        order by y.has_number desc, o.currency = m.currency and o.total - o.paid = m.amount desc, o.id desc limit ${mostCandidates}
      )
      union all (
        select 'resetSale', s.id, ${resetTitle}, ${nameOf}, s.price, ${isNumber(sql`s.transaction_code_id`)},
          array[p.phone]::text[], array[s.price]
        from reset_sales as s join resets as r on r.id = s.reset_id join brands as b on b.id = r.brand_id
          join users as u on u.id = s.buyer_id left join profiles as p on p.user_id = u.id
        where m.currency = ${resetCurrency}::text and s.price = m.amount and s.verified_at is null
          and (s.rejected_at is null or ${isNumber(sql`s.transaction_code_id`)})
        order by s.id desc limit ${mostCandidates}
      )
      union all (
        select 'serviceOrder', o.id, coalesce(o.order_num, ''), coalesce(${nameOf}, o.contact_name, ''),
          q.amount - paid.amount, false, array[o.contact_phone, p.phone]::text[], array[q.amount - paid.amount]
        from service_orders as o
          join lateral (
            select q.* from service_quotes as q where q.service_order_id = o.id order by q.id desc limit 1
          ) as q on q.state in ('pending', 'accepted') and q.currency = m.currency
          cross join lateral (
            select coalesce((
              select sum(coalesce(y.settled, y.amount)) from service_payments as y
              where y.service_order_id = o.id and coalesce(y.settled_currency, y.currency) = q.currency
            ), 0) - coalesce((
              select sum(coalesce(f.settled, f.amount)) from refunds as f left join service_payments as p on p.id = f.service_payment_id
              where f.service_order_id = o.id and coalesce(p.settled_currency, f.currency) = q.currency
            ), 0) as amount
          ) as paid
          left join users as u on u.id = o.customer_id left join profiles as p on p.user_id = u.id
        where o.status <> 'CANCELADA' and q.amount > paid.amount and (
          q.amount - paid.amount = m.amount or ${digitsEndIn(sql`o.contact_phone`)} or ${digitsEndIn(sql`p.phone`)}
        )
        order by o.id desc limit ${mostCandidates}
      )
    ) as k
    where m.id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`
}
