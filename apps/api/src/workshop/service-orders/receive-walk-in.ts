import type { ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { WalkIn } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { serviceIntakes } from '@tecnoclick/database/schema/workshop/intakes'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { servicePayments } from '@tecnoclick/database/schema/workshop/service-payments'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { fromWire } from '@tecnoclick/domain/platform/money'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { receivedFields } from '@tecnoclick/domain/workshop/service-order-fields'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { takeTransactionCode } from '../../selling/payments/take-transaction-code.ts'
import { attachPhotos } from './attach-photos.ts'
import { brandOfDevice } from './brand-of-device.ts'
import { findOrder } from './read-service-orders.ts'
import { storeIntake } from './store-intake.ts'
import { storeServiceOrder } from './store-service-order.ts'
import { findUnknownChoice } from './unknown-choice.ts'

export interface WalkInAct {
  walkIn: WalkIn
  idempotencyKey: string | undefined
  businessId: number
  methods: readonly PaymentMethod[]
  now: Date
}

/** A device that is left at the counter (workshop.md#at-the-counter). */
export function receiveWalkIn(
  db: Drizzle,
  actor: Actor,
  received: WalkInAct,
): Promise<ServiceOrder | Refusal> {
  const { walkIn: request, idempotencyKey: key } = received
  return transact(db, (tx) =>
    runOnce(tx, { userId: actor.userId, scope: 'walk-in', key, request }, async () => {
      const id = key && (await findReceived(tx, actor.userId, key))
      return (id && (await findOrder(tx, id))) || storeWalkIn(tx, actor, received)
    }),
  )
}

/** What was made with a key whose answer is already purged: it may have waited for a connection for days. */
export async function findReceived(
  tx: Transaction,
  userId: number,
  key: string,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: serviceIntakes.serviceOrderId })
    .from(serviceIntakes)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceIntakes.serviceOrderId))
    .where(and(eq(serviceIntakes.requestKey, key), eq(serviceOrders.receivedBy, userId)))
  return found?.id
}

async function storeWalkIn(
  tx: Transaction,
  actor: Actor,
  { walkIn, idempotencyKey: key, businessId, methods, now }: WalkInAct,
): Promise<ServiceOrder | Refusal> {
  const unknown = await findUnknownChoice(tx, walkIn)
  if (unknown) return unknown
  const { customerId = null } = walkIn
  if (customerId !== null && !(await isCustomer(tx, customerId)))
    return refuse('invalid', { fields: { customerId: { code: 'required' } } })
  const deposit = await readDeposit(tx, walkIn.deposit)
  if (isRefusal(deposit)) return deposit
  const isMethod = ({ code }: PaymentMethod) => code === (walkIn.deposit?.paymentMethod ?? 'cash')
  const method = methods.find(isMethod)
  if (deposit && !method) return refuse('methodUnavailable')
  const { name: contactName, phone: contactPhone, email: contactEmail = null, serviceId } = walkIn
  const row = {
    ...deposit,
    ...newValues(receivedFields, walkIn),
    ...{
      contactName,
      contactPhone,
      contactEmail,
      receivedBy: actor.userId,
      customerId,
      serviceId,
      businessId,
    },
    brandId: await brandOfDevice(tx, actor, walkIn),
  }
  const id = await storeServiceOrder(tx, row, { actorId: actor.userId, now })
  const unfit =
    (await attachPhotos(tx, id, actor.userId, walkIn.photos ?? [])) ??
    (walkIn.intake ? await storeIntake(tx, id, { intake: walkIn.intake, key, now }) : undefined)
  if (unfit) return unfit
  if (deposit) {
    const code = walkIn.deposit?.transactionCode
    const codeId = code ? await takeTransactionCode(tx, code, 'service') : null
    if (isRefusal(codeId)) return codeId
    await tx.insert(servicePayments).values({
      serviceOrderId: id,
      kind: 'deposit',
      amount: deposit.deposit,
      currency: deposit.depositCurrency,
      method: method?.code ?? null,
      transactionCodeId: codeId,
      receivedAt: now,
      receivedBy: actor.userId,
    })
  }
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'service-order',
    entityId: id,
    after: auditedWalkIn(walkIn),
  })
  const stored = await findOrder(tx, id)
  if (!stored) throw new Error('The service order was not found again')
  return { ...stored, orderNum: (await numberDocument(tx, 'SERVICIO', id)) ?? stored.orderNum }
}

/** The audit log keeps that it was signed, not the signature. */
function auditedWalkIn({ intake, ...walkIn }: WalkIn) {
  if (!intake) return walkIn
  const { signature, conditions, ...written } = intake
  return { ...walkIn, intake: { ...written, isSigned: Boolean(signature), conditions: conditions?.version } }
}

function isCustomer(tx: Transaction, id: number): Promise<boolean> {
  const isOpen = and(
    eq(users.id, id),
    ne(users.role, 'admin'),
    eq(users.enabled, true),
    isNull(users.closedAt),
  )
  return tx.$count(users, isOpen).then((count) => count === 1)
}

async function readDeposit(
  tx: Transaction,
  deposit: WalkIn['deposit'],
): Promise<{ deposit: number; depositCurrency: string } | Refusal | undefined> {
  if (!deposit) return undefined
  const amount = fromWire(deposit.amount)
  if (!amount) return refuse('invalid', { fields: { 'deposit.amount': { code: 'number' } } })
  const isCurrency = and(eq(currencies.code, deposit.currency), eq(currencies.enable, true))
  if ((await tx.$count(currencies, isCurrency)) === 0)
    return refuse('invalid', { fields: { 'deposit.currency': { code: 'required' } } })
  return { deposit: amount, depositCurrency: deposit.currency }
}
