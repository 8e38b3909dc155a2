import { request } from 'node:https'
import { afterEach, expect, test } from 'vitest'
import { localhostCertificate } from '../testing/localhost-certificate.ts'
import { startFixture } from '../testing/start-fixture.ts'
import { startTlsProxy } from '../testing/tls-proxy.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function storeBehindProxy(environment: (proxyPort: number) => Record<string, string>) {
  // The proxy starts first: PUBLIC_URL contains its port.
  let target = 0
  const proxy = await startTlsProxy(() => target)
  closers.push(proxy.close)
  const server = await startFixture(environment(proxy.port))
  closers.push(server.close)
  target = server.port
  return { origin: `https://localhost:${proxy.port}`, port: proxy.port }
}

interface Handler {
  status: number
  headers: Record<string, unknown>
  body: string
}

function ask(port: number, path: string, headers: Record<string, string>, form?: string): Promise<Handler> {
  const method = form === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: 'localhost',
        family: 4,
        port,
        path,
        method,
        headers,
        ca: localhostCertificate.cert,
        agent: false,
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => (body += chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        )
      },
    )
    call.on('error', reject)
    call.end(form)
  })
}

const post = (port: number, origin: string) => {
  const form = 'word=hola'
  const type = 'application/x-www-form-urlencoded'
  return ask(port, '/form', { origin, 'content-type': type, 'content-length': String(form.length) }, form)
}

const set = {
  TRUST_PROXY: () => ({ TRUST_PROXY: '1' }),
  PUBLIC_URL: (port: number) => ({ PUBLIC_URL: `https://localhost:${port}` }),
}

test.each(['TRUST_PROXY', 'PUBLIC_URL'] as const)(
  'with %s a form posted from the same origin is accepted',
  async (name) => {
    const { port, origin } = await storeBehindProxy(set[name])
    const response = await post(port, origin)
    expect(response.status).toBe(200)
    expect(response.body).toContain('"said":"hola"')
  },
)

test.each(['TRUST_PROXY', 'PUBLIC_URL'] as const)(
  'with %s a form posted from another origin is refused',
  async (name) => {
    const { port } = await storeBehindProxy(set[name])
    expect((await post(port, 'https://evil.example')).status).toBe(400)
    expect((await post(port, `http://localhost:${port}`)).status).toBe(400)
  },
)

test('with neither, the store does not know its origin and refuses the form', async () => {
  const { port, origin } = await storeBehindProxy(() => ({}))
  expect((await post(port, origin)).status).toBe(400)
})

test('pages use the address of the browser and send HSTS', async () => {
  const { port, origin } = await storeBehindProxy(set.TRUST_PROXY)
  const { body, headers } = await ask(port, '/shop/catalog?lang=en', {})
  expect(body).toContain(`"address":"${origin}/shop/catalog?lang=en"`)
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/)
  expect(headers['set-cookie']).toEqual([expect.stringContaining('; Secure')])
})
