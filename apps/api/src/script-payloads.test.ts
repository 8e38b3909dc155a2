import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { accountCalls } from './testing/documented-calls/account.ts'
import { catalogueCalls } from './testing/documented-calls/catalogue.ts'
import type { Caller, DocumentedCall, Sending } from './testing/documented-calls/documented-call.ts'
import { orderCalls } from './testing/documented-calls/orders.ts'
import { returnCalls } from './testing/documented-calls/returns.ts'
import { serviceCalls } from './testing/documented-calls/services.ts'
import { allMails } from './testing/mailbox.ts'
import { createSampleShop, type SampleShop } from './testing/sample-shop.ts'
import { scriptPayloads } from './testing/script-payloads.ts'
import { useTestApi } from './testing/test-api.ts'

/** Script payloads in every text field of every documented call are refused or stored as plain text. */
const shop = useTestApi({ rateLimitFactor: 100_000 })
const writing = [...catalogueCalls, ...orderCalls, ...returnCalls, ...accountCalls, ...serviceCalls].filter(
  ({ call, access }) => !call.startsWith('GET') && access !== 'admin',
)
let sample: SampleShop
const kept = new Set<string>()

beforeAll(async () => {
  sample = await createSampleShop(shop)
})

test('there are two hundred payloads', () => {
  expect(new Set(scriptPayloads).size).toBe(200)
})

test.each(writing)('$call stores payloads as text only', async (documentedCall) => {
  for (const field of textFieldsOf(documentedCall)) {
    for (const payload of turn()) {
      const caller = await callerFor(documentedCall)
      const { id = '', query = '', json } = await sendingOf(documentedCall, caller)
      const [method = '', path = ''] = documentedCall.call.split(' ')
      const address = path.replace(/\{\w+\}/, String(id)) + query
      const response = await caller.person.fetch(address, {
        method,
        json: { ...Object(json), [field]: payload },
      })
      expect(response.status, `${field}: ${payload}`).toBeLessThan(500)
      expect(response.headers.get('content-type'), field).toMatch(/^application\/json/)
      if (response.ok) kept.add(payload)
    }
  }
})

test('no mail contains a payload as markup', async () => {
  expect(kept.size).toBeGreaterThan(100)
  const mails = await allMails(shop.database)
  expect(mails.some(({ html }) => html.includes('&lt;'))).toBe(true)
  // `">` alone proves nothing: our own tags end with it, right before the text.
  const marked = scriptPayloads.filter((payload) => /[<"]/.test(payload.replace(/^">/, '')))
  for (const { html, subject, kind } of mails) {
    expect(
      marked.filter((payload) => html.includes(payload)),
      kind,
    ).toEqual([])
    expect(html.match(/<[^>]*\son\w+\s*=|<script|href="\s*javascript:/gi) ?? [], kind).toEqual([])
    expect(subject, kind).not.toMatch(/[\r\n]/)
  }
})

let turns = 0

/** Five at a time, in rotation. */
function turn(): readonly string[] {
  turns += 1
  return Array.from(
    { length: 5 },
    (_, index) => scriptPayloads[(turns * 5 + index) % scriptPayloads.length] ?? '',
  )
}

async function callerFor({ fresh }: DocumentedCall): Promise<Caller> {
  return { name: 'ana', role: 'user', person: fresh ? await shop.as('user') : sample.ana }
}

async function sendingOf(documentedCall: DocumentedCall, caller: Caller): Promise<Sending> {
  return (await documentedCall.with?.(sample, caller)) ?? {}
}

function textFieldsOf({ call }: DocumentedCall): string[] {
  const route = shop.api.routes.find(({ endpoint: { method, path } }) => `${method} ${path}` === call)
  if (!route?.body) return []
  const form = route.body instanceof z.ZodType ? route.body : route.body.user
  const { properties = {} } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties)
    .filter(([, property]) => JSON.stringify(property).includes('"string"'))
    .map(([name]) => name)
}
