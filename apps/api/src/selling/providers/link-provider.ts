import { createHmac } from 'node:crypto'
import type { paymentProviders } from '@tecnoclick/database/schema/selling/provider-payments'
import { toWire } from '@tecnoclick/domain/platform/money'
import { fillLink, type LinkField, readDecimal, readWord } from '@tecnoclick/domain/selling/payment-link'
import { whyNotSigned } from '../../platform/secrets/verify-signature.ts'
import { Unanswered } from '../../platform/webhooks/post-event.ts'
import type {
  Attempt,
  NewAttempt,
  Notification,
  PaymentProvider,
  ProviderReport,
} from './payment-provider.ts'

interface Answer {
  status: number
  body: string
}

export interface LinkOptions {
  secret: string
  /** Where a payer may be sent. */
  mayOpen(url: URL): boolean
  post(url: string, request: { headers: Record<string, string>; body: string }): Promise<Answer>
  now(): Date
}

type Link = typeof paymentProviders.$inferSelect
type Values = Partial<Record<LinkField, string>>

const decimal = (amount: number) => toWire(amount).toFixed(2)
const longestReference = 120

/**
 * Any gateway that takes signed JSON, with names and words that the owner sets (docs/integrations/payment-gateways.md). Both
 * sides sign the same way: X-Signature has HMAC-SHA256 of body and X-Timestamp.
 */
export function createLinkProvider(link: Link, { secret, mayOpen, post, now }: LinkOptions): PaymentProvider {
  const { names, words } = link

  async function send(url: string, values: Values, more: Record<string, string> = {}): Promise<Answer> {
    const named = Object.entries(values).map(([field, value]) => [names[field as LinkField], value])
    const body = JSON.stringify(Object.fromEntries(named))
    const timestamp = String(Math.floor(now().getTime() / 1000))
    const signature = createHmac('sha256', secret).update(body).update(timestamp).digest('hex')
    const headers = { 'content-type': 'application/json', 'user-agent': 'TecnoClick/1.0', ...more }
    return post(url, { headers: { ...headers, 'x-timestamp': timestamp, 'x-signature': signature }, body })
  }

  const told = ({ reference, providerReference, amount, currency }: Attempt): Values => ({
    ...{ reference, amount: decimal(amount), currency },
    ...(providerReference !== null && { id: providerReference }),
  })

  function fieldsOf(text: string): (field: LinkField) => unknown {
    const given = parsed(text)
    if (given === undefined) throw new Unanswered('status', 'no JSON object')
    return (field) => given[names[field]]
  }

  function reportOf(read: (field: LinkField) => unknown): ProviderReport | undefined {
    const state = readWord(words, read('state'))
    if (!state) return undefined
    const currency = read('currency')
    return {
      ...{ state, amount: readDecimal(read('amount')), providerReference: textOf(read('id')) },
      currency: typeof currency === 'string' ? currency.toUpperCase().slice(0, 12) : undefined,
    }
  }

  function fillTemplate(attempt: NewAttempt): string {
    const { reference, amount, currency, description, returnUrl } = attempt
    const signed = createHmac('sha256', secret).update(`${reference}.${decimal(amount)}.${currency}`)
    const values = { reference, amount: decimal(amount), currency, description, returnUrl }
    const url = fillLink(link.url, { ...values, signature: signed.digest('hex') })
    if (url === undefined) throw new Unanswered('status', 'template')
    return url
  }

  async function verify(attempt: Attempt): Promise<ProviderReport | undefined> {
    if (link.verifyUrl === null) return undefined
    const { status, body } = await send(link.verifyUrl, told(attempt))
    if (status === 404) return undefined
    if (!isSuccess(status)) throw new Unanswered('status', String(status))
    const read = fieldsOf(body)
    // An answer about another payment proves nothing of this one.
    return read('reference') === attempt.reference ? reportOf(read) : undefined
  }

  return {
    async create(attempt) {
      if (link.mode === 'template') return { url: fillTemplate(attempt), providerReference: null }
      const { description, returnUrl, notifyUrl, reference } = attempt
      const asked = { ...told(attempt), description, returnUrl, notifyUrl }
      const { status, body } = await send(link.url, asked, { 'idempotency-key': reference })
      if (!isSuccess(status)) throw new Unanswered('status', String(status))
      const read = fieldsOf(body)
      const url = textOf(read('url'), 2000)
      if (url === null || !URL.canParse(url) || !mayOpen(new URL(url)))
        throw new Unanswered('status', 'no address to pay at')
      return { url: new URL(url).href.slice(0, 2000), providerReference: textOf(read('id')) }
    },
    readReturn: verify,
    readNotification(request): Notification | 'forged' | 'malformed' {
      if (whyNotSigned(request, secret, now())) return 'forged'
      const given = parsed(request.body.toString('utf8'))
      if (!given) return 'malformed'
      const read = (field: LinkField) => given[names[field]]
      const report = reportOf(read)
      const reference = textOf(read('reference'))
      if (!report || reference === null) return 'malformed'
      return { ...report, reference, event: textOf(read('event')) ?? '' }
    },
    verify,
    async refund(attempt, { amount, key }) {
      if (link.refundUrl === null) return 'refused'
      const asked = { ...told(attempt), amount: decimal(amount) }
      const { status } = await send(link.refundUrl, asked, { 'idempotency-key': key })
      if (isSuccess(status)) return 'done'
      if (status >= 400 && status < 500 && status !== 408 && status !== 429) return 'refused'
      throw new Unanswered('status', String(status))
    },
    expire: verify,
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const given: unknown = JSON.parse(text)
    return typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (Object.assign(Object.create(null), given) as Record<string, unknown>)
      : undefined
  } catch {
    return undefined // signed perhaps, but no JSON
  }
}

function textOf(given: unknown, longest = longestReference): string | null {
  const text = typeof given === 'number' ? String(given) : given
  if (typeof text !== 'string' || text === '' || text.length > longest) return null
  return /[\p{Cc}]/u.test(text) ? null : text.toWellFormed()
}
