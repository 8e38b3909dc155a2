import { ApiError, readError } from './api-error.ts'
import { operations } from './operations.gen.ts'
import { type RetryOptions, waitBefore } from './retry.ts'
import type { components } from './schema.gen.ts'

export type Schemas = components['schemas']
type Operations = Schemas['Operations']

export interface ClientOptions extends RetryOptions {
  /** Where the shop is, such as `https://tienda.example`. */
  url: string
  /** `tck_…`; without one only public operations answer. */
  key?: string
  /** For one attempt; 30 seconds unless told. */
  timeoutMs?: number
  fetch?: typeof fetch
}

interface CallOptions {
  /** Names the write, so that a retry does it once. A random one unless told. */
  idempotencyKey?: string
  signal?: AbortSignal
}

type Input<Operation> = Omit<Operation, 'response'> & CallOptions
type Arguments<Operation> =
  Record<never, never> extends Input<Operation> ? [input?: Input<Operation>] : [input: Input<Operation>]

/** One method for each operation of the reference, by its name. */
export type Client = {
  [Name in keyof Operations]: (
    ...input: Arguments<Operations[Name]>
  ) => Promise<Operations[Name] extends { response: infer Response } ? Response : undefined>
}

interface Operation {
  method: string
  path: string
  /** Takes an idempotency key. */
  repeatable?: boolean
  /** Of a body that is not JSON: a file, or a form with files. */
  media?: string
}

interface AnyInput extends CallOptions {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export function createClient(options: ClientOptions): Client {
  const methods = Object.entries<Operation>(operations).map(([name, operation]) => [
    name,
    (input: AnyInput = {}) => call(options, operation, input),
  ])
  return Object.fromEntries(methods)
}

async function call(options: ClientOptions, operation: Operation, input: AnyInput): Promise<unknown> {
  const { method, repeatable } = operation
  const request = requestOf(options, operation, input)
  const isSafe = method === 'GET' || repeatable === true
  for (let attempt = 1; ; attempt += 1) {
    const answer = await attemptOf(options, request, input.signal)
    if (!(answer instanceof Error) && answer.ok) return read(answer)
    const wait = waitBefore(attempt + 1, { answer, isSafe, options })
    if (wait === undefined) throw answer instanceof Error ? answer : await readError(answer)
    if (!(answer instanceof Error)) await answer.body?.cancel()
    await (options.sleep ?? sleep)(wait)
    input.signal?.throwIfAborted()
  }
}

/** A lost connection and a timeout are values too: they may be worth another attempt. */
async function attemptOf(
  { fetch: send = fetch, timeoutMs = 30_000 }: ClientOptions,
  { url, init }: { url: string; init: RequestInit },
  signal: AbortSignal | undefined,
): Promise<Response | Error> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await send(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (error) {
    if (signal?.aborted) throw error
    return new ApiError({ code: 'unreachable', message: 'The shop did not answer' }, { cause: error })
  }
}

function requestOf(
  { url, key }: ClientOptions,
  { method, path, repeatable, media }: Operation,
  { params = {}, query = {}, body, idempotencyKey }: AnyInput,
): { url: string; init: RequestInit } {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const address = new URL(filled, url)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))
  const headers = {
    accept: 'application/json, */*;q=0.5',
    ...(key && { authorization: `Bearer ${key}` }),
    ...(repeatable && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
    // `fetch` writes that of a form, with its boundary.
    ...(body !== undefined && media !== formMedia && { 'content-type': media ?? 'application/json' }),
  }
  return {
    url: address.href,
    init: { method, headers, ...(body !== undefined && { body: sent(body, media) }) },
  }
}

const formMedia = 'multipart/form-data'

function sent(body: unknown, media: string | undefined): BodyInit {
  if (media === undefined) return JSON.stringify(body)
  return media === formMedia ? formOf(body as Record<string, Blob>) : (body as Blob | string)
}

function formOf(files: Record<string, Blob>): FormData {
  const form = new FormData()
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return form
}

function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204) return Promise.resolve(undefined)
  if (type.startsWith('application/json')) return response.json()
  return /^text\/|ndjson/.test(type) ? response.text() : response.blob()
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
