import { randomBytes } from 'node:crypto'
import type { PassportLink, TransferCode } from '@tecnoclick/contract/stock/passports/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { passports, passportTokens } from '@tecnoclick/database/schema/stock/passports'
import { makeClaimCode, readClaimCode, showClaimCode } from '@tecnoclick/domain/platform/claim-code'
import { transferTerm } from '@tecnoclick/domain/stock/passport'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { transact } from '../../platform/rows/transact.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'

export interface Owner {
  actor: Actor
  now: Date
}

const noTransfer = { transferHash: null, transferExpiresAt: null }

async function lockOwn(tx: Transaction, { actor }: Owner, id: number) {
  const isOwn = and(eq(passports.id, id), eq(passports.ownerId, actor.userId))
  const [device] = await tx.select().from(passports).where(isOwn).for('update')
  return device ?? refuse('notFound')
}

const note = (tx: Transaction, { actor }: Owner, id: number, after: object) =>
  recordAudit(tx, actor, { action: 'update', entity: 'passport', entityId: id, after })

/** A new address of the public page; without one, all end. */
function endLinks(tx: Transaction, passportId: number, now: Date) {
  const isLive = and(eq(passportTokens.passportId, passportId), isNull(passportTokens.revokedAt))
  return tx.update(passportTokens).set({ revokedAt: now }).where(isLive)
}

export async function makePassportLink(
  tx: Transaction,
  { actor, now }: Owner,
  passportId: number,
): Promise<PassportLink> {
  const token = createToken()
  const row = { passportId, tokenHash: hashToken(token), createdBy: actor.userId, createdAt: now }
  await tx.insert(passportTokens).values(row)
  return { path: `/site/passport/${token}` }
}

/** The owner's new address replaces every other. */
export function renewLink(db: Drizzle, owner: Owner, id: number): Promise<PassportLink | Refusal> {
  return transact(db, async (tx) => {
    const device = await lockOwn(tx, owner, id)
    if ('refused' in device) return device
    await endLinks(tx, id, owner.now)
    await note(tx, owner, id, { links: 'renewed' })
    return makePassportLink(tx, owner, id)
  })
}

export function withdrawLinks(db: Drizzle, owner: Owner, id: number): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const device = await lockOwn(tx, owner, id)
    if ('refused' in device) return device
    await endLinks(tx, id, owner.now)
    await note(tx, owner, id, { links: 'withdrawn' })
    return { id }
  })
}

/** 'Reportado robado' is shown to whoever scans; nobody can be handed a stolen device. */
export function reportStolen(
  db: Drizzle,
  owner: Owner,
  id: number,
  stolen: boolean,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const device = await lockOwn(tx, owner, id)
    if ('refused' in device) return device
    if (stolen === (device.stolenAt !== null)) return { id }
    await tx
      .update(passports)
      .set({ stolenAt: stolen ? owner.now : null, ...noTransfer })
      .where(eq(passports.id, id))
    await note(tx, owner, id, { stolen })
    return { id }
  })
}

export function makeTransferCode(db: Drizzle, owner: Owner, id: number): Promise<TransferCode | Refusal> {
  return transact(db, async (tx) => {
    const device = await lockOwn(tx, owner, id)
    if ('refused' in device) return device
    if (device.stolenAt) return refuse('conflict')
    const expiresAt = new Date(owner.now.getTime() + transferTerm)
    await note(tx, owner, id, { transferUntil: expiresAt.toISOString() })
    return storeTransferCode(tx, id, expiresAt)
  })
}

/** An earlier code ends. */
export async function storeTransferCode(tx: Transaction, id: number, expiresAt: Date): Promise<TransferCode> {
  const code = makeClaimCode(randomBytes(8))
  await tx
    .update(passports)
    .set({ transferHash: hashToken(code), transferExpiresAt: expiresAt })
    .where(eq(passports.id, id))
  return { code: showClaimCode(code), expiresDate: expiresAt.toISOString() }
}

/** One statement: of two who use a code at once, one is the new owner. A wrong code and one that ended answer alike. */
export function claimDevice(
  db: Drizzle,
  { actor, now }: Owner,
  typed: string,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const isOpen = and(
      eq(passports.transferHash, hashToken(readClaimCode(typed) ?? '')),
      gt(passports.transferExpiresAt, now),
      isNull(passports.stolenAt),
      sql`${passports.ownerId} is distinct from ${actor.userId}`,
    )
    const [claimed] = await tx
      .update(passports)
      .set({ ownerId: actor.userId, ownedSince: now, ...noTransfer })
      .where(isOpen)
      .returning({ id: passports.id })
    if (!claimed) return refuse('notFound')
    await note(tx, { actor, now }, claimed.id, { ownerId: actor.userId })
    return claimed
  })
}
