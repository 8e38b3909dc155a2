import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLines } from '../schema/selling/orders.ts'
import { payments } from '../schema/selling/payments.ts'
import { orderReturns, refunds, returnLines, returnPhotos } from '../schema/selling/returns.ts'
import { stockMoves } from '../schema/stock/stock-ledger.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import {
  againstOpenTransaction,
  expectRefusal,
  makeFile,
  makeOrder,
  makeServiceOrder,
  makeTransactionCode,
  makeUser,
} from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const completedAt = new Date('2026-03-02T15:00:00Z')

/** A completed order with one line of two units and a warranty of a year. */
async function bought(more: Parameters<typeof makeOrder>[1] = {}) {
  const order = await makeOrder(shop.db, {
    lines: [{ warrantyMonths: 12 }],
    ...more,
    order: { status: 'COMPLETADA', completedAt, ...more.order },
  })
  const [line] = await shop.db.select().from(orderLines).where(sql`order_id = ${order.id}`)
  if (!line) throw new Error('the order has no line')
  return { order, line }
}

type Bought = Awaited<ReturnType<typeof bought>>
type Return = Partial<typeof orderReturns.$inferInsert>

async function asked({ order }: Bought, given: Return = {}) {
  const defaults = {
    orderId: order.id,
    clientId: order.clientId,
    kind: 'return' as const,
    reason: 'unwanted' as const,
    askedAt: completedAt,
  }
  const [row] = await shop.db
    .insert(orderReturns)
    .values({ ...defaults, ...given })
    .returning()
  if (!row) throw new Error('nothing was written')
  return row
}

const addLine = (returnId: number, orderLineId: number, quantity: number) =>
  shop.db.insert(returnLines).values({ returnId, orderLineId, quantity }).execute()

const change = (table: 'order_returns' | 'return_lines' | 'payments', set: string, id: number) =>
  shop.db.execute(sql`update ${sql.identifier(table)} set ${sql.raw(set)} where id = ${id}`)

/** Received, so that it may be settled. */
const received = async (made: Bought, quantity = 1) => {
  const staff = await makeUser(shop.db, { role: 'admin' })
  const at = { decidedAt: completedAt, receivedAt: completedAt, decidedBy: staff.id }
  const row = await asked(made, { state: 'received', ...at })
  await addLine(row.id, made.line.id, quantity)
  return { ...row, staff }
}

const pay = (orderId: number, amount: number, verifiedBy: number) =>
  shop.db
    .insert(payments)
    .values({
      ...{ orderId, amount, currency: 'USD', method: 'cash' },
      ...{ state: 'verified', verifiedAt: completedAt, verifiedBy },
    })
    .returning({ id: payments.id })

test('only a completed order is returned, by its buyer or by staff', async () => {
  const open = await bought({ order: { status: 'EN PROCESO', completedAt: null } })
  await expectRefusal(asked(open), 'order_returns_of_completed_orders')
  const made = await bought()
  const stranger = await makeUser(shop.db)
  await expectRefusal(asked(made, { clientId: stranger.id }), 'order_returns_of_buyer')
  await expectRefusal(asked(made, { clientId: null }), 'order_returns_has_author')
  const staff = await makeUser(shop.db, { role: 'admin' })
  const registered = { clientId: null, registeredBy: staff.id }
  await expectRefusal(asked(made, registered), 'order_returns_condition_seen')
  await asked(made, { ...registered, condition: 'sealed' })
})

test('kind, reason, state and condition are known ones', async () => {
  const made = await bought()
  const wrong = { kind: 'kind', reason: 'reason', state: 'state', condition: 'condition' } as const
  for (const name of Object.keys(wrong) as (keyof typeof wrong)[]) {
    const given = { [name]: 'x', ...(name === 'condition' && { registeredBy: made.order.placedBy }) }
    await expectRefusal(asked(made, given as Return), `order_returns_${name}_known`)
  }
})

test('name and phone of a buyer without an account go together', async () => {
  const made = await bought()
  const staff = { registeredBy: made.order.placedBy, condition: 'opened' } as const
  const contact = { contactName: 'Eva', contactPhone: '+53 5234 5678' }
  await expectRefusal(
    asked(made, { ...staff, clientId: null, contactName: 'Eva' }),
    'order_returns_contact_whole',
  )
  await expectRefusal(asked(made, { ...staff, ...contact }), 'order_returns_contact_without_account')
  await asked(made, { ...staff, ...contact, clientId: null })
})

