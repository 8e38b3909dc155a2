import { type Drizzle, inTransaction } from '@tecnoclick/database/connect'
import { telegramLinks } from '@tecnoclick/database/schema/people/notices'
import { type NoticedRow, pushDevices, staffMessages } from '@tecnoclick/database/schema/people/staff-notices'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { noticeDueAt, noticeGroupOf } from '@tecnoclick/domain/staff/staff-notices'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { findBot, markRefused } from '../notices/telegram-bot.ts'
import { rowKey, type Waiting } from './find-news.ts'
import type { Target } from './read-targets.ts'
import type { Message, Outcome, SendOptions } from './send-options.ts'
import { sendPush } from './send-push.ts'
import { sendToChat } from './send-to-chat.ts'
import { mailText } from './write-message.ts'

/** Longer than an attempt takes, because clocks of several machines differ. */
const leaseMs = minutes(1)
const batchSize = 8
const triesAtMost = 8
const firstDelay = seconds(30)
const longestDelay = minutes(10)

/**
 * Sends what is due. Each message is claimed for a minute: one whose worker died, or whose answer got lost, goes again. What
 * somebody has done meanwhile is not told any more.
 */
export async function sendMessages(
  options: SendOptions,
  targets: readonly Target[],
  waiting: Waiting,
): Promise<void> {
  for (;;) {
    const claimed = await claim(options.db, options.now())
    await Promise.all(claimed.map((message) => handle(options, message, { targets, waiting })))
    if (claimed.length < batchSize) return
  }
}

function claim(db: Drizzle, now: Date): Promise<Message[]> {
  const due = db.$with('due').as(
    db
      .select({ id: staffMessages.id })
      .from(staffMessages)
      .where(and(inArray(staffMessages.state, ['waiting', 'sending']), lte(staffMessages.nextAttemptAt, now)))
      .orderBy(asc(staffMessages.nextAttemptAt), asc(staffMessages.id))
      .limit(batchSize)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(staffMessages)
    .set({
      state: 'sending',
      attempts: sql`${staffMessages.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    })
    .from(due)
    .where(eq(staffMessages.id, due.id))
    .returning()
}

interface Known {
  targets: readonly Target[]
  waiting: Waiting
}

async function handle(options: SendOptions, message: Message, { targets, waiting }: Known): Promise<void> {
  const { db, log, now } = options
  const target = targets.find(
    ({ userId, channel, deviceId }) =>
      userId === message.userId && channel === message.channel && deviceId === message.deviceId,
  )
  const isTest = message.rows.length === 0
  const rows = target ? message.rows.filter((row) => isStillNew(target, row, waiting)) : []
  if (!target || (!isTest && rows.length === 0)) return finish(db, message, { state: 'dropped' })
  const dueAt = noticeDueAt({ ...target, lastSentAt: undefined }, now())
  if (!isTest && dueAt > now()) return release(db, message, dueAt)
  const outcome = await send(options, message, { target, rows })
  const { id, channel, attempts } = message
  if (outcome.kind === 'sent') {
    log.info({ message: id, channel, attempts }, 'staff notice sent')
    return
  }
  log.warn({ message: id, channel, attempts, reason: outcome.reason }, 'staff notice not sent')
  if (outcome.kind === 'later') return release(db, message, outcome.until, outcome.reason)
  if (outcome.kind === 'failed' && attempts < triesAtMost) return retry(db, message, outcome.reason, now())
  await giveUp(options, message, { target, targets, rows, outcome })
}

function isStillNew({ staffRole, groups }: Target, row: NoticedRow, waiting: Waiting): boolean {
  return groups.includes(noticeGroupOf(row.kind)) && waiting.get(staffRole)?.has(rowKey(row)) === true
}

interface Sending {
  target: Target
  rows: readonly NoticedRow[]
}

async function send(options: SendOptions, message: Message, sending: Sending): Promise<Outcome> {
  const { db, now } = options
  const { channel } = sending.target
  if (channel === 'mail') {
    await mail(options, message, sending)
    return { kind: 'sent' }
  }
  const { storeName } = await readStore(db)
  const text = { rows: sending.rows, storeName, publicUrl: options.publicUrl }
  const outcome =
    channel === 'push'
      ? await sendPush(options, message, text)
      : await sendToChat(options, sending.target, text)
  if (outcome.kind === 'sent') await finish(db, message, { state: 'sent', sentAt: now() })
  return outcome
}

/** The mail and that it was written are one: the outbox sends it. */
function mail(options: SendOptions, message: Message, { target, rows }: Sending): Promise<void> {
  const { db, now, publicUrl } = options
  return inTransaction(db, async (tx) => {
    const envelope = { kind: 'staff-notice', to: target.email, dedupeKey: `staff-notice:${message.id}` }
    await queueWrittenMail(tx, envelope, ({ storeName }) => mailText({ rows, storeName, publicUrl }))
    await tx
      .update(staffMessages)
      .set({ state: 'sent', sentAt: now() })
      .where(eq(staffMessages.id, message.id))
  })
}

/** It goes by mail, unless the person is reached in another way. */
async function giveUp(
  options: SendOptions,
  message: Message,
  {
    target,
    targets,
    rows,
    outcome,
  }: Sending & Pick<Known, 'targets'> & { outcome: Exclude<Outcome, { kind: 'sent' }> },
): Promise<void> {
  const { db, now } = options
  const { userId, chatId, deviceId } = target
  const isReached = targets.some((one) => one.userId === userId && one !== target && one.channel !== 'mail')
  if (isReached || rows.length === 0)
    await finish(db, message, { state: 'failed', lastError: outcome.reason.slice(0, 300) })
  else await mail(options, message, { target, rows })
  if (outcome.kind === 'token') {
    const bot = await findBot(db)
    if (bot) await markRefused(db, bot, now())
  }
  if (outcome.kind !== 'gone') return
  if (deviceId !== null) await db.delete(pushDevices).where(eq(pushDevices.id, deviceId))
  if (chatId !== null)
    await db
      .update(telegramLinks)
      .set({ brokenAt: now() })
      .where(and(eq(telegramLinks.userId, userId), eq(telegramLinks.chatId, chatId)))
}

async function finish(db: Drizzle, { id }: Message, outcome: Partial<Message>): Promise<void> {
  await db.update(staffMessages).set(outcome).where(eq(staffMessages.id, id))
}

/** Not counted as an attempt. */
async function release(db: Drizzle, { id, attempts }: Message, until: Date, reason?: string): Promise<void> {
  await db
    .update(staffMessages)
    .set({ attempts: attempts - 1, nextAttemptAt: until, ...(reason && { lastError: reason.slice(0, 300) }) })
    .where(and(eq(staffMessages.id, id), eq(staffMessages.attempts, attempts)))
}

async function retry(db: Drizzle, { id, attempts }: Message, reason: string, now: Date): Promise<void> {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay)
  await db
    .update(staffMessages)
    .set({ nextAttemptAt: new Date(now.getTime() + delay), lastError: reason.slice(0, 300) })
    .where(and(eq(staffMessages.id, id), eq(staffMessages.attempts, attempts)))
}
