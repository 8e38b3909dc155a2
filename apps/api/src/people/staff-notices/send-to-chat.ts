import { inTransaction } from '@tecnoclick/database/connect'
import { telegramFailure } from '../../platform/telegram/telegram-failure.ts'
import { findBot, openBot } from '../notices/telegram-bot.ts'
import { noticeButtons } from './chat-buttons.ts'
import type { Target } from './read-targets.ts'
import type { Outcome, SendOptions } from './send-options.ts'
import { chatText } from './write-message.ts'

/** With a button for each row that can be answered there. Without a public URL the mails of an answer would have no links. */
export async function sendToChat(
  options: SendOptions,
  { userId, chatId }: Target,
  text: Parameters<typeof chatText>[0],
): Promise<Outcome> {
  const { db, now } = options
  const bot = await findBot(db)
  const api = bot && openBot(options, bot)
  if (!api || chatId === null) return { kind: 'refused', reason: 'Telegram off' }
  const { rows, publicUrl } = text
  const buttons = publicUrl
    ? await inTransaction(db, (tx) => noticeButtons(tx, { userId, chatId, rows, now: now() }))
    : []
  try {
    await api.sendMessage(chatId, chatText(text), buttons)
    return { kind: 'sent' }
  } catch (error) {
    const { kind, reason, retryAfterMs = 0 } = telegramFailure(error)
    if (kind === 'later') return { kind, until: new Date(now().getTime() + retryAfterMs), reason }
    return { kind: kind === 'unreachable' ? 'gone' : kind, reason }
  }
}
