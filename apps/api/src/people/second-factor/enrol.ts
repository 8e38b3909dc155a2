import type {
  Enrolled,
  NewPasskey,
  PasskeyCreation,
  TotpSetup,
} from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { backupCodes, passkeys, totpSecrets } from '@tecnoclick/database/schema/people/second-factors'
import { sessions, users } from '@tecnoclick/database/schema/people/users'
import { isTotpCode, passkeysPerAccount } from '@tecnoclick/domain/people/second-factor'
import { and, eq, isNull } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { replaceBackupCodes } from './backup-codes.ts'
import { createPasskeyChallenge, creationOptions, type RelyingParty, verifyNewPasskey } from './passkeys.ts'
import { isEnabled, readFactors } from './read-second-factor.ts'
import { secondFactorMail } from './second-factor-mails.ts'
import { acceptedPeriod, createTotpSecret, describeTotp } from './totp.ts'
import { totpContext } from './verify-factor.ts'

/** A secret that protects nothing until `confirmTotp` has seen a code of it. */
export function startTotp(
  { database: { db }, factorEncryption, now }: ApiDeps,
  { viewer }: Session,
): Promise<TotpSetup | Refusal> {
  const secret = createTotpSecret()
  const sealed = factorEncryption.encrypt(secret, totpContext(viewer.id))
  return transact(db, async (tx) => {
    if (!(await lockAccount(tx, viewer.id))) return refuse('unauthenticated')
    const unconfirmed = and(eq(totpSecrets.userId, viewer.id), isNull(totpSecrets.confirmedAt))
    await tx.delete(totpSecrets).where(unconfirmed)
    const inserted = await tx
      .insert(totpSecrets)
      .values({ userId: viewer.id, secret: sealed, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: totpSecrets.id })
    if (inserted.length === 0) return refuse('conflict')
    const { storeName } = await readStore(tx)
    return describeTotp(secret, storeName, viewer.email)
  })
}

export function confirmTotp(deps: ApiDeps, session: Session, code: string): Promise<Enrolled | Refusal> {
  const userId = session.viewer.id
  return change(deps, session, 'added', async (tx, now) => {
    const [row] = await tx
      .select()
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.confirmedAt)))
      .for('update')
    if (!row) return refuse('conflict')
    const secret = deps.factorEncryption.decrypt(row.secret, totpContext(userId))
    const digits = code.replaceAll(/\s/g, '')
    const period =
      secret && isTotpCode(digits) ? acceptedPeriod(secret, digits, { now, lastPeriod: 0 }) : undefined
    if (period === undefined) return refuse('badFactor')
    await tx
      .update(totpSecrets)
      .set({ confirmedAt: now, lastPeriod: period })
      .where(eq(totpSecrets.id, row.id))
    return finishEnrolment(tx, session, now)
  })
}

export async function startPasskey(
  { database: { db } }: ApiDeps,
  { id, viewer }: Session,
  { id: rpId }: RelyingParty,
): Promise<PasskeyCreation> {
  const challenge = createPasskeyChallenge()
  const { passkeys: known } = await readFactors(db, viewer.id)
  await db.update(sessions).set({ passkeyChallenge: challenge }).where(eq(sessions.id, id))
  const { storeName } = await readStore(db)
  return creationOptions(viewer, known, challenge, { id: rpId, name: storeName })
}

export function addPasskey(
  deps: ApiDeps,
  session: Session,
  given: NewPasskey,
  party: RelyingParty,
): Promise<Enrolled | Refusal> {
  const userId = session.viewer.id
  return change(deps, session, 'added', async (tx, now) => {
    const [own] = await tx
      .select({ challenge: sessions.passkeyChallenge })
      .from(sessions)
      .where(eq(sessions.id, session.id))
      .for('update')
    const known = await tx.$count(passkeys, eq(passkeys.userId, userId))
    if (known >= passkeysPerAccount) return refuse('conflict')
    const verified = own?.challenge && (await verifyNewPasskey(given, own.challenge, party))
    if (!verified) return refuse('badFactor')
    await tx.update(sessions).set({ passkeyChallenge: null }).where(eq(sessions.id, session.id))
    await tx.insert(passkeys).values({ userId, name: given.name, createdAt: now, ...verified })
    return finishEnrolment(tx, session, now)
  })
}

/** This session has proven the factor by enrolling it. The first factor comes with backup codes. */
async function finishEnrolment(tx: Transaction, session: Session, now: Date): Promise<Enrolled> {
  const userId = session.viewer.id
  await tx.update(sessions).set({ secondFactor: true, confirmedAt: now }).where(eq(sessions.id, session.id))
  const held = await tx.$count(backupCodes, eq(backupCodes.userId, userId))
  return held > 0 ? {} : { backupCodes: await replaceBackupCodes(tx, userId, now) }
}

export function removeTotp(deps: ApiDeps, session: Session): Promise<undefined | Refusal> {
  return remove(deps, session, (tx) =>
    tx.delete(totpSecrets).where(eq(totpSecrets.userId, session.viewer.id)).returning({ id: totpSecrets.id }),
  )
}

export function removePasskey(deps: ApiDeps, session: Session, id: number): Promise<undefined | Refusal> {
  return remove(deps, session, (tx) =>
    tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, session.viewer.id)))
      .returning({ id: passkeys.id }),
  )
}

/** Without its last factor the account has no backup codes either. Staff keep one (people.md#second-factor). */
function remove(
  deps: ApiDeps,
  session: Session,
  deleteRows: (tx: Transaction) => Promise<{ id: number }[]>,
): Promise<undefined | Refusal> {
  const { id: userId, role } = session.viewer
  return change(deps, session, 'removed', async (tx) => {
    const removed = await deleteRows(tx)
    if (removed.length === 0) return refuse('notFound')
    if (isEnabled(await readFactors(tx, userId))) return undefined
    if (role === 'admin') return refuse('lastFactor')
    await tx.delete(backupCodes).where(eq(backupCodes.userId, userId))
    return undefined
  })
}

export function renewBackupCodes(
  deps: ApiDeps,
  session: Session,
): Promise<{ backupCodes: string[] } | Refusal> {
  return change(deps, session, 'backupCodes', async (tx, now) => {
    if (!isEnabled(await readFactors(tx, session.viewer.id))) return refuse('conflict')
    return { backupCodes: await replaceBackupCodes(tx, session.viewer.id, now) }
  })
}

/** False if the account was disabled or closed since the session was read. */
async function lockAccount(tx: Transaction, userId: number): Promise<boolean> {
  const isOpen = and(eq(users.id, userId), users.enabled)
  const found = await tx.select({ id: users.id }).from(users).where(isOpen).for('no key update')
  return found.length > 0
}

/** One change of an account's factors at a time, and a mail about it to its owner. */
async function change<T>(
  { database: { db }, now, wakeMail }: ApiDeps,
  { viewer }: Session,
  kind: 'added' | 'removed' | 'backupCodes',
  work: (tx: Transaction, now: Date) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const at = now()
  const outcome = await transact(db, async (tx) => {
    if (!(await lockAccount(tx, viewer.id))) return refuse('unauthenticated')
    const result = await work(tx, at)
    if (isRefusal(result)) return result
    const dedupeKey = `second-factor:${viewer.id}:${kind}:${at.getTime()}`
    await queueWrittenMail(tx, { kind: 'second-factor', to: viewer.email, dedupeKey }, (store) =>
      secondFactorMail(store, kind, at),
    )
    return result
  })
  wakeMail()
  return outcome
}
