import type { Transaction } from '@tecnoclick/database/connect'
import { type NoticedRow, staffChatButtons } from '@tecnoclick/database/schema/people/staff-notices'
import { days } from '@tecnoclick/domain/platform/duration'
import { chatAnswerTo } from '@tecnoclick/domain/staff/staff-notices'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { lte } from 'drizzle-orm'
import { createToken, hashToken } from '../../platform/session/token.ts'
import type { ChatButton } from '../../platform/telegram/bot-api.ts'

const { chat } = office.staffNotices

const askLife = days(1)
/** Below a message; the rest is answered in the office. */
const buttonsAtMost = 6

type NewButton = Omit<typeof staffChatButtons.$inferInsert, 'tokenHash'>

/** Only its hash is stored: whoever reads the database presses nothing. */
export async function insertButton(tx: Transaction, label: string, button: NewButton): Promise<ChatButton> {
  const token = createToken()
  await tx.insert(staffChatButtons).values({ ...button, tokenHash: hashToken(token) })
  return { label, data: token }
}

/** The buttons of a message: one for each row that can be answered in the chat. */
export async function noticeButtons(
  tx: Transaction,
  { userId, chatId, rows, now }: { userId: number; chatId: number; rows: readonly NoticedRow[]; now: Date },
): Promise<ChatButton[][]> {
  const lines: ChatButton[][] = []
  const expiresAt = new Date(now.getTime() + askLife)
  for (const { kind, id: orderId, title } of rows) {
    const answer = chatAnswerTo(kind)
    if (!answer || title === '' || lines.length === buttonsAtMost) continue
    const label = fillText(chat.buttons[answer], { number: title })
    lines.push([await insertButton(tx, label, { userId, chatId, answer, step: 'ask', orderId, expiresAt })])
  }
  return lines
}

export function removeExpiredButtons(tx: Transaction, now: Date) {
  return tx.delete(staffChatButtons).where(lte(staffChatButtons.expiresAt, now))
}
