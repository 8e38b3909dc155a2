import { seconds } from '@tecnoclick/domain/platform/duration'
import { z } from 'zod'
import { failureReason, shortReason } from '../http/request-failure.ts'

const botSchema = z.object({ id: z.number().int(), username: z.string().regex(/^\w{1,64}$/) })

/** Of an update the shop reads messages alone; the rest is skipped by its number. */
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
  sendMessage(chatId: number, text: string): Promise<void>
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
      const asked = { offset, timeout: waitMs / seconds(1), limit: 50, allowed_updates: ['message'] }
      return updatesSchema.parse(await call('getUpdates', asked, { ms: waitMs + timeoutMs, signal }))
    },
    async sendMessage(chatId, text) {
      // Without parse_mode: what a name contains is no markup.
      const message = { chat_id: chatId, text, link_preview_options: { is_disabled: true } }
      await call('sendMessage', message, { ms: timeoutMs })
    },
  }
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
