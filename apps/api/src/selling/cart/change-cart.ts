import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { MissingItem } from '@tecnoclick/contract/selling/cart/schemas'
import { type Drizzle, withRetries } from '@tecnoclick/database/connect'
import { comboStock } from '@tecnoclick/domain/catalogue/combos'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { fitsInCart } from '@tecnoclick/domain/selling/cart'
import type { SaleProduct } from '@tecnoclick/domain/selling/sale-product'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { outOfStock } from '@tecnoclick/domain/stock/out-of-stock'
import { planHold } from '@tecnoclick/domain/stock/plan-hold'
import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  type RepeatableCall,
  repeatCall,
  storableCall,
  wasCalled,
} from '../../platform/idempotency/run-once.ts'
import { type Held, holdingOf, type WantedLine } from '../../stock/ledger/hold-lines.ts'
import { missingProduct } from '../../stock/ledger/missing-product.ts'
import type { CartEdit } from './cart-edits.ts'
import { type CartRow, cartColumns, cartOf, readCartLines, type StoredCart } from './cart-lines.ts'
import { type HoldFacts, holdFactColumns, holdLimits } from './hold-limits.ts'

export interface Shopper {
  viewer: Viewer
  pricing: PricingContext
  now: Date
  settings: Settings
}

export interface ChangedCart extends StoredCart {
  missing: MissingItem[]
}

/**
 * Applies the edit, reserves or releases the difference in stock and renews the reservation (selling.md#reservations):
 * one statement reads the cart, one call changes it if it is still the same (record 021). With an idempotency key the
 * change happens once.
 */
export function changeCart(
  db: Drizzle,
  shopper: Shopper,
  edit: CartEdit,
  call?: RepeatableCall,
): Promise<ChangedCart | Refusal> {
  return withRetries(async () => {
    const { cart, facts, isRepeated } = await readCart(db, shopper, edit, call)
    const changed = isRepeated ? null : await editCart(db, shopper, edit, call, cart, facts)
    if (changed !== null || !call) return changed ?? { ...cart, missing: [] }
    const before = await repeatCall<Partial<Pick<ChangedCart, 'missing'>>>(db, call)
    if (isRefusal(before)) return before
    const now = await readCartLines(db, shopper.viewer.id, shopper.pricing.currency)
    return { ...now, missing: before.missing ?? [] }
  })
}

async function readCart(
  db: Drizzle,
  { viewer: { id: userId }, pricing: { currency } }: Shopper,
  { productIds: requestedIds = [] }: CartEdit,
  call: RepeatableCall | undefined,
): Promise<{ cart: StoredCart; facts: HoldFacts; isRepeated: boolean }> {
  const isRepeated = call ? wasCalled(call) : sql`false`
  const { rows } = await db.execute<CartRow & HoldFacts & { isRepeated: boolean }>(sql`
    select ${isRepeated} as "isRepeated", ${holdFactColumns(userId)},
      ${cartColumns({ userId, currency, requestedIds })}`)
  const [row] = rows
  if (!row) throw new Error('A select without a table gives one row')
  return { cart: cartOf(row), facts: row, isRepeated: row.isRepeated }
}

/** Null: another request with this key was faster. */
async function editCart(
  db: Drizzle,
  shopper: Shopper,
  edit: CartEdit,
  call: RepeatableCall | undefined,
  cart: StoredCart,
  facts: HoldFacts,
): Promise<ChangedCart | Refusal | null> {
  if (!cart.currency) return refuse('malformed', { fields: { currency: '' } })
  const sold = [...cart.lines.map(({ product }) => product), ...cart.requested]
  const limits = holdLimits(shopper, cart, facts, sold)
  const { products, partsOf } = limits
  const edited = edit.apply(cart, limits.of)
  if (isRefusal(edited)) return edited
  const { lines: wanted, missing = [] } = edited
  if (!fitsInCart(wanted, partsOf)) return refuse('cartFull')
  const plan = planHold(cart.lines, wanted, limits.of, partsOf)
  if (plan.short !== undefined) return outOfStock(products, plan.short)
  if (plan.limited !== undefined) return limits.refuse(plan.limited)
  const { until, terms } = limits.termsFor(wanted, plan)
  const change = {
    userId: shopper.viewer.id,
    share: limits.share,
    terms,
    combos: combosOf(wanted, sold),
    call: call ? storableCall(call, missing.length > 0 ? { missing } : undefined) : null,
    cart: cart.lines.map(({ id, quantity, reserved }) => [id, quantity, reserved]),
    ...holdingOf(cart.lines, wanted, plan, until),
  }
  try {
    const { rows } = await db.execute<{ held: Held | null }>(
      sql`select change_cart(${JSON.stringify(change)}::jsonb) as held`,
    )
    const held = rows[0]?.held ?? null
    return held && { ...cartAfter(cart, wanted, { ...held, reserved: plan.reserved }, until), missing }
  } catch (error) {
    const short = missingProduct(error)
    if (short === undefined) throw error
    return outOfStock(products, short)
  }
}

/** Computed instead of read again: the call knows the new line and the stock that is left. */
function cartAfter(
  cart: StoredCart,
  wanted: readonly WantedLine[],
  held: Held & { reserved: readonly number[] },
  until: Date | null,
): StoredCart {
  const productOf = new Map(cart.lines.map(({ productId, product }) => [productId, product]))
  for (const product of cart.requested) productOf.set(product.id, product)
  const addedIds = held.addedIds.values()
  const lines = wanted.flatMap(({ mustHold, ...line }, index) => {
    const product = productOf.get(line.productId)
    const id = line.id ?? addedIds.next().value
    if (!product || id === undefined) return []
    return [{ ...line, id, reserved: held.reserved[index] ?? 0, product: withStock(product, held.stocks) }]
  })
  return { ...cart, lines, reservedUntil: until }
}

function withStock(product: SaleProduct, stocks: Held['stocks']): SaleProduct {
  const { id, combo } = product
  if (!combo) return { ...product, stock: stocks?.[id] ?? product.stock }
  const left = combo.parts.map(({ quantity, product: part }) => ({
    quantity,
    stock: part.enable ? (stocks?.[part.id] ?? part.stock) : 0,
  }))
  return { ...product, stock: comboStock(left) }
}

/** What the units of parts were reckoned from. */
function combosOf(wanted: readonly { productId: number }[], products: readonly SaleProduct[]) {
  const ids = new Set(wanted.map(({ productId }) => productId))
  return products.flatMap(({ id, version, combo }) => (combo && ids.has(id) ? [{ id, version }] : []))
}
