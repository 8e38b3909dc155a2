import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { recoveryCodes, users } from '@tecnoclick/database/schema/people/users'
import {
  mayRecoverByCode,
  maySendRecovery,
  recoveryCodeLife,
  recoveryDay,
  recoveryLinkLife,
} from '@tecnoclick/domain/people/recovery-code'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { recoveryMail } from './account-mails.ts'
import { drawRecoveryCode, hashRecoveryCode } from './check-recovery.ts'
import { hashNetwork, isKnownNetwork } from './known-networks.ts'

export interface RecoveryAsked {
  email: string
  network: string
  /** The account that is signed in, if any. */
  viewerId: number | undefined
  /** Of an earlier request by the same client: its code is replaced. Nobody else's is. */
  earlierHandle: string | undefined
  storeUrl: string
}

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'recoveryCodesOffAt'>

/** Gives a handle back for every address; only an account gets a mail, and only so many a day. */
export async function requestRecovery(deps: ApiDeps, asked: RecoveryAsked): Promise<string> {
  const handle = createToken()
  const now = deps.now()
  await inTransaction(deps.database.db, async (tx) => {
    const account = await lockAccount(tx, asked.email)
    if (!account) return
    const networkHash = hashNetwork({ userId: account.id, network: asked.network })
    const isKnown =
      asked.viewerId === account.id ||
      (await isKnownNetwork(tx, { userId: account.id, network: asked.network }))
    const sent = await mailsOfTheDay(tx, account.id, networkHash, now)
    if (!maySendRecovery({ ...sent, isKnownNetwork: isKnown })) return
    if (asked.earlierHandle) await endCode(tx, account.id, asked.earlierHandle, now)
    const from = { networkHash, fromKnownNetwork: isKnown }
    await sendRecovery(tx, account, { ...from, handle, storeUrl: asked.storeUrl, now }, deps)
  })
  deps.wakeMail()
  return handle
}

/** Locked first, as where the code is checked: concurrent requests keep to the limits. */
async function lockAccount(tx: Transaction, email: string): Promise<Account | undefined> {
  const { id, role, recoveryCodesOffAt } = users
  const [user] = await tx
    .select({ id, email: users.email, role, recoveryCodesOffAt })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), users.enabled))
    .for('no key update')
  return user
}

async function mailsOfTheDay(tx: Transaction, userId: number, networkHash: Buffer, now: Date) {
  const since = new Date(now.getTime() - recoveryDay)
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`${count()} filter (where ${condition})`.mapWith(Number)
  const [sent] = await tx
    .select({
      fromNetwork: counted(sql`${recoveryCodes.networkHash} = ${networkHash}`),
      fromStrangers: counted(sql`not ${recoveryCodes.fromKnownNetwork}`),
    })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gt(recoveryCodes.createdAt, since)))
  return sent ?? { fromNetwork: 0, fromStrangers: 0 }
}

/** The link of that mail goes on serving: whichever mail arrives can be used. */
async function endCode(tx: Transaction, userId: number, handle: string, now: Date): Promise<void> {
  await tx
    .update(recoveryCodes)
    .set({ expiresAt: now })
    .where(
      and(
        eq(recoveryCodes.handleHash, hashToken(handle)),
        eq(recoveryCodes.userId, userId),
        gt(recoveryCodes.expiresAt, now),
      ),
    )
}

interface Sending {
  handle: string
  networkHash: Buffer
  fromKnownNetwork: boolean
  storeUrl: string
  now: Date
}

async function sendRecovery(
  tx: Transaction,
  account: Account,
  { handle, storeUrl, now, ...from }: Sending,
  { mailSecrets }: ApiDeps,
): Promise<void> {
  const token = createToken()
  const isCodeAllowed = mayRecoverByCode({
    role: account.role,
    codesOff: account.recoveryCodesOffAt !== null,
  })
  const code = isCodeAllowed ? drawRecoveryCode() : undefined
  const [row] = await tx
    .insert(recoveryCodes)
    .values({
      ...from,
      userId: account.id,
      codeHash: code === undefined ? null : hashRecoveryCode(account.id, code),
      handleHash: hashToken(handle),
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + recoveryCodeLife),
      linkExpiresAt: new Date(now.getTime() + recoveryLinkLife),
    })
    .returning({ id: recoveryCodes.id })
  if (!row) throw new Error('The recovery code was not stored')
  const secrets = mailSecrets.seal(account.email, code === undefined ? { token } : { token, code })
  const envelope = {
    kind: 'recovery-code',
    to: account.email,
    secrets,
    dedupeKey: `recovery-code:${row.id}`,
  }
  const link = `${storeUrl}/account/resetpassword?token=${placeholder('token')}`
  await queueWrittenMail(tx, envelope, (store) =>
    recoveryMail(store, { link, code: code === undefined ? undefined : placeholder('code') }),
  )
}
