import type { NewCartLink } from '@tecnoclick/contract/selling/cart-links/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { cartLinkLines, cartLinks } from '@tecnoclick/database/schema/selling/cart-links'
import { cartLinkEnd, maxCartLinks, type WantedItem } from '@tecnoclick/domain/selling/cart-link'
import { unitPrice } from '@tecnoclick/domain/selling/sale-product'
import { and, eq, gt } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type RepeatableCall, runOnce } from '../../platform/idempotency/run-once.ts'
import { transact } from '../../platform/rows/transact.ts'
import { type CartLine, lockCart, readCartLines } from '../cart/cart-lines.ts'
import { readSaleProducts } from '../cart/sale-product.ts'

/** What a link keeps of a line of a cart. */
type LinkedLine = WantedItem & Pick<CartLine, 'product'>

interface LinkRequest {
  ownerId: number
  currency: string
  /** Saved under this name; null: shared. */
  name: string | null
  /** Instead of the cart's lines. */
  items: NewCartLink['items']
  now: Date
}

/** The lines of the cart become a link; the cart stays as it is (selling.md#cart-links). */
export function makeCartLink(
  db: Drizzle,
  { ownerId, currency, name, items, now }: LinkRequest,
  call: RepeatableCall,
): Promise<{ id: number } | Refusal> {
  return transact(db, (tx) =>
    runOnce(tx, call, async () => {
      // Two calls at once could both find room.
      await lockCart(tx, ownerId)
      const cart = await readCartLines(tx, ownerId, currency)
      if (!cart.currency) return refuse('malformed', { fields: { currency: '' } })
      const lines = items ? await linesOf(tx, items) : cart.lines
      if (!lines) return refuse('malformed', { fields: { items: '' } })
      if (lines.length === 0) return refuse('emptyCart')
      const own = and(eq(cartLinks.ownerId, ownerId), gt(cartLinks.expiresAt, now))
      if ((await tx.$count(cartLinks, own)) >= maxCartLinks) return refuse('cartLinksFull')
      return storeCartLink(tx, { ownerId, currency, name, now }, lines)
    }),
  )
}

export async function storeCartLink(
  tx: Transaction,
  { ownerId, currency, name, now }: Omit<LinkRequest, 'items'>,
  lines: readonly LinkedLine[],
): Promise<{ id: number }> {
  const row = { ownerId, name, currency, createdAt: now, expiresAt: cartLinkEnd(name, now) }
  const [link] = await tx.insert(cartLinks).values(row).returning({ id: cartLinks.id })
  if (!link) throw new Error('The link was not made')
  await tx.insert(cartLinkLines).values(
    lines.map(({ productId, chosen, quantity, product }, position) => ({
      ...{ linkId: link.id, position, productId, options: [...chosen], quantity },
      // A business shares its cart with everybody, and not its prices.
      price: unitPrice(product, chosen, { wholesale: false, currency }) ?? null,
    })),
  )
  return link
}

/** Undefined if a product does not exist. What cannot be sold says so in the link. */
async function linesOf(
  tx: Transaction,
  items: NonNullable<NewCartLink['items']>,
): Promise<LinkedLine[] | undefined> {
  const known = await readSaleProducts(
    tx,
    items.map(({ productId }) => productId),
  )
  const lines = items.flatMap(({ productId, quantity, options: chosen = [] }) => {
    const product = known.get(productId)
    return product ? [{ productId, chosen, quantity, product }] : []
  })
  return lines.length === items.length ? lines : undefined
}

/** From then on its link is not found. */
export async function removeCartLink(db: Drizzle, ownerId: number, id: number): Promise<Refusal | undefined> {
  const { rowCount } = await db
    .delete(cartLinks)
    .where(and(eq(cartLinks.id, id), eq(cartLinks.ownerId, ownerId)))
  return rowCount === 0 ? refuse('notFound') : undefined
}
