import { seconds } from '@tecnoclick/domain/platform/duration'
import { z } from 'zod'
import { failureReason, shortReason } from '../http/request-failure.ts'

const botSchema = z.object({ id: z.number().int(), username: z.string().regex(/^\w{1,64}$/) })

/** The shop reads messages and pressed buttons; the rest is skipped by its number. */
const updatesSchema = z.array(z.looseObject({ update_id: z.number().int() }))

const answerSchema = z.union([
  z.object({ ok: z.literal(true), result: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error_code: z.number().int(),
    description: z.string().default(''),
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
])

export type TelegramUpdate = z.infer<typeof updatesSchema>[number]

/** What Telegram answered, or that it did not: `status` 0. Its message never has the address, which holds the token. */
export class TelegramError extends Error {
  override readonly name = 'TelegramError'
  readonly status: number
  readonly retryAfterMs: number | undefined
  constructor(status: number, description: string, retryAfterMs?: number) {
    super(description)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

export interface BotApi {
  getMe(): Promise<z.infer<typeof botSchema>>
  /** A bot with a webhook gets no updates otherwise. */
  deleteWebhook(): Promise<void>
  /** Waits until there is one, `waitMs` at most. What comes before `offset` is forgotten by Telegram. */
  getUpdates(from: { offset?: number; waitMs: number }, signal: AbortSignal): Promise<TelegramUpdate[]>
  /** To a person's chat, or to a channel by its `@name`. `buttons` by line. */
  sendMessage(
    chatId: number | string,
    text: string,
    buttons?: readonly (readonly ChatButton[])[],
  ): Promise<void>
  /** In place of a message, without its buttons. */
  editMessage(chatId: number, messageId: number, text: string): Promise<void>
  /** Ends the waiting of a pressed button; `text` is shown for a moment. */
  answerPress(id: string, text?: string): Promise<void>
}

export interface ChatButton {
  label: string
  /** Comes back when it is pressed; 64 bytes at most. */
  data: string
}

/** How the Bot API is reached; only tests have another address than Telegram's. */
export interface TelegramOptions {
  url: string
  timeoutMs?: number
}

/** https://core.telegram.org/bots/api */
export function createBotApi({ url, timeoutMs = seconds(10) }: TelegramOptions, token: string): BotApi {
  async function call(method: string, body: object, wait: { ms: number; signal?: AbortSignal }) {
    const timeout = AbortSignal.timeout(wait.ms)
    const signal = wait.signal ? AbortSignal.any([wait.signal, timeout]) : timeout
    const answer = answerSchema.safeParse(await post(`${url}/bot${token}/${method}`, body, signal))
    if (!answer.success) throw new TelegramError(0, 'no answer of the Bot API')
    if (answer.data.ok) return answer.data.result
    const { error_code, description, parameters } = answer.data
    const after = parameters?.retry_after
    throw new TelegramError(
      error_code,
      shortReason(description),
      after === undefined ? undefined : seconds(after),
    )
  }

  return {
    async getMe() {
      return botSchema.parse(await call('getMe', {}, { ms: timeoutMs }))
    },
    async deleteWebhook() {
      await call('deleteWebhook', {}, { ms: timeoutMs })
    },
    async getUpdates({ offset, waitMs }, signal) {
      const asked = {
        offset,
        timeout: waitMs / seconds(1),
        limit: 50,
        allowed_updates: ['message', 'callback_query'],
      }
      return updatesSchema.parse(await call('getUpdates', asked, { ms: waitMs + timeoutMs, signal }))
    },
    async sendMessage(chatId, text, buttons = []) {
      const keyboard = buttons.map((line) =>
        line.map(({ label, data }) => ({ text: label, callback_data: data })),
      )
      const below = keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }
      await call('sendMessage', { ...plainMessage(chatId, text), ...below }, { ms: timeoutMs })
    },
    async editMessage(chatId, messageId, text) {
      const message = { ...plainMessage(chatId, text), message_id: messageId }
      await call('editMessageText', message, { ms: timeoutMs })
    },
    async answerPress(id, text) {
      await call('answerCallbackQuery', { callback_query_id: id, ...(text && { text }) }, { ms: timeoutMs })
    },
  }
}

/** Without parse_mode: what a name contains is no markup. */
function plainMessage(chatId: number | string, text: string) {
  return { chat_id: chatId, text, link_preview_options: { is_disabled: true } }
}

async function post(address: string, body: object, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal,
    })
    return await response.json()
  } catch (error) {
    throw new TelegramError(0, failureReason(error))
  }
}
