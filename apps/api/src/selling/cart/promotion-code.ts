import type { Drizzle } from '@tecnoclick/database/connect'
import { carts } from '@tecnoclick/database/schema/selling/carts'
import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import { refusePromotion } from '@tecnoclick/domain/selling/apply-promotions'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../platform/http/refusal.ts'

/** A known code stays in the cart although it does not apply yet: the cart says why. */
export async function enterCode(db: Drizzle, userId: number, code: string): Promise<Refusal | undefined> {
  if ((await db.$count(promotions, eq(promotions.code, code))) === 0)
    return refusePromotion({ code, reason: 'unknown' })
  await db
    .insert(carts)
    .values({ userId, promotionCode: code })
    .onConflictDoUpdate({ target: carts.userId, set: { promotionCode: code } })
  return undefined
}

export async function removeCode(db: Drizzle, userId: number): Promise<void> {
  await db.update(carts).set({ promotionCode: null }).where(eq(carts.userId, userId))
}
