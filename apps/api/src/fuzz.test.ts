import { inspect } from 'node:util'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { Route } from './platform/http/route.ts'
import { type FurnishedShop, furnish } from './testing/furnished-shop.ts'
import { anyRequestTo, type FuzzRequest, type Operation } from './testing/fuzz/any-request.ts'
import { complaintsOf } from './testing/fuzz/complaints-of.ts'
import { knownTo } from './testing/fuzz/known-to.ts'
import { insertSession, insertUser } from './testing/people.ts'
import { type TestInit, useTestApi } from './testing/test-api.ts'

/** `npm run fuzz` sends more of them, from another beginning each time. */
const wanted = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const seed = Number(process.env.FUZZ_SEED ?? 1)
/** Several at once: requests meet, and answers that are held back do not hold up the rest. */
const lanes = 8
const told = 30

const faults: string[] = []
const log = pino({ level: 'error' }, { write: (line) => faults.push(JSON.parse(line).err?.message ?? line) })
const shop = useTestApi({ rateLimitFactor: 1_000_000, log })
const tokens: Record<FuzzRequest['caller'], string> = { visitor: '', ana: '', business: '', admin: '' }
let furnished: FurnishedShop

beforeAll(async () => {
  furnished = await furnish(shop)
  for (const name of ['ana', 'business', 'admin'] as const) tokens[name] = furnished[name].token
})

const prototype = Object.getOwnPropertyNames(Object.prototype)

test(`${wanted} requests made from the OpenAPI document find no fault`, { timeout: 3_600_000 }, async () => {
  const operations = await readOperations()
  const known = knownTo(furnished)
  const each = Math.ceil(wanted / operations.length)
  const complaints: string[] = []
  let sent = 0
  const queue = operations.values()
  const work = async () => {
    for (const { route, operation } of queue) {
      for (const request of fc.sample(anyRequestTo(operation, known), { seed, numRuns: each })) {
        sent += 1
        for (const complaint of await judge(route, request))
          complaints.push(`${complaint}\n  ${JSON.stringify(request).slice(0, 1000)}`)
        if (complaints.length > told) return
      }
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: lanes }, work))
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(`${sent} requests, ${Math.round(sent / seconds)} a second, seed ${seed}\n`)
  expect(complaints.join('\n'), faults.join('\n')).toBe('')
  expect(sent).toBeGreaterThanOrEqual(wanted)
})

test('no prototype was reached, and every invariant still holds', async () => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype)
  expect({}).not.toHaveProperty('polluted')
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

async function readOperations(): Promise<{ route: Route; operation: Operation }[]> {
  const { paths } = await (await shop.fetch('/openapi.json')).json()
  return shop.api.routes.map((route) => {
    const { method, path } = route.endpoint
    return { route, operation: { method, path, ...paths[`/api${path}`][method.toLowerCase()] } }
  })
}

async function judge(route: Route, request: FuzzRequest): Promise<string[]> {
  try {
    const answer = await send(request)
    const { caller } = request
    // A visitor would be told to wait where a busy machine has no connection to spare; here it is tried again.
    if (answer.status === 401 && caller !== 'visitor')
      await signInAgain(caller).catch(() => signInAgain(caller))
    return await complaintsOf(route, request, answer)
  } catch (error) {
    return [inspect(error)]
  }
}

function send({ caller, address, init: { text, upload, ...init } }: FuzzRequest): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const more: TestInit = { ...init, ...(tokens[caller] && { token: tokens[caller] }) }
  if (text !== undefined)
    return shop.fetch(address, {
      ...more,
      headers: { ...headers, 'content-type': 'application/json' },
      body: text,
    })
  if (upload) {
    const body = new FormData()
    body.set(upload.field, new File([Buffer.from(upload.bytes, 'latin1')], 'x.png'))
    return shop.fetch(address, { ...more, body })
  }
  return shop.fetch(address, more)
}

/** Some requests sign out, or shut the account that sent them. Who closed theirs comes back as somebody new. */
async function signInAgain(name: 'ana' | 'business' | 'admin'): Promise<void> {
  const { db } = shop.database
  const [enabled] = await db
    .update(users)
    .set({ enabled: true, activatedAt: new Date(0) })
    .where(and(eq(users.id, furnished[name].userId), isNull(users.closedAt)))
    .returning({ id: users.id })
  const userId = enabled?.id ?? (await insertUser(db, { role: name === 'ana' ? 'user' : name }))
  tokens[name] = await insertSession(db, userId, shop.clock.now)
}
