import type { Drizzle } from '@tecnoclick/database/connect'
import { toWire } from '@tecnoclick/domain/platform/money'
import { office } from '@tecnoclick/messages/office'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { sql } from 'drizzle-orm'
import { writeRows } from '../../platform/csv/text-cell.ts'
import { staffNameOf } from '../../platform/staff-name.ts'

const { columns, kinds } = office.credit

type Row = {
  enteredAt: Date
  holder: string
  kind: keyof typeof kinds
  currency: string
  amount: number
  balance: number
  document: string | null
  note: string
  enteredBy: string | null
}

/** Every entry of every ledger, newest first. The byte order mark makes Excel read UTF-8. */
export async function exportCredit(db: Drizzle): Promise<string> {
  const { rows } = await db.execute<Row>(sql`
    select e.entered_at as "enteredAt", coalesce(a.phone, a.code, u.email, '') as holder, e.kind, e.currency,
      e.amount::float8 as amount, e.balance_after::float8 as balance, coalesce(o.number, s.order_num) as document, e.note,
      ${staffNameOf(sql`e.entered_by`)} as "enteredBy"
    from credit_entries as e join credit_accounts as a on a.id = e.account_id left join users as u on u.id = a.user_id
    left join orders as o on o.id = e.order_id left join service_orders as s on s.id = e.service_order_id
    order by e.id desc limit 20000`)
  const header = [
    ...[columns.date, columns.holder, columns.kind, columns.currency, columns.amount, columns.balance],
    ...[columns.document, columns.note, columns.enteredBy],
  ]
  const lines = rows.map((row) => [
    ...[formatDateTime(new Date(row.enteredAt), 'es'), row.holder, kinds[row.kind], row.currency],
    ...[toWire(row.amount).toFixed(2), toWire(row.balance).toFixed(2)],
    ...[row.document ?? '', row.note, row.enteredBy ?? ''],
  ])
  return `\ufeff${writeRows([header, ...lines])}`
}
