import { inspect } from 'node:util'
import { closeAccount } from '@tecnoclick/contract/people/account/endpoints'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { users } from '@tecnoclick/database/schema/people/users'
import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { Route } from './platform/http/route.ts'
import type { OpenApiDocument } from './platform/openapi/document.ts'
import { anyRequestTo, type FuzzRequest, type Operation } from './testing/fuzz/any-request.ts'
import { existingValues } from './testing/fuzz/existing-values.ts'
import { answerChecker, type CheckAnswer } from './testing/fuzz/published-answer.ts'
import { responseProblems } from './testing/fuzz/response-problems.ts'
import { insertApiKey, insertSession, insertUser } from './testing/people.ts'
import { createSampleShop, type SampleShop } from './testing/sample-shop.ts'
import { mailedLinks, notices, people, recovery, secondFactors } from './testing/scenes/accounts.ts'
import { campaigns } from './testing/scenes/campaigns.ts'
import { bankMessages, deskWork, pages, storedFiles, webhooks } from './testing/scenes/content.ts'
import { documented } from './testing/scenes/documented.ts'
import { playing } from './testing/scenes/play.ts'
import { repairWork } from './testing/scenes/repair-work.ts'
import { changes, details, lists } from './testing/scenes/rows.ts'
import {
  cashBook,
  counter,
  credit,
  deliveringOrders,
  deliveryZones,
  familyPays,
  onlinePayments,
  orders,
  refunds,
  returns,
  stockSheets,
} from './testing/scenes/selling.ts'
import { passports, serials } from './testing/scenes/serials.ts'
import { deviceTypes, includedServices, quotes, repairs } from './testing/scenes/workshop.ts'
import { type TestInit, useTestApi } from './testing/test-api.ts'

/** `npm test` always sends the same requests. `npm run fuzz` sends more, with another seed in every run. */
const wanted = Number(process.env.FUZZ_REQUESTS ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 1_234_567)
/** Concurrent requests, so that they interleave and a delayed response does not stop the others. */
const lanes = 8
/** Different problems; of each the first request is shown. */
const maxReported = 100

const faults: string[] = []
const log = pino({ level: 'error' }, { write: (line) => faults.push(JSON.parse(line).err?.message ?? line) })
const shop = useTestApi({ rateLimitFactor: 1_000_000, log })
const tokens: Record<FuzzRequest['caller'], string> = {
  visitor: '',
  ana: '',
  business: '',
  admin: '',
  key: '',
}
let sample: SampleShop

beforeAll(async () => {
  sample = await createSampleShop(shop)
  for (const name of ['ana', 'business', 'admin'] as const) tokens[name] = sample[name].token
  await makeKey(sample.admin.userId)
})

const prototype = Object.getOwnPropertyNames(Object.prototype)

/** The routes that answered a scene with success. */
const succeeded = new Set<string>()

/** Valid requests to every route, before random ones change the data. */
const scenes = {
  ...{
    documented,
    mailedLinks,
    campaigns,
    people,
    recovery,
    secondFactors,
    notices,
    quotes,
    repairs,
    repairWork,
    includedServices,
    deviceTypes,
    pages,
    storedFiles,
    deskWork,
  },
  ...{
    orders,
    refunds,
    credit,
    familyPays,
    counter,
    cashBook,
    returns,
    deliveringOrders,
    deliveryZones,
    stockSheets,
    webhooks,
    bankMessages,
    onlinePayments,
    serials,
    passports,
    lists,
    changes,
    details,
  },
}

test.each(Object.entries(scenes))('the scene %s', async (_name, scene) => {
  await scene({ shop, sample, play: playing(succeeded) })
})

test('every route succeeds in a scene', () => {
  const names = shop.api.routes.map(({ endpoint: { method, path } }) => `${method} ${path}`)
  expect(names.filter((name) => !succeeded.has(name))).toEqual([])
})

test(`${wanted} requests generated from the OpenAPI document with seed ${seed} cause no fault`, {
  timeout: 3_600_000,
}, async () => {
  const document: OpenApiDocument = await (await shop.fetch('/openapi.json')).json()
  const operations = operationsOf(document)
  const check = answerChecker(document)
  const known = existingValues(sample)
  const each = Math.ceil(wanted / operations.length)
  const problems = new Map<string, string>()
  let sent = 0
  const queue = operations.values()
  const work = async () => {
    for (const { route, operation } of queue) {
      for (const request of fc.sample(anyRequestTo(operation, known), { seed, numRuns: each })) {
        sent += 1
        for (const problem of await judge({ route, operation }, request, check))
          if (!problems.has(problem)) problems.set(problem, JSON.stringify(request).slice(0, 1000))
        if (problems.size > maxReported) return
      }
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: lanes }, work))
  const seconds = (performance.now() - startedAt) / 1000
  process.stdout.write(`${sent} requests, ${Math.round(sent / seconds)} a second, seed ${seed}\n`)
  const report = [...problems].map(([problem, request]) => `${problem}\n  ${request}`)
  expect(report.join('\n'), faults.join('\n')).toBe('')
  expect(sent).toBeGreaterThanOrEqual(wanted)
})

test('no prototype was changed, and every invariant still holds', async () => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototype)
  expect({}).not.toHaveProperty('polluted')
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

interface Described {
  route: Route
  operation: Operation
}

function operationsOf({ paths, components }: OpenApiDocument): Described[] {
  const operations = shop.api.routes.map((route) => {
    const { method, path } = route.endpoint
    const described = paths[`/api${path}`]?.[method.toLowerCase()] as Operation
    return { route, operation: { ...described, method, path, components: components.schemas } }
  })
  // Last: it removes what the other requests are about.
  const isClosing = ({ route }: Described) => route.endpoint === closeAccount
  return [...operations.filter((one) => !isClosing(one)), ...operations.filter(isClosing)]
}

async function judge(
  { route, operation }: Described,
  request: FuzzRequest,
  check: CheckAnswer,
): Promise<string[]> {
  try {
    const response = await send(request)
    const { caller } = request
    // A busy machine may have no free connection and respond with a 503; the request is retried.
    if (response.status === 401 && caller !== 'visitor') {
      const name = caller === 'key' ? 'admin' : caller
      await signInAgain(name).catch(() => signInAgain(name))
    }
    const unpublished = await check(operation, response)
    return [...unpublished, ...(await responseProblems(route, request, response))]
  } catch (error) {
    return [inspect(error)]
  }
}

function send({ caller, address, init: { text, upload, ...init } }: FuzzRequest): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const more: TestInit = { ...init, isRandom: true, ...(tokens[caller] && { token: tokens[caller] }) }
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

/** Some requests sign out, or disable or close the account that sent them. A closed one is replaced by a new one. */
async function signInAgain(name: 'ana' | 'business' | 'admin'): Promise<void> {
  const { db } = shop.database
  const [enabled] = await db
    .update(users)
    .set({ enabled: true, activatedAt: new Date(0) })
    .where(and(eq(users.id, sample[name].userId), isNull(users.closedAt)))
    .returning({ id: users.id })
  const userId = enabled?.id ?? (await insertUser(db, { role: name === 'ana' ? 'user' : name }))
  tokens[name] = await insertSession(db, userId, shop.clock.now)
  if (name === 'admin') await makeKey(userId)
}

/** Some requests revoke the key, and a disabled owner stops it. */
async function makeKey(userId: number): Promise<void> {
  const { key } = await insertApiKey(shop.database.db, userId, { now: shop.clock.now })
  tokens.key = key
}
