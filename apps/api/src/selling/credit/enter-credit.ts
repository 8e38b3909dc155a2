import { randomBytes } from 'node:crypto'
import type { BoughtVoucher, NewCreditEntry } from '@tecnoclick/contract/selling/credit/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { creditAccounts } from '@tecnoclick/database/schema/money/credit-accounts'
import { creditPayments } from '@tecnoclick/database/schema/money/credit-entries'
import { users } from '@tecnoclick/database/schema/people/users'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { voucherCode } from '@tecnoclick/domain/money/credit/voucher-code'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { findCurrency } from '../orders/find-currency.ts'
import { takeTransactionCode } from '../payments/take-transaction-code.ts'
import { creditAccountOf, moveCredit } from './credit-account.ts'

interface CreditAct {
  actor: Actor
  key: string | undefined
  now: Date
}

const noCurrency = () => refuse('invalid', { fields: { currency: '' } })

/** Staff give credit or take it back, with the reason; for nobody it is a new voucher. */
export function enterCredit(
  db: Drizzle,
  { actor, key, now }: CreditAct,
  given: NewCreditEntry,
): Promise<{ id: number } | Refusal> {
  const call = { userId: actor.userId, scope: 'credit', key, request: given }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const { currency, kind, note } = given
      if (!(await findCurrency(tx, currency))) return noCurrency()
      const accountId = await accountFor(tx, given)
      if (isRefusal(accountId)) return accountId
      const amount = fromWire(given.amount) ?? 0
      const change = kind === 'given' ? amount : -amount
      await moveCredit(tx, { accountId, currency, change, kind, note, at: now, by: actor.userId })
      const after = { kind, amount, currency, note }
      await recordAudit(tx, actor, { action: 'update', entity: 'credit', entityId: accountId, after })
      return { id: accountId }
    }),
  )
}

async function accountFor(tx: Transaction, given: NewCreditEntry): Promise<number | Refusal> {
  const { accountId, customerId, phone, note } = given
  if (accountId) {
    const [found] = await tx
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .where(eq(creditAccounts.id, accountId))
    return found?.id ?? refuse('notFound')
  }
  if (customerId) {
    const isCustomer = and(eq(users.id, customerId), ne(users.role, 'admin'), isNull(users.closedAt))
    const [customer] = await tx.select({ id: users.id }).from(users).where(isCustomer)
    if (!customer) return refuse('notFound')
  }
  const holder = await creditAccountOf(tx, { userId: customerId ?? null, phone: phone ?? null })
  return holder ?? newVoucher(tx, note)
}

async function newVoucher(tx: Transaction, note: string): Promise<number> {
  const [made] = await tx
    .insert(creditAccounts)
    .values({ code: voucherCode(randomBytes(12)), note })
    .returning({ id: creditAccounts.id })
  if (!made) throw new Error('The voucher was not stored')
  return made.id
}

/** A voucher is sold: the money is in the closing of its day, what it is worth in the ledger. */
export function sellVoucher(
  db: Drizzle,
  { actor, key, now, methods }: CreditAct & { methods: readonly PaymentMethod[] },
  sold: BoughtVoucher,
): Promise<{ id: number } | Refusal> {
  const call = { userId: actor.userId, scope: 'credit-vouchers', key, request: sold }
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      const { currency, paymentMethod, transactionCode, note = '' } = sold
      if (!(await findCurrency(tx, currency))) return noCurrency()
      const method = methods.find(({ code, enable }) => code === paymentMethod && enable)
      if (!method || isCredit(method.code)) return refuse('methodUnavailable')
      const codeId = transactionCode ? await takeTransactionCode(tx, transactionCode, 'credit') : null
      if (isRefusal(codeId)) return codeId
      const accountId = await newVoucher(tx, note)
      const amount = fromWire(sold.amount) ?? 0
      await tx.insert(creditPayments).values({
        ...{ accountId, amount, currency, method: method.code, transactionCodeId: codeId },
        ...{ receivedAt: now, receivedBy: actor.userId },
      })
      const after = { kind: 'bought', amount, currency, method: method.code }
      await recordAudit(tx, actor, { action: 'create', entity: 'credit', entityId: accountId, after })
      return { id: accountId }
    }),
  )
}
