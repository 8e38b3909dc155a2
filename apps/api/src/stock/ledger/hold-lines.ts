import type { Transaction } from '@tecnoclick/database/connect'
import type { ChosenOption } from '@tecnoclick/domain/selling/cart-line'
import { type HoldPlan, planHold } from '@tecnoclick/domain/stock/plan-hold'
import { sql } from 'drizzle-orm'

/** The wanted state of a line; without an id it is new. */
export interface WantedLine {
  id: number | undefined
  productId: number
  chosen: ChosenOption[]
  quantity: number
  reserved: number
  seenPrice: number | null
  seenCurrency: string | null
  /** The customer wants more units: without stock the change is refused. Other lines become 'Sin reserva'. */
  mustHold: boolean
}

/** What `hold_lines` returns. */
export interface Held {
  /** The ids of the new lines, in their order. */
  addedIds: number[]
  /** Remaining stock of the products whose units moved, by id. */
  stocks: Record<string, number> | null
}

/** The argument of `hold_lines`. `before` has the current lines; those missing from `wanted` are removed. */
export function holdingOf(
  before: readonly { id: number }[],
  wanted: readonly WantedLine[],
  plan: HoldPlan,
  until: Date | null,
) {
  const kept = new Set(wanted.map(({ id }) => id))
  return {
    until,
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
    takes: plan.takes.map((take) => ({ ...take, optional: plan.optional.includes(take.productId) })),
    lines: wanted.map(({ id, productId, chosen, quantity, seenPrice, seenCurrency }, index) => ({
      ...{ id, productId, chosen, quantity, seenPrice, seenCurrency },
      reserved: plan.reserved[index],
    })),
  }
}

/** Removes the lines of a locked cart and returns their units. */
export async function releaseLines(
  tx: Transaction,
  { cartId, actorId }: { cartId: number; actorId: number },
  lines: readonly { id: number; productId: number; reserved: number }[],
): Promise<void> {
  const holding = JSON.stringify(holdingOf(lines, [], planHold(lines, []), null))
  await tx.execute(sql`select hold_lines(${cartId}::integer, ${actorId}::integer, ${holding}::jsonb)`)
}
