import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { cartLines, carts } from '../../../schema/selling/carts.ts'
import { insertRows } from '../bulk.ts'
import type { PlannedMove } from '../ledger.ts'
import { later } from '../moment.ts'
import { carts as writtenCarts } from '../people.ts'
import { unitPrice } from '../pricing.ts'
import type { People, Person } from './people.ts'
import type { PlacedLine } from './placed-order.ts'
import type { Sellable } from './product-rows.ts'
import { placedLine } from './resolve-orders.ts'

type OpenCart = {
  person: Person
  currency: 'USD' | 'MLC' | 'CUP'
  changedAt: Date
  /** Null: more than two hours have passed and the units were returned (selling.md#reservations). */
  reservedUntil: Date | null
  lines: readonly PlacedLine[]
}

const reservation = hours(initialPublicSettings.reservationHours)

export function fillCarts(now: Date, people: People, products: Map<string, Sellable>): OpenCart[] {
  return Object.entries(writtenCarts).map(([email, { minutes: ago, currency, lines }]) => {
    const changedAt = later(now, -minutes(ago))
    const until = later(changedAt, reservation)
    return {
      person: people.by(email),
      currency,
      changedAt,
      reservedUntil: until > now ? until : null,
      lines: lines.map((line) => placedLine(line, products)),
    }
  })
}

export function reservationMoves(open: readonly OpenCart[]): PlannedMove[] {
  return open.flatMap(({ person, changedAt, reservedUntil, lines }) =>
    lines.flatMap(({ product, quantity }) => {
      const unit = { productId: product.id, quantity, cartId: person.cartId }
      const taken: PlannedMove = { ...unit, at: changedAt, kind: 'reserved', actorId: person.id }
      if (reservedUntil) return [taken]
      return [
        taken,
        { ...unit, at: later(changedAt, reservation), kind: 'released', reason: 'Reserva vencida' },
      ]
    }),
  )
}

export async function storeCarts(tx: Transaction, open: readonly OpenCart[]): Promise<void> {
  const rows = open.flatMap(({ person, currency, changedAt, reservedUntil, lines }) =>
    lines.map(({ product, quantity, chosen }) => ({
      cartId: person.cartId,
      productId: product.id,
      options: chosen.map(({ option, value }) => ({ optionId: option.id, valueId: value.id })),
      quantity,
      reserved: reservedUntil ? quantity : 0,
      seenPrice: unitPrice(
        product,
        chosen.map(({ value }) => value),
        person.isWholesale ? 'wholesale' : 'retail',
        currency,
      ),
      seenCurrency: currency,
      createdAt: changedAt,
      updatedAt: changedAt,
    })),
  )
  await insertRows(tx, cartLines, rows)
  for (const { person, reservedUntil, changedAt } of open) {
    await tx.update(carts).set({ reservedUntil, updatedAt: changedAt }).where(eq(carts.id, person.cartId))
  }
}
