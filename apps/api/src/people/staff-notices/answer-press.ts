import type { Transaction } from '@tecnoclick/database/connect'
import { staffChatButtons } from '@tecnoclick/database/schema/people/staff-notices'
import { permissionsOf, type StaffRole } from '@tecnoclick/domain/people/permissions'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { chatAnswerPermissions } from '@tecnoclick/domain/staff/staff-notices'
import { workItemUrl } from '@tecnoclick/domain/staff/work-queue'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { hashToken } from '../../platform/session/token.ts'
import type { ChatButton } from '../../platform/telegram/bot-api.ts'
import type { ChatActs, ChatQuestion } from '../../platform/telegram/chat-acts.ts'
import { insertButton } from './chat-buttons.ts'

const { chat } = office.staffNotices

const questionLife = minutes(10)
const pressesAMinute = 20

/** A button of the bot that somebody pressed in a private chat. */
export interface Press {
  updateId: number
  chatId: number
  /** What the button sends. */
  data: string
}

interface PressOptions {
  acts: ChatActs
  mailSecrets: MailSecrets
  publicUrl: string | undefined
  now: Date
}

/** `toast` is shown for a moment, `edit` takes the place of the message with the button, `ask` is a new one. */
export type PressAnswer =
  | { toast: string }
  | { edit: string }
  | { ask: { text: string; buttons: ChatButton[][] } }

type ButtonRow = typeof staffChatButtons.$inferSelect

interface Presser {
  userId: number
  staffRole: StaffRole | null
  /** Signed in at the office with the second factor, in a session that goes on. */
  isProven: boolean
}

/**
 * What the office would do for the same person now: role, account and second factor are those of this moment. A chat that is
 * not one of the staff gets no answer at all.
 */
export async function answerPress(
  tx: Transaction,
  press: Press,
  options: PressOptions,
): Promise<PressAnswer | undefined> {
  const { now } = options
  const presser = await findPresser(tx, press.chatId, now)
  if (!presser) return undefined
  const flood = {
    key: `telegram-press:${press.chatId}`,
    hits: pressesAMinute,
    seconds: minutes(1) / seconds(1),
  }
  if ((await takeFromBucket(tx, flood, now)).refusedFor > 0) return undefined
  const button = await findButton(tx, press, presser, now)
  if (!button) return { toast: chat.used }
  if (!permissionsOf(presser.staffRole).includes(chatAnswerPermissions[button.answer]))
    return { toast: chat.forbidden }
  if (!presser.isProven) return { toast: chat.signIn }
  if (button.step === 'ask') return ask(tx, button, options)
  return settle(tx, press, button, options)
}

async function findPresser(tx: Transaction, chatId: number, now: Date): Promise<Presser | undefined> {
  const at = now.toISOString()
  const { rows } = await tx.execute<{ userId: number; staffRole: StaffRole | null; isProven: boolean }>(sql`
    select u.id as "userId", u.staff_role as "staffRole", exists (
      select from sessions as s
      where s.user_id = u.id and s.second_factor and s.idle_expires_at > ${at}::timestamptz
        and s.absolute_expires_at > ${at}::timestamptz and s.created_at >= u.password_changed_at
    ) as "isProven"
    from telegram_links as l join users as u on u.id = l.user_id
    where l.chat_id = ${chatId} and l.staff_at is not null and u.enabled and u.role = 'admin'`)
  return rows[0]
}

/** Locked: of two presses at once the second one finds what the first has left. */
async function findButton(
  tx: Transaction,
  { chatId, data }: Press,
  { userId }: Presser,
  now: Date,
): Promise<ButtonRow | undefined> {
  const button = staffChatButtons
  const [found] = await tx
    .select()
    .from(button)
    .where(
      and(
        eq(button.tokenHash, hashToken(data)),
        eq(button.chatId, chatId),
        eq(button.userId, userId),
        gt(button.expiresAt, now),
      ),
    )
    .for('update')
  return found
}

/** Asking again makes the question before worthless. */
async function ask(tx: Transaction, button: ButtonRow, options: PressOptions): Promise<PressAnswer> {
  const { answer, orderId, userId, chatId } = button
  await removeQuestions(tx, button)
  const question = await options.acts[answer].ask(tx, orderId)
  if (question === 'gone') {
    await tx.delete(staffChatButtons).where(eq(staffChatButtons.tokenHash, button.tokenHash))
    return { toast: chat.gone }
  }
  if (question === 'look') return { toast: chat.look }
  const { orderVersion, paymentId } = question
  const expiresAt = new Date(options.now.getTime() + questionLife)
  const shared = { userId, chatId, answer, orderId, orderVersion, paymentId, expiresAt }
  const yes = await insertButton(tx, chat.yes[answer], { ...shared, step: 'confirm' })
  const no = await insertButton(tx, chat.no, { ...shared, step: 'cancel' })
  return { ask: { text: questionText(button, question, options), buttons: [[yes, no]] } }
}

function questionText(
  { answer, orderId }: ButtonRow,
  { number, facts }: ChatQuestion,
  { publicUrl }: PressOptions,
): string {
  const link = publicUrl && `${publicUrl}${workItemUrl({ kind: 'order', id: orderId })}`
  return [fillText(chat.questions[answer], { number }), ...facts, ...(link ? [link] : [])].join('\n')
}

/** 'Sí' and 'No' serve once, together. */
async function settle(
  tx: Transaction,
  { updateId }: Press,
  button: ButtonRow,
  { acts, mailSecrets, publicUrl, now }: PressOptions,
): Promise<PressAnswer> {
  const { answer, orderId, orderVersion, paymentId, userId } = button
  await removeQuestions(tx, button)
  const number = await numberOf(tx, orderId)
  if (button.step === 'cancel') return { edit: fillText(chat.cancelled, { number }) }
  if (orderVersion === null || !publicUrl) return { edit: fillText(chat.refused, { number }) }
  const actor = { userId, requestId: `telegram:${updateId}` }
  const act = { actor, mailSecrets, storeUrl: publicUrl, now }
  const outcome = await acts[answer].run(tx, act, { orderId, orderVersion, paymentId })
  if (isRefusal(outcome)) {
    const isChanged = outcome.refused === 'staleVersion' || outcome.refused === 'conflict'
    return { edit: fillText(isChanged ? chat.changed : chat.refused, { number }) }
  }
  const after = { channel: 'telegram', answer, order: number }
  await recordAudit(tx, actor, { action: 'update', entity: 'chat-answer', entityId: orderId, after })
  return { edit: fillText(chat.done[answer], { number }) }
}

async function removeQuestions(tx: Transaction, { userId, answer, orderId }: ButtonRow): Promise<void> {
  const button = staffChatButtons
  await tx
    .delete(button)
    .where(
      and(
        eq(button.userId, userId),
        eq(button.answer, answer),
        eq(button.orderId, orderId),
        ne(button.step, 'ask'),
      ),
    )
}

async function numberOf(tx: Transaction, orderId: number): Promise<string> {
  const { rows } = await tx.execute<{ number: string | null }>(sql`
    select number from orders where id = ${orderId}`)
  return rows[0]?.number ?? ''
}