test('nothing is asked for in the name of a closed account', async () => {
  const made = await bought()
  await shop.db.execute(
    sql`update users set enabled = false, closed_at = now() where id = ${made.order.clientId}`,
  )
  await expectRefusal(asked(made), 'rows_of_open_accounts')
})

test('a line has no more units than were bought, over all returns', async () => {
  const made = await bought()
  const first = await asked(made)
  await expectRefusal(addLine(first.id, made.line.id, 3), 'return_lines_within_bought')
  await expectRefusal(addLine(first.id, made.line.id, 0), 'return_lines_quantity')
  await addLine(first.id, made.line.id, 1)
  await expectRefusal(addLine(first.id, made.line.id, 1), 'return_lines_line_unique')
  const second = await asked(made)
  await expectRefusal(addLine(second.id, made.line.id, 2), 'return_lines_within_bought')
  await addLine(second.id, made.line.id, 1)
  const third = await asked(made)
  await expectRefusal(addLine(third.id, made.line.id, 1), 'return_lines_within_bought')
  // What was withdrawn may be asked for again.
  await change('order_returns', `state = 'withdrawn', withdrawn_at = now()`, first.id)
  await addLine(third.id, made.line.id, 1)
})

test('a line of another order is not returned', async () => {
  const [made, other] = [await bought(), await bought()]
  const row = await asked(made)
  await expectRefusal(addLine(row.id, other.line.id, 1), 'return_lines_within_bought')
})

test('of two transactions that ask for the last unit one fails', async () => {
  const made = await bought()
  const [one, two] = [await asked(made), await asked(made)]
  const text = 'insert into return_lines (return_id, order_line_id, quantity) values ($1, $2, 2)'
  const work = { text, values: [one.id, made.line.id] }
  await againstOpenTransaction(shop.pool, work, () =>
    expectRefusal(addLine(two.id, made.line.id, 1), 'return_lines_within_bought'),
  )
})

test('a repair is asked for until midnight in Havana of the last day of the warranty', async () => {
  const claim = async (askedAt: string, warrantyMonths = 12) => {
    const made = await bought({ lines: [{ warrantyMonths }] })
    const row = await asked(made, { kind: 'warranty', reason: 'defective', askedAt: new Date(askedAt) })
    return addLine(row.id, made.line.id, 1)
  }
  await claim('2027-03-03T04:59:00Z')
  await expectRefusal(claim('2027-03-03T05:01:00Z'), 'return_lines_within_warranty')
  await expectRefusal(claim('2026-03-02T16:00:00Z', 0), 'return_lines_within_warranty')
})

test('a return goes forward only, and each step has its time and its person', async () => {
  const row = await asked(await bought())
  const to = (set: string) => change('order_returns', set, row.id)
  const decided = `decided_at = now(), decided_by = ${row.clientId}`
  await expectRefusal(to(`state = 'received', ${decided}, received_at = now()`), 'order_returns_forward')
  await expectRefusal(to(`state = 'accepted'`), 'order_returns_decided')
  await expectRefusal(to(`state = 'accepted', decided_at = now()`), 'order_returns_decided_by_someone')
  await to(`state = 'accepted', ${decided}`)
  await expectRefusal(to(`state = 'withdrawn', withdrawn_at = now()`), 'order_returns_forward')
  await expectRefusal(to(`state = 'received'`), 'order_returns_received')
  await to(`state = 'received', received_at = now()`)
  await expectRefusal(to(`state = 'refused', received_at = null`), 'order_returns_forward')
  await expectRefusal(to(`state = 'settled'`), 'order_returns_settled')
  await to(`state = 'settled', settled_at = now(), settled_by = ${row.clientId}`)
  await expectRefusal(to(`state = 'received', settled_at = null, settled_by = null`), 'order_returns_forward')
})

