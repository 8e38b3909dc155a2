import { TelegramError } from './bot-api.ts'

/**
 * `unreachable`: not in this chat, ever. `token`: the bot itself is refused. `refused`: not this message. `later`: too many at
 * once. `failed`: nobody knows whether it arrived.
 */
export type TelegramFailure = {
  kind: 'unreachable' | 'token' | 'refused' | 'failed' | 'later'
  reason: string
  retryAfterMs?: number
}

/** Telegram words what concerns a chat in the description alone. */
const goneChat = /chat not found|user is deactivated|bot was blocked|bot was kicked|PEER_ID_INVALID/i

export function telegramFailure(error: unknown): TelegramFailure {
  if (!(error instanceof TelegramError)) throw error
  const { status, message, retryAfterMs } = error
  const reason = `Telegram ${status || ''} ${message}`.replaceAll(/\s+/g, ' ')
  if (status === 429) return { kind: 'later', reason, retryAfterMs: retryAfterMs ?? 1_000 }
  if (status === 401 || status === 404) return { kind: 'token', reason }
  if (status === 403 || (status === 400 && goneChat.test(message))) return { kind: 'unreachable', reason }
  if (status >= 400 && status < 500) return { kind: 'refused', reason }
  return { kind: 'failed', reason }
}
