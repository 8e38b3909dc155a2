import { execFile, spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { insertApiKey, insertUser } from '@tecnoclick/api/testing/people'
import { ApiError } from '@tecnoclick/client/api-error'
import { createClient } from '@tecnoclick/client/client'
import { everyRow } from '@tecnoclick/client/every-row'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProducts, makeBuyers } from '../testing/buyers.ts'
import { describeClient } from '../testing/describe-client.ts'
import { type FixtureServer, startFixture } from '../testing/start-fixture.ts'

let server: FixtureServer
let folder: string
let owner: number

beforeAll(async () => {
  server = await startFixture()
  folder = await mkdtemp(join(tmpdir(), 'tecnoclick-examples-'))
  owner = await insertUser(server.database.db, { role: 'admin' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const run = promisify(execFile)
const fileOf = (path: string) =>
  fileURLToPath(new URL(`../../../../packages/client/${path}`, import.meta.url))

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function keyWith(...permissions: string[]): Promise<string> {
  const { key } = await insertApiKey(server.database.db, owner, { now: new Date(), permissions })
  return key
}

async function example(name: string, key: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, TECNOCLICK_URL: server.url, TECNOCLICK_KEY: key }
  return (await run(process.execPath, [fileOf(`examples/${name}`), ...args], { env })).stdout
}

/** `npm run client` writes them. */
test('the generated files agree with the OpenAPI document', { timeout: 120_000 }, async () => {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json()
  const { schema, operations } = await describeClient(document)
  await expect(operations).toMatchFileSnapshot(fileOf('src/operations.gen.ts'))
  await expect(schema).toMatchFileSnapshot(fileOf('src/schema.gen.ts'))
})

test('a CSV is sent as it is, a picture in a form', async () => {
  const shop = createClient({ url: server.url, key: await keyWith('products:import', 'pictures:write') })
  const body = 'SKU,Nombre,Precio USD\nCSV-1,Papel,4\n'
  const lines = (await shop.importProducts({ query: { dry: 'yes' }, body })).trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ report: { added: 1, failed: 0 } })
  const picture = new Blob([onePixel])
  const { files } = await shop.uploadPicture({ query: { name: 'punto' }, body: { picture } })
  expect(files).toHaveLength(1)
})

test('the example sets the stock from a CSV', async () => {
  const [id = 0] = await insertProducts(server.database.url, [5])
  const key = await keyWith('products:read', 'stock:write')
  const shop = createClient({ url: server.url, key })
  const read = async () => (await shop.listProductRows({ query: { 'filter[where][id]': id } })).data[0]
  const product = await read()
  const csv = join(folder, 'stock.csv')
  await writeFile(csv, `sku,stock\n${product?.sku},8\nnothing,1\n`)
  expect(await example('sync-stock.ts', key, csv)).toBe(`${product?.sku}: 5 → 8\nnothing: no such product\n`)
  expect(await example('sync-stock.ts', key, csv)).toContain('unchanged')
  expect(await read()).toMatchObject({ stock: 8 })
})

test('the example prints new orders once', async () => {
  const [id = 0] = await insertProducts(server.database.url, [5])
  const [buyer] = await makeBuyers(server.database.url, 1, () => server.url)
  const first = await buyer?.buy([id], 'first-order')
  const last = join(folder, 'last.txt')
  const key = await keyWith('orders:read')
  expect(await example('print-orders.ts', key, last)).toContain(first?.number ?? 'no order')
  expect(await example('print-orders.ts', key, last)).toBe('')
  const second = await buyer?.buy([id], 'second-order')
  const printed = await example('print-orders.ts', key, last)
  expect(printed).toContain(second?.number ?? 'no order')
  expect(printed).not.toContain(first?.number ?? 'no order')
})

test('the example answers signed webhooks only, and each once', async () => {
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  const program = spawn(process.execPath, [fileOf('examples/answer-webhook.ts')], {
    env: { ...process.env, PORT: '0', TECNOCLICK_WEBHOOK_SECRET: secret },
  })
  try {
    const lines = createInterface(program.stdout)[Symbol.asyncIterator]()
    const port = /port (\d+)/.exec((await lines.next()).value ?? '')?.[1]
    const send = (body: string, key = secret) => {
      const [id, timestamp] = ['msg_1', String(Math.floor(Date.now() / 1000))]
      const bytes = Buffer.from(key.slice('whsec_'.length), 'base64')
      const signature = createHmac('sha256', bytes).update(`${id}.${timestamp}.${body}`).digest('base64')
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      }
      return fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })
    }
    const body = JSON.stringify({ type: 'order.placed', data: { id: 1 } })
    expect((await send(body, 'whsec_AAAA')).status).toBe(401)
    expect((await send(body)).status).toBe(204)
    expect((await send(body)).status).toBe(204)
    expect((await lines.next()).value).toBe(`msg_1 order.placed ${body}`)
  } finally {
    program.kill()
  }
})

test('the client reads lists, page by page, and throws refusals with their code', async () => {
  await insertProducts(server.database.url, [1, 1, 1])
  const shop = createClient({ url: server.url, key: await keyWith('products:read') })
  const { total } = await shop.listProductRows()
  const ids = new Set<number>()
  for await (const { id } of everyRow((page) => shop.listProductRows({ query: { ...page } }), 2)) ids.add(id)
  expect(ids.size).toBe(total)
  expect(await shop.exportProducts()).toContain('SKU')
  const refused = await shop.listCustomers().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({
    status: 403,
    code: 'keyLacksPermission',
    values: { permission: 'customers:read' },
  })
})

test('the client repeats what may be repeated, with one idempotency key, as long as it is told to wait', async () => {
  const seen: { method: string | undefined; key: string | undefined }[] = []
  const busy = createServer((request, response) => {
    seen.push({ method: request.method, key: request.headers['idempotency-key'] as string | undefined })
    if (seen.length % 3 > 0) response.writeHead(503, { 'retry-after': '2' }).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0)
  const waits: number[] = []
  const { port } = busy.address() as AddressInfo
  const shop = createClient({
    url: `http://127.0.0.1:${port}`,
    random: () => 0,
    sleep: async (ms) => {
      waits.push(ms)
    },
  })
  try {
    await shop.listBrands()
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
    await shop.changeResetSale({ params: { id: 1 }, body: { descargable: true } })
    expect(new Set(seen.slice(3).map(({ key }) => key)).size).toBe(1)
    expect(seen[3]?.key).toMatch(/^[\w-]{36}$/)
    expect(waits).toEqual([2000, 2000, 2000, 2000])
    const unkeyed = await shop.adjustStock({ params: { id: 1 }, body: { stock: 1 } }).catch((error) => error)
    expect(unkeyed).toMatchObject({ status: 503, code: 'unavailable' })
    expect(seen).toHaveLength(7)
  } finally {
    busy.close()
  }
  const gone = createClient({ url: `http://127.0.0.1:${port}`, attempts: 1 })
  expect(await gone.listBrands().catch((error) => error)).toMatchObject({ status: 0, code: 'unreachable' })
})
