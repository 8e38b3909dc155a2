import { checkInvariants } from '@tecnoclick/database/invariants'
import { hasAccess } from '@tecnoclick/domain/people/roles'
import { beforeAll, expect, test } from 'vitest'
import {
  type Caller,
  callers,
  type DocumentedCall,
  roleOf,
} from './testing/documented-calls/documented-call.ts'
import { everyCall } from './testing/documented-calls/every-call.ts'
import { createSampleShop, type SampleShop } from './testing/sample-shop.ts'
import { useTestApi } from './testing/test-api.ts'

/** Every documented call by every role: answered, refused or not found, with the documented field names. */
const shop = useTestApi({ rateLimitFactor: 1000 })
let sample: SampleShop

beforeAll(async () => {
  sample = await createSampleShop(shop)
})

const routeOf = ({ call }: DocumentedCall) =>
  shop.api.routes.find(({ endpoint: { method, path } }) => `${method} ${path}` === call)

test('every documented call exists and is in the reference with its response', async () => {
  const { paths } = await (await shop.fetch('/openapi.json')).json()
  for (const { call } of everyCall) {
    const [method = '', path] = call.split(' ')
    const operation = paths[`/api${path}`]?.[method.toLowerCase()]
    expect(operation, call).toBeDefined()
    expect(operation.responses.default, call).toBeDefined()
    const answers = Object.keys(operation.responses).filter((status) => /^20[014]$/.test(status))
    expect(answers, call).toHaveLength(1)
  }
})

test.each(everyCall.map((documentedCall, index) => ({ ...documentedCall, index })))(
  '$call ($index), by every role',
  async (documentedCall) => {
    // Refused roles first, because the others change the data.
    const expected = callers.map((name) => ({ name, status: statusFor(documentedCall, name) }))
    for (const { name, status } of expected.toSorted((a, b) => b.status - a.status)) {
      const caller = await callerOf(name, documentedCall)
      const response = await send(documentedCall, caller)
      expect(response.status, `${name}: ${await response.clone().text()}`).toBe(status)
      if (!response.ok) expect((await response.json()).error, name).toMatchObject({ statusCode: status })
      else if (name === 'ana' || name === 'admin') await expectNames(response, documentedCall.holds)
    }
  },
)

test('a path may end with a slash', async () => {
  for (const documentedCall of everyCall.filter(({ call }) => call.startsWith('GET'))) {
    const response = await send(documentedCall, await callerOf('ana', documentedCall), '/')
    expect(response.status, documentedCall.call).toBe(statusFor(documentedCall, 'ana'))
  }
})

test('every invariant holds afterwards', async () => {
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

function statusFor(documentedCall: DocumentedCall, name: Caller['name']): number {
  const { access, own, instead } = documentedCall
  const role = roleOf[name]
  if (instead?.[name] !== undefined) return instead[name]
  if (!hasAccess(access, role)) return role ? 403 : 401
  if (own && (name === 'stranger' || name === 'business')) return 404
  return routeOf(documentedCall)?.status ?? 200
}

async function callerOf(name: Caller['name'], { fresh }: DocumentedCall): Promise<Caller> {
  const role = roleOf[name]
  const person = fresh || name === 'visitor' ? await shop.as(role) : sample[name]
  return { name, role, person }
}

async function send({ call, ...documentedCall }: DocumentedCall, caller: Caller, ending = '') {
  const { id = '', query = '', json, form } = (await documentedCall.with?.(sample, caller)) ?? {}
  const [method = '', path = ''] = call.split(' ')
  return caller.person.fetch(path.replace(/\{\w+\}/, String(id)) + ending + query, {
    method,
    ...(json !== undefined && { json }),
    ...(form && { body: form }),
  })
}

async function expectNames(response: Response, names: readonly string[] = []) {
  const body: unknown = names.length > 0 ? await response.json() : undefined
  for (const name of names) {
    const found = name.split('.').reduce((value: unknown, key) => Object(value)[key], body)
    expect(found, name).toBeDefined()
  }
}
