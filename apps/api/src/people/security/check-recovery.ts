import { randomInt, timingSafeEqual } from 'node:crypto'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { recoveryCodes, users } from '@tecnoclick/database/schema/people/users'
import {
  formatRecoveryCode,
  mayRecoverByCode,
  recoveryCodeCount,
  recoveryGuessWindow,
  recoveryWrongGuesses,
  takesGuess,
} from '@tecnoclick/domain/people/recovery-code'
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/session/token.ts'

/** What proves that the mail was read: the token of its link, or its code with the handle of the request. */
export type RecoveryProof = { token: string } | { handle: string; code: string }

/** The account the password is meant for, where the client names it: the password was transformed with its address. */
export interface MeantAccount {
  email: string | undefined
  userId: number | undefined
}

export interface Recovery {
  id: number
  userId: number
  email: string
}

export function checkRecovery(
  db: Drizzle,
  proof: RecoveryProof,
  meant: MeantAccount,
  now: Date,
): Promise<Recovery | Refusal> {
  return 'token' in proof ? checkToken(db, proof.token, meant, now) : checkCode(db, { ...proof, meant, now })
}

async function checkToken(
  db: Drizzle,
  token: string,
  meant: MeantAccount,
  now: Date,
): Promise<Recovery | Refusal> {
  const found = await findByToken(db, token, now)
  return found && isMeant(found, meant) ? found : refuse('badCode')
}

export async function findByToken(db: Drizzle, token: string, now: Date): Promise<Recovery | undefined> {
  const [found] = await db
    .select({ id: recoveryCodes.id, userId: recoveryCodes.userId, email: users.email })
    .from(recoveryCodes)
    .innerJoin(users, eq(users.id, recoveryCodes.userId))
    .where(
      and(
        eq(recoveryCodes.tokenHash, hashToken(token)),
        gt(recoveryCodes.linkExpiresAt, now),
        isNull(recoveryCodes.endedAt),
        users.enabled,
      ),
    )
  return found
}

interface TypedCode {
  handle: string
  code: string
  meant: MeantAccount
  now: Date
}

/**
 * A wrong guess is committed here, whatever happens to the request later. The account is locked, so that guesses at
 * several codes of it are counted one after the other.
 */
function checkCode(db: Drizzle, { handle, code, meant, now }: TypedCode): Promise<Recovery | Refusal> {
  return inTransaction(db, async (tx) => {
    const asked = await lockAccountOf(tx, handle)
    if (!asked || !isMeant(asked, meant)) return refuse('badCode')
    const [live] = await tx.select().from(recoveryCodes).where(isLiveCode(asked.id, now))
    const { codeHash, tries = 0, userId = 0 } = live ?? {}
    const codesOff = asked.recoveryCodesOffAt !== null
    // Who became staff since the mail was written recovers by its link.
    const isAllowed = mayRecoverByCode({ role: asked.role, codesOff: false })
    if (!codeHash || !isAllowed || !takesGuess({ tries, codesOff })) return refuse('badCode')
    if (timingSafeEqual(codeHash, hashRecoveryCode(userId, code)))
      return { id: asked.id, userId, email: asked.email }
    await countWrongGuess(tx, asked, now)
    return refuse('badCode')
  })
}

async function lockAccountOf(tx: Transaction, handle: string) {
  const [asked] = await tx
    .select({
      id: recoveryCodes.id,
      userId: users.id,
      email: users.email,
      role: users.role,
      recoveryCodesOffAt: users.recoveryCodesOffAt,
    })
    .from(recoveryCodes)
    .innerJoin(users, eq(users.id, recoveryCodes.userId))
    .where(and(eq(recoveryCodes.handleHash, hashToken(handle)), users.enabled))
    .for('no key update', { of: users })
  return asked
}

/** Read after the account was locked: a guess that held the lock before may have ended it. */
function isLiveCode(id: number, now: Date): SQL | undefined {
  return and(
    eq(recoveryCodes.id, id),
    isNotNull(recoveryCodes.codeHash),
    isNull(recoveryCodes.endedAt),
    gt(recoveryCodes.expiresAt, now),
  )
}

/** The tenth of an account switches its codes off (people.md#password-recovery). */
async function countWrongGuess(
  tx: Transaction,
  { id, userId }: Omit<Recovery, 'email'>,
  now: Date,
): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ tries: sql`${recoveryCodes.tries} + 1` })
    .where(eq(recoveryCodes.id, id))
  if ((await wrongGuesses(tx, userId, now)) < recoveryWrongGuesses) return
  await tx
    .update(users)
    .set({ recoveryCodesOffAt: now })
    .where(and(eq(users.id, userId), isNull(users.recoveryCodesOffAt)))
}

/** Since the last successful recovery. */
async function wrongGuesses(tx: Transaction, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - recoveryGuessWindow)
  const isOf = eq(recoveryCodes.userId, userId)
  const lastUse = tx
    .select({ at: sql`coalesce(max(${recoveryCodes.usedAt}), '-infinity')` })
    .from(recoveryCodes)
    .where(isOf)
  const [sum] = await tx
    .select({ wrong: sql<number>`coalesce(sum(${recoveryCodes.tries}), 0)`.mapWith(Number) })
    .from(recoveryCodes)
    .where(and(isOf, gt(recoveryCodes.createdAt, since), sql`${recoveryCodes.createdAt} > (${lastUse})`))
  return sum?.wrong ?? 0
}

function isMeant(found: { email: string; userId: number }, { email, userId }: MeantAccount): boolean {
  if (email !== undefined) return found.email.toLowerCase() === email
  return userId === undefined || found.userId === userId
}

export function drawRecoveryCode(): string {
  return formatRecoveryCode(randomInt(recoveryCodeCount))
}

/** Salted by the account, so that equal codes do not look alike in the table. Tries and time protect a code, not its hash. */
export function hashRecoveryCode(userId: number, code: string): Buffer {
  return hashToken(`${userId}:${code}`)
}
