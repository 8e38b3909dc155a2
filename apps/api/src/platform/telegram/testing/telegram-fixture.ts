import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the next message is handled; it is delivered when the list is empty. */
export type TelegramReply =
  | { code: number; description: string; retryAfter?: number }
  /** Delivers, then closes the connection without an answer. */
  | { drop: true }
  /** Delivers, and answers when this resolves. */
  | { hold: Promise<void> }

export interface SentMessage {
  chat_id: number | string
  text: string
  /** Below it, line by line. */
  buttons?: { text: string; callback_data: string }[][]
}

export interface TelegramFixture {
  url: string
  token: string
  /** Every message that was delivered. */
  sent: SentMessage[]
  replies: TelegramReply[]
  /** Chats that blocked the bot. */
  blocked: Set<number>
  /** Somebody writes to the bot; returns the number of the update. */
  write(chatId: number, text: string, changes?: object): number
  /** Somebody presses a button; returns the number of the update. */
  press(chatId: number, data: string, changes?: object): number
  /** What was put in the place of messages. */
  edited: SentMessage[]
  /** What was shown for a moment. */
  toasts: (string | undefined)[]
  /** An update as it stands, such as one again although it was confirmed. */
  deliver(update: object): void
  /** Telegram knows the token no more. */
  revoked: boolean
  /** The server is down, and up again at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
  /** How often updates were asked for. */
  polls(): number
  close(): Promise<void>
}

type Keyboard = NonNullable<SentMessage['buttons']>

let bots = 0

/** The Bot API on a free local port, after https://core.telegram.org/bots/api and not from the shop's code. */
export async function startTelegram(): Promise<TelegramFixture> {
  bots += 1
  const botId = 7_000_000_000 + bots
  const token = `${botId}:AAE-test-token_of-thirty-five-signs`
  const sent: SentMessage[] = []
  const edited: SentMessage[] = []
  const toasts: (string | undefined)[] = []
  const replies: TelegramReply[] = []
  const blocked = new Set<number>()
  let updates: { update_id: number }[] = []
  const forced: object[] = []
  let nextUpdate = 845_000_100
  let polls = 0

  const answer = (response: ServerResponse, result: unknown) => json(response, 200, { ok: true, result })
  const refuse = (response: ServerResponse, code: number, description: string, retryAfter?: number) =>
    json(response, code, {
      ok: false,
      error_code: code,
      description,
      ...(retryAfter !== undefined && { parameters: { retry_after: retryAfter } }),
    })

  const methods: Record<string, (body: Record<string, unknown>, response: ServerResponse) => unknown> = {
    getMe: (_body, response) =>
      answer(response, { id: botId, is_bot: true, first_name: 'Tienda', username: 'TiendaDePruebaBot' }),
    deleteWebhook: (_body, response) => answer(response, true),
    async getUpdates({ offset, timeout = 0, limit = 100 }, response) {
      polls += 1
      if (typeof offset === 'number') updates = updates.filter(({ update_id }) => update_id >= offset)
      const until = Date.now() + Number(timeout) * 1000
      while (updates.length + forced.length === 0 && Date.now() < until && !response.destroyed) await sleep(5)
      return answer(response, [...forced.splice(0), ...updates.slice(0, Number(limit))])
    },
    editMessageText(body, response) {
      edited.push({ chat_id: Number(body.chat_id), text: String(body.text) })
      return answer(response, true)
    },
    answerCallbackQuery(body, response) {
      toasts.push(body.text === undefined ? undefined : String(body.text))
      return answer(response, true)
    },
    async sendMessage(body, response) {
      const chat_id = String(body.chat_id).startsWith('@') ? String(body.chat_id) : Number(body.chat_id)
      const text = String(body.text ?? '')
      const reply = replies.shift()
      if (reply && 'code' in reply) return refuse(response, reply.code, reply.description, reply.retryAfter)
      if (blocked.has(Number(chat_id))) return refuse(response, 403, 'Forbidden: bot was blocked by the user')
      if (text === '') return refuse(response, 400, 'Bad Request: message text is empty')
      if (text.length > 4096) return refuse(response, 400, 'Bad Request: message is too long')
      const { inline_keyboard: buttons } = (body.reply_markup ?? {}) as { inline_keyboard?: Keyboard }
      const isTooLong = buttons?.flat().some(({ callback_data }) => Buffer.byteLength(callback_data) > 64)
      if (isTooLong) return refuse(response, 400, 'Bad Request: BUTTON_DATA_INVALID')
      sent.push({ chat_id, text, ...(buttons && { buttons }) })
      if (reply && 'drop' in reply) return response.destroy()
      if (reply) await reply.hold
      return answer(response, {
        message_id: sent.length,
        date: 0,
        chat: { id: chat_id, type: 'private' },
        text,
      })
    },
  }

  const server = createServer(async (request, response) => {
    const [, given, name = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    const body = await bodyOf(request)
    if (given !== token || fixture.revoked) return refuse(response, 401, 'Unauthorized')
    const method = methods[name]
    if (!method) return refuse(response, 404, 'Not Found: method not found')
    await method(body, response)
  })
  const listen = async (onPort: number) => {
    server.listen(onPort, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  const fixture: TelegramFixture = {
    url: `http://127.0.0.1:${port}`,
    token,
    sent,
    edited,
    toasts,
    replies,
    blocked,
    revoked: false,
    stop,
    start: () => listen(port),
    write(chatId, text, changes = {}) {
      const update_id = nextUpdate++
      const who = { id: chatId, is_bot: false, first_name: 'Ana', language_code: 'es' }
      const message = { message_id: 1, date: 0, from: who, chat: { id: chatId, type: 'private' }, text }
      updates.push({ update_id, ...{ message: { ...message, ...changes } } })
      return update_id
    },
    press(chatId, data, changes = {}) {
      const update_id = nextUpdate++
      const from = { id: chatId, is_bot: false, first_name: 'Ana' }
      const message = { message_id: 7, chat: { id: chatId, type: 'private' } }
      updates.push({
        update_id,
        ...{ callback_query: { id: `q${update_id}`, from, message, data, ...changes } },
      })
      return update_id
    },
    deliver(update) {
      forced.push(update)
    },
    polls: () => polls,
    close: stop,
  }
  return fixture
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : JSON.parse(text)
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
