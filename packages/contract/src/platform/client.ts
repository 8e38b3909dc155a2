import type { Call, Endpoint } from './endpoint.ts'
import { errorCodes, isErrorCode, type WireError } from './error-codes.ts'
import type { Packed } from './packed.ts'

/** Sends a request to the API: `fetch` in a browser, a direct call where both run in one process. */
export type Send = (path: string, init: RequestInit) => Promise<Answer>

/** The part of `Response` that the client uses. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json' | 'text'>

/** Exactly the inputs that the endpoint takes. */
export type Input<C extends Call> = Omit<C, 'response'> & {
  headers?: Record<string, string>
  signal?: AbortSignal
}

export type Outcome<T> = { ok: true; data: T } | { ok: false; error: WireError }

/** Thrown by `call` for a refusal; `attempt` returns refusals as values. */
export class ApiError extends Error {
  readonly detail: WireError
  constructor(detail: WireError) {
    super(detail.message)
    this.name = 'ApiError'
    this.detail = detail
  }
}

export interface Client {
  call<C extends Call>(endpoint: Endpoint<C>, ...input: InputArguments<C>): Promise<C['response']>
  attempt<C extends Call>(endpoint: Endpoint<C>, ...input: InputArguments<C>): Promise<Outcome<C['response']>>
  /** Like `call`, but returns the unparsed body. */
  callPacked<C extends Call>(
    endpoint: Endpoint<C>,
    ...input: InputArguments<C>
  ): Promise<Packed<C['response']>>
}

/** The input of any call, for code that does not depend on its types. */
interface LooseInput {
  params?: Call['params'] | undefined
  query?: Call['query'] | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T]
type InputArguments<C extends Call> =
  RequiredKeys<Omit<C, 'response'>> extends never ? [input?: Input<C>] : [input: Input<C>]

export function createClient(send: Send, base = '/api'): Client {
  function ask<C extends Call>(endpoint: Endpoint<C>, ...[input]: InputArguments<C>): Promise<Answer> {
    const { params, query, body, headers, signal }: LooseInput = input ?? {}
    const isForm = body instanceof FormData
    const hasJson = body !== undefined && !isForm
    return send(base + fillPath(endpoint.path, params) + queryString(query), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(hasJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  }

  async function attempt<C extends Call>(
    endpoint: Endpoint<C>,
    ...input: InputArguments<C>
  ): Promise<Outcome<C['response']>> {
    const answer = await ask(endpoint, ...input)
    // The schemas on the server's side are what makes this body a response of C.
    return readOutcome(answer, async () => (answer.status === 204 ? undefined : await answer.json()))
  }

  return {
    attempt,
    async call(endpoint, ...input) {
      return dataOf(await attempt(endpoint, ...input))
    },
    async callPacked(endpoint, ...input) {
      const answer = await ask(endpoint, ...input)
      return dataOf(await readOutcome(answer, () => answer.text()))
    },
  }
}

function fillPath(path: string, params: Call['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
}

function queryString(query: Call['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}

function dataOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.data
  throw new ApiError(outcome.error)
}

async function readOutcome<T>(answer: Answer, read: () => Promise<T>): Promise<Outcome<T>> {
  if (answer.ok) return { ok: true, data: await read() }
  return { ok: false, error: await readError(answer) }
}

/** A response of a proxy or a failing server may have another format: reported as `unavailable`. */
async function readError(answer: Answer): Promise<WireError> {
  const body: unknown = await answer.json().catch(() => undefined)
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  if (isErrorCode(error.code) && typeof error.message === 'string') return error as unknown as WireError
  return { statusCode: answer.status, name: errorCodes.unavailable.name, code: 'unavailable', message: '' }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
