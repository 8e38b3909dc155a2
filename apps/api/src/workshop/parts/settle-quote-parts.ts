import type { Transaction } from '@tecnoclick/database/connect'
import { serviceQuoteLines } from '@tecnoclick/database/schema/workshop/quote-lines'
import { serviceParts } from '@tecnoclick/database/schema/workshop/service-parts'
import { and, eq, isNotNull, sum } from 'drizzle-orm'
import { lockProducts } from '../../stock/ledger/lock-products.ts'
import { needParts, releaseParts } from './move-parts.ts'

interface DecidedQuote {
  orderId: number
  quoteId: number
  decision: 'accepted' | 'rejected'
  /** Null for whoever holds the ticket. */
  actorId: number | null
}

/**
 * The parts of a quote that was decided, in its transaction: accepted, they are reserved, and what stock does not have is
 * missing. What earlier quotes reserved goes back either way; what they fitted counts towards this one.
 */
export async function settleQuoteParts(tx: Transaction, decided: DecidedQuote): Promise<void> {
  const { orderId, quoteId, decision, actorId } = decided
  const asked = await tx
    .select({
      productId: serviceQuoteLines.productId,
      units: sum(serviceQuoteLines.quantity).mapWith(Number),
    })
    .from(serviceQuoteLines)
    .where(
      and(
        eq(serviceQuoteLines.quoteId, quoteId),
        isNotNull(serviceQuoteLines.productId),
        eq(serviceQuoteLines.declined, false),
      ),
    )
    .groupBy(serviceQuoteLines.productId)
  const held = await tx
    .select({ productId: serviceParts.productId, units: sum(serviceParts.used).mapWith(Number) })
    .from(serviceParts)
    .where(and(eq(serviceParts.serviceOrderId, orderId), isNotNull(serviceParts.quoteId)))
    .groupBy(serviceParts.productId)
  // All at once and by id, before any of them moves.
  await lockProducts(
    tx,
    [...asked, ...held].map(({ productId }) => productId ?? 0),
  )
  await releaseParts(tx, { orderId, actorId }, true)
  if (decision === 'rejected') return
  const needed = asked.flatMap(({ productId, units }) => {
    const has = held.find((part) => part.productId === productId)?.units ?? 0
    return productId !== null && units > has ? [{ productId, quantity: units - has }] : []
  })
  await needParts(tx, { orderId, actorId }, needed, quoteId)
}
