import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { insertUser, somePassword } from '@tecnoclick/api/testing/people'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertProducts } from '../testing/buyers.ts'
import { type FixtureServer, startFixture } from '../testing/start-fixture.ts'

/** The clients that others generate from the OpenAPI document: they compile, and they shop. */
let server: FixtureServer
let folder: string

beforeAll(async () => {
  server = await startFixture()
  folder = await mkdtemp(join(tmpdir(), 'tecnoclick-client-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const run = promisify(execFile)

/** Written and compiled beside the generated files. */
const shopper = `
import { client } from './client/client.gen.ts'
import { addCartItem, getCart, listOrders, listProducts, placeOrder, signIn } from './client/sdk.gen.ts'
import type { components, paths } from './schema.d.ts'

type NewOrder = paths['/api/sellorders']['post']['requestBody']['content']['application/json']
type Status = components['schemas']['OrderStatus']

const [baseUrl = '', email = '', password = '', productId = ''] = process.argv.slice(2)
client.setConfig({ baseUrl })
const refused = await placeOrder({ body: { termsAccepted: true } })
const { data: session } = await signIn({ body: { email, password }, throwOnError: true })
client.setConfig({ auth: session.token })
const { data: products } = await listProducts({ throwOnError: true })
const headers = { 'Idempotency-Key': 'generated-client' }
await addCartItem({ body: { productId: Number(productId) }, throwOnError: true })
const { data: cart } = await getCart({ throwOnError: true })
const wish: NewOrder = { termsAccepted: true, recipientPhone: '5555 0101' }
const { data: order } = await placeOrder({ body: wish, headers, throwOnError: true })
const { data: again } = await placeOrder({ body: wish, headers, throwOnError: true })
const { data: orders } = await listOrders({ query: { 'filter[limit]': 1 }, throwOnError: true })
const status: Status = order.status
console.log(JSON.stringify({
  refused: refused.error?.error.code,
  products: products.total,
  lines: cart.items.length,
  status,
  isSame: order.id === again.id && orders.data[0]?.id === order.id,
}))
`

const compilerOptions = {
  strict: true,
  target: 'ES2024',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
}

test('generated clients compile under strict and place an order', { timeout: 180_000 }, async () => {
  await generate()
  const require = createRequire(import.meta.url)
  const typeRoots = [dirname(dirname(require.resolve('@types/node/package.json')))]
  const configuration = { compilerOptions: { ...compilerOptions, typeRoots }, include: ['.'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  const compiler = join(dirname(require.resolve('typescript-native/package.json')), 'bin', 'tsc')
  const compiled = await run(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({ stdout }))
  expect(compiled.stdout).toBe('')

  const email = 'client@ejemplo.cu'
  await insertUser(server.database.db, { email })
  const [productId] = await insertProducts(server.database.url, [5])
  // The catalogue is read from memory and follows within about a second.
  const listed = async () => (await (await fetch(`${server.url}/api/products/fulldata`)).json()).total
  await expect.poll(listed, { timeout: 20_000 }).toBe(1)
  const args = [join(folder, 'shopper.ts'), server.url, email, somePassword, String(productId)]
  const { stdout } = await run(process.execPath, args)
  expect(JSON.parse(stdout)).toEqual({
    refused: 'unauthenticated',
    products: 1,
    lines: 1,
    status: 'PENDIENTE',
    isSame: true,
  })
})

async function generate(): Promise<void> {
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json()
  // A field with a default need not be sent.
  const types = await openapiTS(document, { defaultNonNullable: false })
  await writeFile(join(folder, 'schema.d.ts'), astToString(types))
  await createClient({
    input: document,
    output: { path: join(folder, 'client'), module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent', file: false },
  })
  await writeFile(join(folder, 'shopper.ts'), shopper)
}
