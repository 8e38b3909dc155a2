import type { CartLink, OwnCartLink } from '@tecnoclick/contract/selling/cart-links/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { cartLinkLines, cartLinks } from '@tecnoclick/database/schema/selling/cart-links'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { toWire } from '@tecnoclick/domain/platform/money'
import { cartTotals } from '@tecnoclick/domain/selling/cart'
import { judgeLinkItems } from '@tecnoclick/domain/selling/cart-link'
import { resolveChoice } from '@tecnoclick/domain/selling/sale-product'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { SignedIds } from '../../platform/secrets/signed-ids.ts'
import { readSaleProducts } from '../cart/sale-product.ts'

const linkPath = (token: string) => `/shop/shared/${token}`

type LinkRow = typeof cartLinks.$inferSelect

/** Of one account, newest first. With `id` that one alone. */
export async function listCartLinks(
  db: Drizzle,
  { ownerId, id, now }: { ownerId: number; id?: number; now: Date },
  cartTokens: SignedIds,
): Promise<OwnCartLink[]> {
  const isOwn = and(
    eq(cartLinks.ownerId, ownerId),
    gt(cartLinks.expiresAt, now),
    id === undefined ? undefined : eq(cartLinks.id, id),
  )
  const rows = await db.select().from(cartLinks).where(isOwn).orderBy(desc(cartLinks.id))
  const lines = await db
    .select({ linkId: cartLinkLines.linkId, name: products.name, quantity: cartLinkLines.quantity })
    .from(cartLinkLines)
    .innerJoin(products, eq(products.id, cartLinkLines.productId))
    .where(
      inArray(
        cartLinkLines.linkId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(cartLinkLines.position))
  return rows.map((row) => {
    const own = lines.filter(({ linkId }) => linkId === row.id)
    return {
      id: row.id,
      name: row.name,
      path: linkPath(cartTokens.tokenOf(row.id)),
      createdDate: row.createdAt.toISOString(),
      expiresDate: row.expiresAt.toISOString(),
      currency: row.currency,
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: own.map(({ name, quantity }) => ({ name, quantity })),
    }
  })
}

/** Undefined for a forged, removed or expired link alike. */
export async function findCartLink(
  db: Drizzle,
  token: string,
  { cartTokens, now }: { cartTokens: SignedIds; now: Date },
): Promise<LinkRow | undefined> {
  const id = cartTokens.idOf(token)
  if (id === undefined) return undefined
  const [row] = await db
    .select()
    .from(cartLinks)
    .where(and(eq(cartLinks.id, id), gt(cartLinks.expiresAt, now)))
  return row
}

export async function readLinkItems(db: Drizzle, linkId: number) {
  const rows = await db
    .select()
    .from(cartLinkLines)
    .where(eq(cartLinkLines.linkId, linkId))
    .orderBy(asc(cartLinkLines.position))
  return rows.map(({ productId, options: chosen, quantity, price }) => ({
    ...{ productId, chosen, quantity },
    keptPrice: price,
  }))
}

/** What is in the link today, for a reader without an account too. */
export async function showCartLink(
  db: Drizzle,
  { id, ownerId, currency, expiresAt }: LinkRow,
  { wholesale, readerId }: { wholesale: boolean; readerId: number | undefined },
): Promise<CartLink> {
  const items = await readLinkItems(db, id)
  const known = await readSaleProducts(
    db,
    items.map(({ productId }) => productId),
  )
  const pricing: PricingContext = { wholesale, currency }
  const judged = judgeLinkItems(items, known, pricing)
  const shown = items.flatMap(({ productId, chosen, quantity, keptPrice }, index) => {
    const product = known.get(productId)
    const today = judged[index]
    if (!product || !today) return []
    const { price, available, missing } = today
    // What was kept is the price for everybody, which a business compares with nothing.
    const isChanged = !wholesale && keptPrice !== null && price !== undefined && keptPrice !== price
    return {
      product: {
        ...{ id: productId, parentId: product.parentId ?? null },
        ...{ slug: product.slug, name: product.name, image: product.image },
      },
      options: (resolveChoice(product, chosen) ?? []).map(({ valueTitle }) => valueTitle),
      quantity,
      price: price === undefined ? null : toWire(price),
      formerPrice: isChanged ? toWire(keptPrice) : null,
      available,
      missing: missing ?? null,
    }
  })
  const { total } = cartTotals(
    judged.map(({ price, available: quantity }) => ({ price, quantity })),
    [],
  )
  return {
    currency,
    expiresDate: expiresAt.toISOString(),
    items: shown,
    total: toWire(total),
    own: readerId === ownerId,
  }
}