test('the outcome of a line is written once; a repair has its service order', async () => {
  const row = await received(await bought())
  const [line] = await shop.db.select().from(returnLines).where(sql`return_id = ${row.id}`)
  const to = (set: string) => change('return_lines', set, line?.id ?? 0)
  await expectRefusal(to('quantity = 2'), 'return_lines_settled_once')
  await expectRefusal(to(`outcome = 'gift'`), 'return_lines_outcome_known')
  await expectRefusal(to(`outcome = 'repair'`), 'return_lines_repair_has_order')
  const repair = await makeServiceOrder(shop.db)
  await expectRefusal(
    to(`outcome = 'scrap', service_order_id = ${repair.id}`),
    'return_lines_repair_has_order',
  )
  await to(`outcome = 'repair', service_order_id = ${repair.id}`)
  await expectRefusal(to(`outcome = 'scrap', service_order_id = null`), 'return_lines_settled_once')
})

test('refunds are no more than was paid, in the currency of the order, once per method of a return and never rewritten', async () => {
  const made = await bought()
  const [one, two] = [await received(made), await received(made)]
  const refund = (returnId: number, amount: number, currency = 'USD', more: object = {}) =>
    shop.db
      .insert(refunds)
      .values({ returnId, amount, currency, method: 'cash', refundedBy: one.staff.id, ...more })
      .execute()
  await expectRefusal(refund(one.id, 1), 'refunds_within_paid')
  const [payment] = await pay(made.order.id, 15_000, one.staff.id)
  await expectRefusal(refund(one.id, 15_001), 'refunds_within_paid')
  await expectRefusal(refund(one.id, 100, 'CUP'), 'refunds_within_paid')
  await expectRefusal(refund(one.id, 0), 'refunds_amount')
  const code = await makeTransactionCode(shop.db, 'order')
  await expectRefusal(refund(one.id, 100, 'USD', { transactionCodeId: code.id }), 'refunds_code_of_refunds')
  await refund(one.id, 10_000)
  await expectRefusal(refund(one.id, 100), 'refunds_one_per_payment_of_return')
  await expectRefusal(refund(two.id, 5_001), 'refunds_within_paid')
  await refund(two.id, 5_000)
  // A payment that was refunded stays verified.
  const unpaid = `state = 'rejected', verified_at = null, verified_by = null`
  await expectRefusal(change('payments', unpaid, payment?.id ?? 0), 'payments_cover_refunds')
  await expectRefusal(change('payments', 'amount = 14999', payment?.id ?? 0), 'payments_cover_refunds')
  const rewriting = shop.db.execute(sql`update refunds set amount = 1 where return_id = ${one.id}`)
  await expect(rewriting).rejects.toThrow()
  await expect(shop.db.execute(sql`delete from refunds where return_id = ${one.id}`)).rejects.toThrow()
})

test('goods come back to stock once, and no more of them than the return says', async () => {
  const made = await bought()
  const row = await received(made, 2)
  const restock = (quantity: number, more: Partial<typeof stockMoves.$inferInsert> = {}) =>
    shop.db
      .insert(stockMoves)
      .values({
        ...{ productId: made.line.productId, kind: 'restocked', quantity, availableChange: quantity },
        ...{ reservedChange: 0, stockAfter: 10 + quantity, reservedAfter: 0 },
        ...{ orderId: made.order.id, returnId: row.id, ...more },
      })
      .execute()
  await expectRefusal(restock(1), 'stock_moves_restocked_once')
  await change('return_lines', `outcome = 'stock'`, await lineOf(row.id))
  await expectRefusal(restock(3), 'stock_moves_restocked_once')
  await expectRefusal(restock(1, { kind: 'received', orderId: null }), 'stock_moves_return_known')
  const other = await bought()
  await expectRefusal(restock(1, { orderId: other.order.id }), 'stock_moves_restocked_once')
  await restock(2)
  await expectRefusal(restock(1), 'stock_moves_restocked_once')
})

async function lineOf(returnId: number): Promise<number> {
  const [line] = await shop.db.select().from(returnLines).where(sql`return_id = ${returnId}`)
  return line?.id ?? 0
}

test('at most four photos, each of one return, and private', async () => {
  const row = await asked(await bought())
  const photo = await makeFile(shop.db, { kind: 'return-photo', visibility: 'private' })
  const add = (position: number) =>
    shop.db.insert(returnPhotos).values({ returnId: row.id, position, file: photo.name }).execute()
  await expectRefusal(add(5), 'return_photos_four')
  await add(1)
  await expectRefusal(add(2), 'return_photos_file_unique')
  const open = makeFile(shop.db, { kind: 'return-photo', visibility: 'public' })
  await expectRefusal(open, 'files_private_kinds')
})
