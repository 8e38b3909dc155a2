import { randomBytes } from 'node:crypto'
import type { NewResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { resetSales, resets } from '@tecnoclick/database/schema/resets/resets'
import { fromWire } from '@tecnoclick/domain/platform/money'
import { deadEndsOf } from '@tecnoclick/domain/resets/dead-end'
import { planOf, planPrice } from '@tecnoclick/domain/resets/reset-plan'
import { and, eq, isNotNull } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { creditAccountOf } from '../../selling/credit/credit-account.ts'
import { takeTransactionCode } from '../../selling/payments/take-transaction-code.ts'
import { queuePurchaseMails, queueVerificationMail } from './reset-mails.ts'
import { findSale, type SaleRow } from './sale-rows.ts'

export interface Purchase {
  buyerId: number
  body: NewResetSale
  idempotencyKey: string | undefined
  storeUrl: string
  answerHours: number
  now: Date
}

/** `precio` selects the plan; plan and price are set by the server (resets.md#plans). */
export async function buyReset(db: Drizzle, purchase: Purchase): Promise<SaleRow | Refusal> {
  const { buyerId, body, idempotencyKey: key } = purchase
  return transact(db, async (tx) => {
    const sold = await runOnce(tx, { userId: buyerId, scope: 'salereset', key, request: body }, () =>
      storeSale(tx, purchase),
    )
    if (isRefusal(sold)) return sold
    return (await findSale(tx, sold.id)) ?? refuse('notFound')
  })
}

async function storeSale(
  tx: Transaction,
  { buyerId, body, storeUrl, answerHours, now }: Purchase,
): Promise<{ id: number } | Refusal> {
  const [reset] = await tx
    .select({ id: resets.id, price: resets.price, deadEnds: resets.deadEnds })
    .from(resets)
    .where(and(eq(resets.id, body.resetId), eq(resets.enable, true), isNotNull(resets.file)))
  if (!reset) return refuse('notFound')
  const plan = planOf(fromWire(body.precio) ?? 0, reset.price)
  if (!plan) return refuse('invalid', { fields: { precio: { code: 'plan' } } })
  const { printerModel, firmware, acceptDeadEnd } = body
  if (!acceptDeadEnd && deadEndsOf(reset.deadEnds ?? [], firmware).length > 0)
    return refuse('invalid', { fields: { acceptDeadEnd: { code: 'required' } } })
  const credit = body.credit ? await creditOf(tx, { buyerId, now }) : undefined
  // What is paid with credit has a code as well, by which it is found.
  const code = credit ? `SALDO-${randomBytes(6).toString('hex').toUpperCase()}` : (body.transactionCode ?? '')
  const transactionCodeId = await takeTransactionCode(tx, code, 'reset')
  if (isRefusal(transactionCodeId)) return transactionCodeId
  const [sold] = await tx
    .insert(resetSales)
    .values({
      buyerId,
      resetId: reset.id,
      plan,
      printerModel: printerModel ?? null,
      firmware: firmware ?? null,
      transactionCodeId,
      createdAt: now,
      basePrice: reset.price,
      price: planPrice(reset.price, plan),
      ...credit,
    })
    .returning({ id: resetSales.id })
  if (!sold) throw new Error('The sale was not stored')
  const row = await findSale(tx, sold.id)
  if (row && credit) await queueVerificationMail(tx, row, { answerHours, storeUrl })
  if (row && !credit) await queuePurchaseMails(tx, row, storeUrl)
  return sold
}

/** A trigger takes the credit: the payment is verified at once. */
async function creditOf(tx: Transaction, { buyerId, now }: Pick<Purchase, 'buyerId' | 'now'>) {
  const creditAccountId = await creditAccountOf(tx, { userId: buyerId, phone: null })
  return { creditAccountId, verifiedAt: now, verifiedBy: buyerId, descargable: true }
}
