import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Sending {
  json?: unknown
  /** A form of a page, url-encoded. */
  form?: Record<string, string>
  upload?: FormData
  /** Sent as it is. */
  body?: string | Buffer
  headers?: Record<string, string>
}

export class Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer

  constructor(status: number, headers: IncomingHttpHeaders, bytes: Buffer) {
    this.status = status
    this.headers = headers
    this.bytes = bytes
  }

  get text(): string {
    return this.bytes.toString('utf8')
  }

  json() {
    return JSON.parse(this.text)
  }

  /** The code of a refusal; the status as text where there is none. */
  get code(): string {
    const type = this.headers['content-type'] ?? ''
    const code = type.includes('json') && this.text ? this.json()?.error?.code : undefined
    return code ?? String(this.status)
  }

  get cookies(): readonly string[] {
    return this.headers['set-cookie'] ?? []
  }

  /** The whole `Set-Cookie` line of a cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.find((line) => line.startsWith(`${name}=`))
  }
}

export interface ClientOptions {
  port: number
  /** The client address that the proxy tells; none for a shop without one. */
  network?: string
  token?: string
  /** Keeps cookies and sends what a browser on our own pages would. */
  isBrowser?: boolean
}

/**
 * Sends requests as they are given: unlike fetch it neither normalises paths nor forbids headers, and it follows no redirect.
 */
export class Client {
  readonly options: ClientOptions
  readonly #cookies = new Map<string, string>()

  constructor(options: ClientOptions) {
    this.options = options
  }

  /** The same person and network with another way to prove who it is. */
  with(change: Partial<ClientOptions>): Client {
    return new Client({ ...this.options, ...change })
  }

  get(path: string, sending: Sending = {}): Promise<Answer> {
    return this.send('GET', path, sending)
  }

  post(path: string, json: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, { json, headers })
  }

  patch(path: string, json: unknown): Promise<Answer> {
    return this.send('PATCH', path, { json })
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path)
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  cookieValue(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  async send(method: string, path: string, sending: Sending = {}): Promise<Answer> {
    const { body, type } = await encode(sending)
    const headers: Record<string, string> = {
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...(type && { 'content-type': type }),
      ...this.#ownHeaders(),
      ...sending.headers,
    }
    const answer = await exchange(this.options.port, method, path, headers, body)
    if (this.options.isBrowser) this.#keepCookies(answer)
    return answer
  }

  #ownHeaders(): Record<string, string> {
    const { network, token, isBrowser } = this.options
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    return {
      ...(network && { 'x-forwarded-for': network }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isBrowser && { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }),
      ...(cookie && { cookie }),
    }
  }

  #keepCookies({ cookies }: Answer): void {
    for (const line of cookies) {
      const [pair = ''] = line.split(';', 1)
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '' || /max-age=0(;|$)/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

async function encode({
  json,
  form,
  upload,
  body,
}: Sending): Promise<{ body?: string | Buffer; type?: string }> {
  if (body !== undefined) return { body }
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form) return { body: String(new URLSearchParams(form)), type: 'application/x-www-form-urlencoded' }
  if (!upload) return {}
  const encoded = new Response(upload)
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  }
}

/** Kept open, like those of a proxy. */
const connections = new Agent({ keepAlive: true, maxSockets: 16 })

function exchange(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers, agent: connections },
      (incoming) => {
        const chunks: Buffer[] = []
        const finish = () =>
          resolve(new Answer(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks)))
        incoming.on('data', (chunk) => chunks.push(chunk))
        // A server that refuses a body may reset the connection after its answer.
        incoming.on('end', finish).on('error', finish)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
