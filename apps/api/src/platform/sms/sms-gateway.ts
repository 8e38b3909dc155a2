import { seconds } from '@tecnoclick/domain/platform/duration'
import { type SmsState, smsStateOf } from '@tecnoclick/domain/platform/sms-state'
import { z } from 'zod'
import { failureReason, shortReason } from '../http/request-failure.ts'

/** Where the app on the shop's phone listens: in the local network, or its cloud. */
export interface GatewayAddress {
  url: string
  username: string
  password: string
}

export interface Sms {
  /** The gateway refuses a second message of this name. */
  id: string
  /** `+5355550101` */
  to: string
  text: string
  /** After which the phone gives up. */
  lifeMs: number
  isUrgent: boolean
}

/** What the gateway answered, or that it did not: `status` 0. Never with the password. */
export class SmsError extends Error {
  override readonly name = 'SmsError'
  readonly status: number
  readonly retryAfterMs: number | undefined
  constructor(status: number, description: string, retryAfterMs?: number) {
    super(description)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

export interface SmsGateway {
  /** Resolves when the gateway has taken it, now or before. */
  send(sms: Sms): Promise<SmsState>
  /** Undefined: it knows no such message. */
  stateOf(id: string): Promise<{ state: SmsState; error: string | undefined } | undefined>
}

const answerSchema = z.object({
  id: z.string(),
  state: z.string(),
  recipients: z.array(z.object({ error: z.string().nullish() })).default([]),
})

/** A page of a router, or an answer without end, is no gateway. */
const longestAnswer = 64 * 1024
/** The app sends those at once, without the pauses between others. */
const urgent = 100
const longestWait = seconds(600)

/** The HTTP API of SMS Gateway for Android, of the phone itself and of its cloud alike. https://docs.sms-gate.app */
export function createSmsGateway(
  { url, username, password }: GatewayAddress,
  { timeoutMs = seconds(10) }: { timeoutMs?: number } = {},
): SmsGateway {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

  async function call(path: string, body?: object): Promise<{ status: number; text: string }> {
    try {
      const response = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        // The password goes to the address that the owner entered and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await shortText(response)
      if (response.ok || response.status === 404 || response.status === 409)
        return { status: response.status, text }
      throw new SmsError(response.status, '', retryAfter(response))
    } catch (error) {
      throw error instanceof SmsError ? error : new SmsError(0, failureReason(error))
    }
  }

  return {
    async send({ id, to, text, lifeMs, isUrgent }) {
      const sent = await call('/messages', {
        id,
        textMessage: { text },
        phoneNumbers: [to],
        withDeliveryReport: true,
        ttl: Math.floor(lifeMs / seconds(1)),
        ...(isUrgent && { priority: urgent }),
      })
      // Taken before, when its answer was lost.
      if (sent.status === 409) return 'accepted'
      if (sent.status === 404) throw new SmsError(404, '')
      return answerTo(id, sent.text).state
    },
    async stateOf(id) {
      const { status, text } = await call(`/messages/${encodeURIComponent(id)}`)
      return status === 404 ? undefined : answerTo(id, text)
    },
  }
}

/** Of this message, and of no other: something else listens at the address otherwise. */
function answerTo(id: string, text: string): { state: SmsState; error: string | undefined } {
  const answer = answerSchema.safeParse(parsed(text))
  const state = answer.success ? smsStateOf(answer.data.state) : undefined
  if (!answer.success || answer.data.id !== id || !state) throw new SmsError(0, 'no answer of a gateway')
  const error = answer.data.recipients.find((recipient) => recipient.error)?.error
  return { state, error: error ? shortReason(error) : undefined }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // not JSON: no gateway
  }
}

async function shortText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > longestAnswer) throw new SmsError(0, 'no answer of a gateway')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function retryAfter({ headers }: Response): number | undefined {
  const given = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(given) && given > 0 ? Math.min(seconds(given), longestWait) : undefined
}
