import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Handler } from '../http/request-facts.ts'
import type { RenderedPage, RenderPage } from '../pages/web-handler.ts'
import { createLagMeter, watchLag, watchLoad } from './overload.ts'
import { createShedding } from './shed-load.ts'

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** A meter after looks that came so late, with the share of work of each. */
function meterAfter(tooLate: number, looks: readonly { late: number; worked?: number }[]) {
  const meter = createLagMeter(tooLate, 0)
  let now = 0
  for (const { late, worked = 0.5 } of looks) {
    now += 100 + late
    meter.look(now, worked)
  }
  return meter
}

test('an event loop that is late repeatedly is overloaded, and recovers', () => {
  expect(meterAfter(200, []).isOverloaded()).toBe(false)
  expect(meterAfter(200, [{ late: 300 }, { late: 300 }]).isOverloaded()).toBe(true)
  expect(meterAfter(200, [{ late: 300 }, { late: 300 }, { late: 0 }]).isOverloaded()).toBe(false)
})

test('one long pause is no overload', () => {
  expect(meterAfter(200, [{ late: 0 }, { late: 500 }]).isOverloaded()).toBe(false)
})

test('the lag limit is configurable', () => {
  const meter = meterAfter(5_000, [{ late: 400 }, { late: 400 }])
  expect([meter.lag(), meter.isOverloaded()]).toEqual([400, false])
})

test('a process without a pause is busy; one that waits is not', () => {
  expect(meterAfter(200, [{ late: 30, worked: 1 }]).isBusy()).toBe(true)
  expect(meterAfter(200, [{ late: 30, worked: 0.9 }]).isBusy()).toBe(false)
  expect(meterAfter(200, [{ late: 0, worked: 1 }]).isBusy()).toBe(false)
})

test('the event loop of this process is watched', async () => {
  const lag = watchLag(200)
  onTestFinished(lag.stop)
  const blocked = async () => {
    block(400)
    await pause(1)
    return lag.isOverloaded()
  }
  await expect.poll(blocked, { timeout: 30_000 }).toBe(true)
  await expect.poll(lag.isOverloaded, { timeout: 30_000 }).toBe(false)
})

test('a long queue for a connection is an overload, and ends with the queue', () => {
  const pool = { waitingCount: 59 }
  const load = watchLoad({ isOverloaded: () => false, isBusy: () => false }, pool)
  expect(load.isOverloaded()).toBe(false)
  pool.waitingCount = 60
  expect(load.isOverloaded()).toBe(true)
  pool.waitingCount = 0
  expect(load.isOverloaded()).toBe(false)
})

async function shedding(load: { overloaded?: boolean; busy?: boolean }) {
  let shed = 0
  let working = 0
  const gate = Promise.withResolvers<void>()
  const workOn = async (url = '') => {
    if (!url.endsWith('slow')) return
    working += 1
    await gate.promise
  }
  const { overloaded = false, busy = overloaded } = load
  const metrics = { countShed: () => (shed += 1), observe: () => {} }
  const work = createShedding({ isOverloaded: () => overloaded, isBusy: () => busy }, metrics)
  const render = work.render((async ({ url }) => {
    await workOn(url)
    return { response: new Response('page'), nonce: '', searches: [] }
  }) satisfies RenderPage)
  const call: Handler = async (_incoming, outgoing, { url }) => {
    const bindings = { clientAddress: '', requestId: 'r1', secure: false }
    const fetchApi = work.calls(async (request) => {
      await workOn(request.url)
      return new Response('called')
    })
    outgoing.end(await (await fetchApi(new Request(url), bindings)).text())
  }
  const page: Handler = async (_incoming, outgoing, facts) => {
    const preferences = { locale: 'es', currency: 'USD', saveData: false, localeFromAddress: false } as const
    const { response } = await render(new Request(facts.url), facts, preferences)
    outgoing.end(await response.text())
  }
  const answers = { '/api': work.api(call), '/page': work.page(page) }
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '', 'http://x')
    const facts = { url, secure: false, clientAddress: '', requestId: 'r1' }
    if (work.refuseEarly(incoming, outgoing)) return
    void answers[url.pathname.startsWith('/api') ? '/api' : '/page'](incoming, outgoing, facts)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  /** Requests that are being worked on until `finish`. */
  async function occupy(path: string, requests: number) {
    const before = working
    const answers = Array.from({ length: requests }, () => get(`${path}?slow`))
    await vi.waitFor(() => expect(working).toBe(before + requests))
    return answers
  }
  return { get, occupy, finish: gate.resolve, count: () => shed }
}

test('expensive requests are refused with a 503 and Retry-After', async () => {
  const { get, occupy, finish, count } = await shedding({ overloaded: true })
  const underWay = [...(await occupy('/api', 8)), ...(await occupy('/page', 2))]
  const call = await get('/api')
  expect(call.status).toBe(503)
  expect(call.headers.get('retry-after')).toBe('2')
  expect((await call.json()).error).toMatchObject({ statusCode: 503, code: 'overloaded', requestId: 'r1' })
  const page = await get('/page')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('La tienda está muy ocupada')
  expect(count()).toBe(2)
  finish()
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await get('/api')).status).toBe(200)
})

test('without overload every request is handled', async () => {
  const { get, count } = await shedding({})
  expect(await (await get('/api')).text()).toBe('called')
  expect(await (await get('/page')).text()).toBe('page')
  expect(count()).toBe(0)
})

test('a busy process works on sixteen calls at once, and refuses those of people at once', async () => {
  const { get, occupy, finish, count } = await shedding({ busy: true })
  const underWay = await occupy('/api', 16)
  const own = await get('/api/cart', { cookie: 'currency=USD; session=abc' })
  expect(own.status).toBe(503)
  expect(own.headers.get('x-content-type-options')).toBe('nosniff')
  const { error } = await own.json()
  expect(error).toMatchObject({ code: 'overloaded', requestId: own.headers.get('x-request-id') })
  const anybody = await get('/api/catalogue')
  expect([anybody.status, anybody.headers.get('x-content-type-options')]).toEqual([503, null])
  expect((await get('/page')).status).toBe(200)
  expect(count()).toBe(2)
  finish()
  await Promise.all(underWay)
  expect((await get('/api/cart', { cookie: 'session=abc' })).status).toBe(200)
})

test('the number of concurrent renders is limited', async () => {
  const metrics = { countShed: () => {}, observe: () => {} }
  const work = createShedding({ isOverloaded: () => false, isBusy: () => false }, metrics)
  const drawn = Promise.withResolvers<RenderedPage>()
  const render = work.render((() => drawn.promise) satisfies RenderPage)
  const facts = { url: new URL('http://x/'), secure: false, clientAddress: '', requestId: 'r1' }
  const preferences = { locale: 'es', currency: 'USD', saveData: false, localeFromAddress: false } as const
  const draw = () => render(new Request('http://x/'), facts, preferences)
  const under = Array.from({ length: 24 }, draw)
  await expect(draw()).rejects.toThrow()
  drawn.resolve({ response: new Response('page'), nonce: '', searches: [] })
  await Promise.all(under)
  expect((await draw()).response.status).toBe(200)
})
