import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { hours } from '@tecnoclick/domain/platform/duration'
import { type UnpaidUnits, unpaidAllowance, unpaidShareOf } from '@tecnoclick/domain/selling/order-limits'
import { partsIn, type SaleProduct, stockLines, withParts } from '@tecnoclick/domain/selling/sale-product'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { HoldLimits, HoldPlan } from '@tecnoclick/domain/stock/plan-hold'
import { type ReservationTerm, reservationTerm } from '@tecnoclick/domain/stock/reservation-term'
import { type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { unpaidUnits } from '../orders/placing/unpaid-units.ts'
import type { StoredCart } from './cart-lines.ts'

export type HoldFacts = {
  unpaid: UnpaidUnits
  /** When the first unit of each product was reserved. */
  terms: Readonly<Record<string, string>>
}

/** A `HoldFacts`, to be read together with the cart. */
export function holdFactColumns(userId: number): SQL {
  return sql`
    ${unpaidUnits(userId)} as unpaid,
    (
      select coalesce(json_object_agg(t.product_id, t.started_at), '{}') from reservation_terms as t
      join carts as c on c.id = t.cart_id where c.user_id = ${userId}
    ) as terms`
}

/** How much of each product, and for how long, an account may reserve (selling.md#reservations). */
export function holdLimits(
  { viewer, settings, now }: { viewer: Viewer; settings: Settings; now: Date },
  { lines }: StoredCart,
  { unpaid, terms }: HoldFacts,
  sold: readonly SaleProduct[],
) {
  const products = withParts(sold)
  const share = unpaidShareOf(settings, viewer)
  const productOf = (id: number) => products.find((product) => product.id === id)

  function allowanceOf(id: number): number {
    const held = stockLines(lines)
      .filter(({ productId }) => productId === id)
      .reduce((sum, line) => sum + line.reserved, 0)
    const units = (productOf(id)?.stock ?? 0) + held + (unpaid[id] ?? 0)
    return share ? unpaidAllowance(share, units) : Number.POSITIVE_INFINITY
  }

  function termOf(id: number): ReservationTerm {
    const started = terms[id]
    return reservationTerm(started === undefined ? undefined : new Date(started), settings, now)
  }

  return {
    products,
    partsOf: partsIn(products),
    share: share ?? null,
    of(id: number): HoldLimits {
      const product = productOf(id)
      const isPaused = termOf(id).isPaused
      // Its parts have stock.
      if (product?.combo) return { stock: product.enable ? Number.POSITIVE_INFINITY : 0, isPaused }
      return {
        stock: product?.enable ? product.stock : 0,
        share: allowanceOf(id) - (unpaid[id] ?? 0),
        isPaused,
      }
    },
    refuse(id: number): Refusal {
      return refuse('unpaidLimit', { values: { name: productOf(id)?.name ?? '', units: allowanceOf(id) } })
    },
    /** The reserved products whose term begins now, and when the first reservation ends. */
    termsFor(wanted: readonly { productId: number }[], { reserved }: HoldPlan) {
      const ids = wanted
        .filter((_, index) => reserved[index])
        .flatMap(({ productId: id }) => [id, ...this.partsOf(id).map((part) => part.productId)])
      const held = [...new Set(ids)].map((productId) => ({ productId, ...termOf(productId) }))
      const ends = held.flatMap(({ endsAt }) => endsAt?.getTime() ?? [])
      const until = Math.min(now.getTime() + hours(settings.reservationHours), ...ends)
      return {
        terms: held
          .filter(({ startedAt }) => startedAt === now)
          .map(({ productId, startedAt }) => ({ productId, startedAt })),
        until: held.length > 0 ? new Date(until) : null,
      }
    },
  }
}
