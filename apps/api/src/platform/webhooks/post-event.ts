import { promises as dns, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { seconds } from '@tecnoclick/domain/platform/duration'
import type { WebhookFailure, WebhookNetworks } from '@tecnoclick/domain/platform/webhooks'
import { isPublicAddress } from './public-address.ts'

interface Answer {
  status: number
  /** Its beginning. */
  body: string
  /** Milliseconds that the receiver asks to wait. */
  retryAfter: number | undefined
}

/** No answer: the address is refused or cannot be reached. */
export class Unanswered extends Error {
  readonly failure: WebhookFailure
  constructor(failure: WebhookFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

interface Posted {
  url: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

export interface PostOptions {
  networks: WebhookNetworks
  /** Resolves names; tests replace it. */
  resolve?: (name: string) => Promise<LookupAddress[]>
  /** A certificate authority besides the usual ones. */
  ca?: string | undefined
  timeoutMs?: number
  /** Characters of the answer that are read. */
  longestAnswer?: number
}

/**
 * Sends an event. Where only public networks are allowed, every address of the name is checked, and the connection is made to
 * one of the checked ones: a name that changes its address in between gains nothing. Redirects are not followed.
 */
export async function postEvent({ url, headers, body }: Posted, options: PostOptions): Promise<Answer> {
  const { networks, resolve = resolveName, ca, timeoutMs = seconds(10), longestAnswer = 1000 } = options
  const { protocol, hostname } = new URL(url)
  const isPublicOnly = networks === 'public'
  if (isPublicOnly && protocol !== 'https:') throw new Unanswered('insecure', url)
  // Of a literal address there is nothing to look up.
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isPublicOnly && isIP(literal) && !isPublicAddress(literal)) throw new Unanswered('network', literal)

  const lookup: LookupFunction = (name, { all }, done) => {
    resolve(name).then(
      (found) => {
        const refused = isPublicOnly && found.find(({ address }) => !isPublicAddress(address))
        const [first] = found
        if (!first) done(new Unanswered('name', name), [])
        else if (refused) done(new Unanswered('network', `${name}: ${refused.address}`), [])
        else if (all) done(null, found)
        else done(null, first.address, first.family)
      },
      (error: Error) => done(new Unanswered('name', error.message), []),
    )
  }

  return new Promise((answered, failed) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const send = protocol === 'https:' ? requestHttps : requestHttp
    const length = String(Buffer.byteLength(body))
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      agent: false,
      lookup,
      signal,
      ...(ca !== undefined && { ca }),
    })
    // The status has arrived, whatever becomes of the rest.
    let settle: (() => void) | undefined
    request.on('error', (error) => (settle ? settle() : failed(unanswered(error, signal))))
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: sent } = response
      const retryAfter = readRetryAfter(sent['retry-after'])
      let text = ''
      settle = () => {
        answered({ status, body: printable(text), retryAfter })
        request.destroy()
      }
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part.slice(0, longestAnswer - text.length)
        if (text.length >= longestAnswer) settle?.()
      })
      response.on('close', settle)
      response.on('error', settle)
    })
    request.end(body)
  })
}

function resolveName(name: string): Promise<LookupAddress[]> {
  return dns.lookup(name, { all: true })
}

function unanswered(error: Error, signal: AbortSignal): Unanswered {
  if (error instanceof Unanswered) return error
  if (signal.aborted) return new Unanswered('timeout', '')
  const code = 'code' in error ? String(error.code) : ''
  return new Unanswered('connection', code || error.message)
}

/** Seconds or a date. */
function readRetryAfter(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const wait = /^\d{1,9}$/.test(text) ? seconds(Number(text)) : Date.parse(text) - Date.now()
  return Number.isFinite(wait) && wait > 0 ? wait : undefined
}

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, ' ').toWellFormed()
}
