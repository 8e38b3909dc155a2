import type { MethodChoice } from '@tecnoclick/contract/selling/payments/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { promotions, promotionUses } from '@tecnoclick/database/schema/selling/promotions'
import { refusePromotion } from '@tecnoclick/domain/selling/apply-promotions'
import { balanceOf, mayChooseMethod } from '@tecnoclick/domain/selling/payment-balance'
import type { PaymentMethod } from '@tecnoclick/domain/selling/payment-method'
import { isPaidOnReceipt, refuseMethod } from '@tecnoclick/domain/selling/payment-method'
import { isMethodPromoted } from '@tecnoclick/domain/selling/promotion'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { isStale } from '../../platform/rows/at-version.ts'
import { transact } from '../../platform/rows/transact.ts'
import { lockOrder, noteInHistory } from '../orders/lock-order.ts'
import { paymentsOf } from './order-payments.ts'

export interface MethodChoiceAct {
  /** Without an id: whoever pays for the buyer, by a link (selling.md#paid-by-family). */
  viewer: { id: number | null; role: string }
  settings: Settings
  methods: readonly PaymentMethod[]
  now: Date
}

/**
 * The owner chooses or changes how to pay, until the order is paid (selling.md#payment-methods). The order's lock puts
 * it before or after a verification; staff who looked at the other method get `staleVersion`.
 */
export function chooseMethod(
  db: Drizzle,
  { viewer, settings, methods, now }: MethodChoiceAct,
  id: number,
  { paymentMethod: code, version }: MethodChoice,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order || (viewer.id !== null && order.clientId !== viewer.id)) return refuse('notFound')
    if (order.paymentMethod === code) return { id }
    if (isStale(order, version)) return refuse('staleVersion')
    const made = await paymentsOf(tx, id)
    if (!mayChooseMethod(order, balanceOf(order.total, made))) return refuse('conflict')
    const method = methods.find((each) => each.code === code)
    const payer = { role: viewer.role, currency: order.currency }
    const refused = code === null ? undefined : refuseMethod(method, payer, settings)
    if (refused) return refused
    const dearer = await refusePromoted(tx, id, code)
    if (dearer) return dearer
    await tx
      .update(orders)
      .set({
        paymentMethod: code,
        version: order.version + 1,
        // Cash outlives a warning; the next method is warned of anew.
        ...(isPaidOnReceipt(order.paymentMethod) && { expiresAt: null }),
      })
      .where(eq(orders.id, id))
    const note = `Forma de pago: ${method?.name.es ?? 'por decidir'}`
    const { status } = order
    await noteInHistory(tx, { orderId: id, at: now, event: 'payment', status, note, actorId: viewer.id })
    return { id }
  })
}

/** A discount for one way to pay is not kept with another. */
async function refusePromoted(tx: Transaction, orderId: number, method: string | null) {
  const used = await tx
    .select({ code: promotions.code, conditions: promotions.conditions })
    .from(promotionUses)
    .innerJoin(promotions, eq(promotions.id, promotionUses.promotionId))
    .where(eq(promotionUses.orderId, orderId))
  const lost = used.find(({ conditions }) => !isMethodPromoted(conditions.paymentMethods, method))
  return lost && refusePromotion({ code: lost.code, reason: 'paymentMethod' })
}
