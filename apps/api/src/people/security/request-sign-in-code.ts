import type { CodeChannel } from '@tecnoclick/contract/people/security/code-schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { inTransaction } from '@tecnoclick/database/connect'
import { signInCodes } from '@tecnoclick/database/schema/people/sign-in-codes'
import { users } from '@tecnoclick/database/schema/people/users'
import { isDemoEmail } from '@tecnoclick/domain/people/demo-accounts'
import { maySendRecovery, recoveryDay } from '@tecnoclick/domain/people/recovery-code'
import { codeGuessWindow, maySignInByCode, takesCodes } from '@tecnoclick/domain/people/sign-in-code'
import type { Locale } from '@tecnoclick/messages/platform/locales'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { codeLife } from '../notices/code-life.ts'
import { drawCode, hashCode, queueCode } from '../notices/verify-phone.ts'
import { hashNetwork, isKnownNetwork } from './known-networks.ts'

export interface CodeAsked {
  email: string
  channel: CodeChannel
  network: string
  language: Locale
  /** Of an earlier request by the same browser: its code is replaced. Nobody else's is. */
  earlierHandle: string | undefined
}

/** What the shop can send by now. */
export async function readCodeChannels(db: Drizzle): Promise<CodeChannel[]> {
  const { rows } = await db.execute<{ channel: CodeChannel }>(sql`
    select 'telegram' as channel from telegram_bots where refused_at is null
    union all select 'sms' from sms_gateways where refused_at is null`)
  return rows.map(({ channel }) => channel)
}

/** Gives a handle back for every address; only an account with that channel gets a code, and only so many a day. */
export async function requestSignInCode(deps: ApiDeps, asked: CodeAsked): Promise<string> {
  const handle = createToken()
  const isRefusedDemo = isDemoEmail(asked.email) && !(await deps.exposure.admitsDemoAccounts())
  await inTransaction(deps.database.db, async (tx) => {
    const account = isRefusedDemo ? undefined : await lockAccount(tx, asked)
    if (account) await sendCode(tx, deps, { ...asked, ...account, handle, now: deps.now() })
  })
  deps.wakeMail()
  return handle
}

interface Account {
  userId: number
  to: string
}

/** Locked first, as where the code is checked: concurrent requests keep to the limits. */
async function lockAccount(tx: Transaction, { email, channel }: CodeAsked): Promise<Account | undefined> {
  const [user] = await tx
    .select({ id: users.id, email: users.email, role: users.role, activatedAt: users.activatedAt })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), users.enabled))
    .for('no key update')
  if (!user || !maySignInByCode({ role: user.role, activated: user.activatedAt !== null })) return undefined
  // Connected before the last change of the password, perhaps by whoever made the owner change it.
  const isTrusted = sql`l.user_id = ${user.id} and l.created_at >= u.password_changed_at and s.refused_at is null`
  const { rows } = await tx.execute(
    channel === 'sms'
      ? sql`select from phone_links as l join users as u on u.id = l.user_id, sms_gateways as s where ${isTrusted}`
      : sql`select from telegram_links as l join users as u on u.id = l.user_id, telegram_bots as s
          where ${isTrusted} and l.broken_at is null`,
  )
  return rows.length > 0 ? { userId: user.id, to: user.email } : undefined
}

type Sending = CodeAsked & Account & { handle: string; now: Date }

async function sendCode(tx: Transaction, deps: ApiDeps, sending: Sending): Promise<void> {
  const { userId, to, channel, language, network, handle, earlierHandle, now } = sending
  const networkHash = hashNetwork({ userId, network })
  const fromKnownNetwork = await isKnownNetwork(tx, { userId, network })
  const sent = await codesOfTheDay(tx, userId, networkHash, now)
  if (!maySendRecovery({ ...sent, isKnownNetwork: fromKnownNetwork })) return
  if (!takesCodes(await wrongGuesses(tx, userId, now), fromKnownNetwork)) return
  if (earlierHandle) await endCode(tx, userId, earlierHandle, now)
  const code = drawCode()
  const [row] = await tx
    .insert(signInCodes)
    .values({
      userId,
      channel,
      codeHash: hashCode(userId, code),
      handleHash: hashToken(handle),
      networkHash,
      fromKnownNetwork,
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLife),
    })
    .returning({ id: signInCodes.id })
  if (!row) throw new Error('The code was not stored')
  const dedupeKey = `sign-in-code:${row.id}`
  await queueCode(tx, deps, { kind: 'sign-in-code', to, channel, code, language, dedupeKey })
}

async function codesOfTheDay(tx: Transaction, userId: number, networkHash: Buffer, now: Date) {
  const since = new Date(now.getTime() - recoveryDay).toISOString()
  const { rows } = await tx.execute<{ fromNetwork: number; fromStrangers: number }>(sql`
    select count(*) filter (where network_hash = ${networkHash})::integer as "fromNetwork",
      count(*) filter (where not from_known_network)::integer as "fromStrangers"
    from sign_in_codes where user_id = ${userId} and created_at > ${since}::timestamptz`)
  return rows[0] ?? { fromNetwork: 0, fromStrangers: 0 }
}

export async function wrongGuesses(tx: Transaction, userId: number, now: Date) {
  const since = new Date(now.getTime() - codeGuessWindow).toISOString()
  const { rows } = await tx.execute<{ known: number; strangers: number }>(sql`
    select coalesce(sum(tries) filter (where from_known_network), 0)::integer as known,
      coalesce(sum(tries) filter (where not from_known_network), 0)::integer as strangers
    from sign_in_codes where user_id = ${userId} and created_at > ${since}::timestamptz`)
  return rows[0] ?? { known: 0, strangers: 0 }
}

async function endCode(tx: Transaction, userId: number, handle: string, now: Date): Promise<void> {
  const { handleHash, endedAt } = signInCodes
  await tx
    .update(signInCodes)
    .set({ endedAt: now })
    .where(
      and(
        eq(handleHash, hashToken(handle)),
        eq(signInCodes.userId, userId),
        isNull(endedAt),
        gt(signInCodes.expiresAt, now),
      ),
    )
}
