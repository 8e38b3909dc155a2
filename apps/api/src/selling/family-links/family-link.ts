import type { OrderFamilyLink } from '@tecnoclick/contract/selling/family-links/schemas'
import type { Drizzle } from '@tecnoclick/database/connect'
import { familyLinks } from '@tecnoclick/database/schema/selling/family-links'
import { familyLinkState, mayBePaidByFamily } from '@tecnoclick/domain/selling/family-link'
import { balanceOf } from '@tecnoclick/domain/selling/payment-balance'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { SignedIds } from '../../platform/secrets/signed-ids.ts'
import { lockOrder, noteInHistory, type OrderRow } from '../orders/lock-order.ts'
import { linkPath } from '../orders/paying/linked-order.ts'
import { findOrder } from '../orders/reading/read-orders.ts'
import { serializeOrder } from '../orders/reading/serialize-order.ts'

export type FamilyLinkRow = typeof familyLinks.$inferSelect

const isOpenOf = (orderId: number) => and(eq(familyLinks.orderId, orderId), isNull(familyLinks.revokedAt))

/** The owner of an order gets the link with which somebody else pays it. While one is open it stays the same (selling.md#paid-by-family). */
export function makeFamilyLink(
  db: Drizzle,
  { userId, now }: { userId: number; now: Date },
  orderId: number,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.clientId !== userId) return refuse('notFound')
    const [open] = await tx.select({ id: familyLinks.id }).from(familyLinks).where(isOpenOf(orderId))
    if (open) return open
    if (!mayBePaidByFamily(order)) return refuse('conflict')
    const [made] = await tx
      .insert(familyLinks)
      .values({ orderId, createdAt: now })
      .returning({ id: familyLinks.id })
    if (!made) throw new Error('The link was not made')
    await note(tx, order, { now, userId, text: 'Enlace para que pague la familia' })
    return made
  })
}

/** From then on the link is not found. Staff are recorded in the audit log; the owner of the order is not. */
export function revokeFamilyLink(
  db: Drizzle,
  act: { userId: number; now: Date; actor?: Actor },
  orderId: number,
): Promise<{ id: number } | Refusal> {
  const { userId, now, actor } = act
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || (!actor && order.clientId !== userId)) return refuse('notFound')
    const [revoked] = await tx
      .update(familyLinks)
      .set({ revokedAt: now, revokedBy: userId })
      .where(isOpenOf(orderId))
      .returning({ id: familyLinks.id })
    if (!revoked) return refuse('notFound')
    await note(tx, order, { now, userId, text: 'Enlace de la familia retirado' })
    if (actor) {
      const change = { before: { familyLink: true }, after: { familyLink: false } }
      await recordAudit(tx, actor, { action: 'update', entity: 'order', entityId: orderId, ...change })
    }
    return revoked
  })
}

function note(
  tx: Parameters<typeof noteInHistory>[0],
  { id: orderId, status }: OrderRow,
  { now: at, userId: actorId, text }: { now: Date; userId: number; text: string },
): Promise<void> {
  return noteInHistory(tx, { orderId, at, event: 'payment', status, note: text, actorId })
}

/** Undefined for a forged or a withdrawn link alike. */
export async function findFamilyLink(
  db: Drizzle,
  token: string,
  familyTokens: SignedIds,
): Promise<FamilyLinkRow | undefined> {
  const id = familyTokens.idOf(token)
  if (id === undefined) return undefined
  const [row] = await db
    .select()
    .from(familyLinks)
    .where(and(eq(familyLinks.id, id), isNull(familyLinks.revokedAt)))
  return row
}

interface Reader {
  /** The owner; undefined for staff, who do not get the link itself. */
  ownerId?: number | undefined
  familyTokens: SignedIds
  settings: Settings
}

/** The newest link of an order and how far it is. */
export async function readFamilyLink(
  db: Drizzle,
  orderId: number,
  { ownerId, familyTokens, settings }: Reader,
): Promise<OrderFamilyLink | Refusal> {
  const found = await findOrder(db, orderId)
  if (!found || (ownerId !== undefined && found.clientId !== ownerId)) return refuse('notFound')
  const order = { ...found, paid: balanceOf(found.total, found.payments).paid }
  const [row] = await db
    .select()
    .from(familyLinks)
    .where(eq(familyLinks.orderId, orderId))
    .orderBy(desc(familyLinks.id))
    .limit(1)
  const isOpen = row !== undefined && row.revokedAt === null
  return {
    link: row
      ? {
          state: familyLinkState(order, row),
          path: isOpen && ownerId !== undefined ? linkPath(familyTokens.tokenOf(row.id)) : null,
          createdDate: row.createdAt.toISOString(),
          expiresDate: serializeOrder(order, settings).expiresDate,
          payerName: row.payerName,
          reportedDate: row.reportedAt?.toISOString() ?? null,
        }
      : null,
    mayMake: !isOpen && mayBePaidByFamily(order),
  }
}
