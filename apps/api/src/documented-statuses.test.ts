import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { keyPermissionOf } from './platform/http/key-permission.ts'
import type { OpenApiDocument } from './platform/openapi/document.ts'
import { byStatus, refusalsOf } from './platform/openapi/refusals.ts'
import { anyRequestTo, type Operation } from './testing/fuzz/any-request.ts'
import { exampleRequest, probesOf, type Tokens } from './testing/fuzz/probes.ts'
import { insertApiKey } from './testing/people.ts'
import { useTestApi } from './testing/test-api.ts'

/** Every status that follows from the description of a route is answered. Those of handlers are tested with them. */
const shop = useTestApi({ rateLimitFactor: 1_000_000 })
/** Every request is one too many. */
const crowded = useTestApi({ rateLimitFactor: 0 })
let tokens: Tokens
let operations: Map<string, Operation>

beforeAll(async () => {
  const [customer, admin, unconfirmed] = [
    await shop.as('user'),
    await shop.as('admin'),
    await shop.as('user'),
  ]
  await shop.database.db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, unconfirmed.userId))
  const { key } = await insertApiKey(shop.database.db, admin.userId, { now: shop.clock.now, permissions: [] })
  tokens = { customer: customer.token, admin: admin.token, unconfirmed: unconfirmed.token, key }
  const { paths, components }: OpenApiDocument = await (await shop.fetch('/openapi.json')).json()
  operations = new Map(
    shop.api.routes.map(({ endpoint: { method, path } }) => {
      const described = paths[`/api${path}`]?.[method.toLowerCase()] as Operation
      return [`${method} ${path}`, { ...described, method, path, components: components.schemas }]
    }),
  )
})

/** They read the body once the ticket, the order or the gateway is found; their tests have one. */
const findsFirst = new Set([
  'POST /bank-messages',
  'POST /newsletter/bounces',
  'POST /order-links/{token}/receipts',
  'POST /payment-notifications/{id}',
  'POST /services/ticket/{token}/photos',
])

const operationOf = (name: string) => operations.get(name) as Operation

test('every refusal that a route describes by itself is answered', { timeout: 240_000 }, async () => {
  const missing: string[] = []
  for (const route of shop.api.routes) {
    const name = `${route.endpoint.method} ${route.endpoint.path}`
    const own = byStatus(refusalsOf({ ...route, refusals: [] }))
    for (const status of own.keys()) {
      // A conflict needs state; limits have their own test.
      if (status === 429 || status === 409) continue
      if (findsFirst.has(name) && status !== 404 && status !== 403) continue
      const answers: number[] = []
      for (const { address, init } of probesOf(route, operationOf(name), status, tokens)) {
        answers.push((await shop.fetch(address, init)).status)
        if (answers.at(-1) === status) break
      }
      if (answers.at(-1) !== status) missing.push(`${name}: ${status}, but ${answers.join(', ')}`)
    }
  }
  expect(missing).toEqual([])
})

test('every limit is answered with a 429', { timeout: 240_000 }, async () => {
  const [customer, admin] = [await crowded.as('user'), await crowded.as('admin')]
  const missing: string[] = []
  for (const { access, endpoint, limits, upload } of crowded.api.routes) {
    if (!limits) continue
    const operation = operationOf(`${endpoint.method} ${endpoint.path}`)
    const token = { public: undefined, customer: customer.token, admin: admin.token }[access]
    const isLimited = async () => {
      const requests = fc.sample(anyRequestTo(operation, {}), { seed: 1, numRuns: 150 })
      for (const { address, init } of [exampleRequest(operation), ...requests]) {
        if ('text' in init || 'upload' in init) continue
        const response = await crowded.fetch(address, { ...init, ...(token && { token }) })
        if (response.status === 429) return true
      }
      return false
    }
    const form = { method: endpoint.method, body: new FormData(), ...(token && { token }) }
    const isRefused = upload
      ? (await crowded.fetch(endpoint.path.replace(/\{\w+\}/g, 'x'.repeat(43)), form)).status === 429
      : await isLimited()
    if (!isRefused) missing.push(`${endpoint.method} ${endpoint.path}`)
  }
  expect(missing).toEqual([])
})

test('a key that calls too often gets a 429 everywhere', { timeout: 240_000 }, async () => {
  const { userId } = await crowded.as('admin')
  const { key: token } = await insertApiKey(crowded.database.db, userId, { now: crowded.clock.now })
  for (const route of crowded.api.routes.filter(keyPermissionOf)) {
    const { method, path } = route.endpoint
    const { address, init } = exampleRequest(operationOf(`${method} ${path}`))
    expect((await crowded.fetch(address, { ...init, token })).status, `${method} ${path}`).toBe(429)
  }
})
