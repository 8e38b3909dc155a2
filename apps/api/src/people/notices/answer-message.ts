import type { Transaction } from '@tecnoclick/database/connect'
import { readCommand, type TelegramCommand } from '@tecnoclick/domain/people/telegram-command'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { formatAmount } from '@tecnoclick/domain/platform/money'
import { telegramBot } from '@tecnoclick/messages/people/telegram-bot'
import { defaultLocale, isLocale, type Locale } from '@tecnoclick/messages/platform/locales'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator } from '@tecnoclick/messages/translate'
import { takeFromBucket } from '../../platform/http/rate-limit.ts'
import { readStore } from '../../platform/mail/read-store.ts'
import { type FoundOrder, type FoundRepair, findOwnOrder, findOwnRepair } from './find-objects.ts'
import { findChat, type LinkedChat, linkChat, unlinkChat } from './link-chat.ts'

export interface ChatMessage {
  chatId: number
  text: string
  /** What the sender's Telegram is set to, until an account is connected. */
  language: string | undefined
}

interface Answering {
  now: Date
  /** Without a public address answers have no links. */
  publicUrl?: string | undefined
}

const codeTries = 5
const messagesAMinute = 20

/** What the bot answers; undefined: nothing. In the language of the account that is connected. */
export async function answerMessage(
  tx: Transaction,
  message: ChatMessage,
  options: Answering,
): Promise<string | undefined> {
  const { chatId, text } = message
  const { now } = options
  const flood = { key: `telegram-chat:${chatId}`, hits: messagesAMinute, seconds: minutes(1) / seconds(1) }
  if ((await takeFromBucket(tx, flood, now)).refusedFor > 0) return undefined
  const chat = await findChat(tx, chatId)
  const command = readCommand(text)
  if (command.name === 'link') return connect(tx, message, { code: command.code, chat, now })
  const { storeName } = await readStore(tx)
  if (!chat) return telegramBot[languageOf(message)].notLinked.replaceAll('{store}', () => storeName)
  return answerLinked(tx, chat, { command, chatId, publicUrl: options.publicUrl })
}

/** Tries are counted by chat: codes have fifty bits, and one person has few chats. */
async function connect(
  tx: Transaction,
  message: ChatMessage,
  { code, chat, now }: { code: string; chat: LinkedChat | undefined; now: Date },
): Promise<string> {
  const { chatId } = message
  const before = telegramBot[chat?.language ?? languageOf(message)]
  const guesses = { key: `telegram-code:${chatId}`, hits: codeTries, seconds: minutes(15) / seconds(1) }
  if ((await takeFromBucket(tx, guesses, now)).refusedFor > 0) return before.tooMany
  const linked = await linkChat(tx, { chatId, code, now })
  if (!linked) return before.wrongCode
  const { storeName } = await readStore(tx)
  const texts = telegramBot[linked.language]
  return `${texts.linked.replaceAll('{store}', () => storeName)}\n\n${texts.help}`
}

async function answerLinked(
  tx: Transaction,
  { userId, language }: LinkedChat,
  asked: { command: TelegramCommand; chatId: number; publicUrl: string | undefined },
): Promise<string> {
  const { command, chatId, publicUrl } = asked
  const texts = telegramBot[language]
  switch (command.name) {
    case 'stop':
      await unlinkChat(tx, chatId)
      return texts.stopped
    case 'order': {
      const order = await findOwnOrder(tx, { userId, number: command.number })
      return order ? orderText(order, language, publicUrl) : texts.notFound
    }
    case 'repair': {
      const repair = await findOwnRepair(tx, { userId, number: command.number })
      return repair ? repairText(repair, language, publicUrl) : texts.notFound
    }
    default:
      return texts.help
  }
}

function orderText(order: FoundOrder, language: Locale, publicUrl: string | undefined): string {
  const { id, number, status, step, total, currency } = order
  const t = createTranslator(language, tables[language])
  const state = t(`orders.status.${status}`)
  const stage = step && status === 'EN PROCESO' ? ` · ${t(`progress.stages.${step}`)}` : ''
  const amount = telegramBot[language].total.replaceAll('{amount}', () => formatAmount(total, currency))
  return lines(`${number}: ${state}${stage}`, amount, publicUrl && `${publicUrl}/account/orders/${id}`)
}

function repairText(repair: FoundRepair, language: Locale, publicUrl: string | undefined): string {
  const { id, number, status, waitsForDecision } = repair
  const t = createTranslator(language, tables[language])
  return lines(
    `${number}: ${t(`orders.status.${status}`)}`,
    waitsForDecision && telegramBot[language].quote,
    publicUrl && `${publicUrl}/account/services/${id}`,
  )
}

function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

function languageOf({ language = '' }: ChatMessage): Locale {
  const known = language.slice(0, 2).toLowerCase()
  return isLocale(known) ? known : defaultLocale
}
