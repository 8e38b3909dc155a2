import { verify } from '@node-rs/argon2'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { protectCheaply } from '@tecnoclick/database/testing/cheap-password-hash'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import type { Role } from '@tecnoclick/domain/people/roles'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { type Api, buildApi } from '../app.ts'
import { nobodysHash } from '../people/security/hashing.ts'
import type { ApiDeps, PasswordHasher } from '../platform/deps.ts'
import { createExposure, type Exposure } from '../platform/exposure/exposure.ts'
import { createCampaignTokens } from '../platform/secrets/campaign-tokens.ts'
import { createEncryption } from '../platform/secrets/encryption.ts'
import { createSignedIds, shortSignature } from '../platform/secrets/signed-ids.ts'
import { type SmsFixture, startSmsGateway } from '../platform/sms/testing/sms-fixture.ts'
import { startTelegram, type TelegramFixture } from '../platform/telegram/testing/telegram-fixture.ts'
import { createWebhookSecrets } from '../platform/webhooks/sign-event.ts'
import { expectPublishedShape } from './expect-published-shape.ts'
import { testMailSecrets } from './mailbox.ts'
import { insertSession, insertUser } from './people.ts'
import { recordStatus } from './record-status.ts'

export interface TestApi {
  api: Api
  database: TestDatabase
  exposure: Exposure
  /** The Bot API that this shop uses. */
  telegram: TelegramFixture
  sms: SmsFixture
  /** A fixed clock that a test may move. */
  clock: { now: Date }
  fetch(path: string, init?: TestInit): Promise<Response>
  /** Signs in a new account of this role; `undefined` is a visitor. */
  as(role: Role | undefined): Promise<Person>
  asStaff(staffRole: StaffRole): Promise<Person>
}

export interface Person {
  userId: number
  token: string
  fetch: TestApi['fetch']
}

export interface TestInit extends Omit<RequestInit, 'body'> {
  /** Sent as JSON. */
  json?: unknown
  body?: BodyInit
  /** Required by `fetch` for a stream; the DOM types lack it. */
  duplex?: 'half'
  token?: string
  /** Sent like a browser from a page of the shop. */
  cookie?: string
  clientAddress?: string
  secure?: boolean
  /** Its answer shows nothing about what the tests cover. */
  isRandom?: boolean
}

const bindings = { clientAddress: '127.0.0.1', requestId: 'test-request', secure: false }

type GivenDeps =
  | 'publicUrl'
  | 'address'
  | 'rateLimitFactor'
  | 'log'
  | 'streamLifetimeMs'
  | 'minimumDuration'
  | 'passwordHasher'

type Options = Partial<Pick<ApiDeps, GivenDeps> & { exposed: boolean; demoSignIn: boolean }>

/** What slows down guessing takes 40 ms for each password. */
export const cheapHasher: PasswordHasher = {
  protect: protectCheaply,
  verify,
  nobodysHash: nobodysHash.replace('m=19456,t=2', 'm=8,t=1'),
}

/** What every API of a test has, beside its database and clock. */
export const testDeps = {
  exposure: {
    isExposed: async () => false,
    findSign: async () => undefined,
    admitsDemoAccounts: async () => true,
    note: async () => {},
  },
  log: pino({ level: 'silent' }),
  address: 'http://shop.test',
  mailSecrets: testMailSecrets,
  factorEncryption: createEncryption('a key for tests', 'second factors'),
  webhookSecrets: createWebhookSecrets(createEncryption('a key for tests', 'webhook secrets')),
  telegram: { url: 'http://127.0.0.1:9' },
  orderTokens: createSignedIds('a key for tests', 'order links'),
  ticketTokens: createSignedIds('a key for tests', 'order tickets'),
  familyTokens: createSignedIds('a key for tests', 'family links'),
  campaignTokens: createCampaignTokens('a key for tests'),
  cartTokens: createSignedIds('a key for tests', 'cart links', shortSignature),
  reviewTokens: createSignedIds('a key for tests', 'order reviews', shortSignature),
  rateLimitFactor: 1,
  // Tests read answers to their end.
  streamLifetimeMs: 20,
  minimumDuration: async () => {},
  passwordHasher: cheapHasher,
  wakeMail() {},
}

/** The API with its own database, for one test file. Every response is checked against its published schema. */
export function useTestApi(options: Options = {}): TestApi {
  const clock = { now: new Date('2026-03-02T15:00:00Z') }
  const kit = { clock, fetch, as, asStaff } as TestApi

  async function fetch(
    path: string,
    { json, token, cookie, clientAddress, secure, isRandom, headers, ...init }: TestInit = {},
  ): Promise<Response> {
    const sent = new Headers(headers)
    if (cookie) sent.set('cookie', cookie)
    if (cookie) sent.set('sec-fetch-site', 'same-origin')
    if (token) sent.set('authorization', `Bearer ${token}`)
    if (json !== undefined) sent.set('content-type', 'application/json')
    const body = json === undefined ? init.body : JSON.stringify(json)
    const request = new Request(`http://shop.test/api${path}`, {
      ...init,
      headers: sent,
      ...(body !== undefined && { body }),
    })
    const response = await kit.api.fetch(request, {
      ...bindings,
      ...(clientAddress && { clientAddress }),
      ...(secure && { secure }),
    })
    const route = await expectPublishedShape(kit.api.routes, request, response)
    if (route && !isRandom) recordStatus(kit.api.routes, route, response.status)
    return response
  }

  async function as(role: Role | undefined): Promise<Person> {
    if (role === undefined) return { userId: 0, token: '', fetch }
    return signIn({ role })
  }

  function asStaff(staffRole: StaffRole): Promise<Person> {
    return signIn({ role: 'admin', staffRole })
  }

  async function signIn(given: { role: Role; staffRole?: StaffRole }): Promise<Person> {
    const userId = await insertUser(kit.database.db, given)
    const token = await insertSession(kit.database.db, userId, clock.now)
    return { userId, token, fetch: (path, init) => fetch(path, { ...init, token }) }
  }

  beforeAll(async () => {
    kit.database = await createTestDatabase()
    const { database } = kit
    const now = () => clock.now
    const { exposed = false, demoSignIn = false, ...given } = options
    const { log } = { ...testDeps, ...given }
    const start = { isConfigured: exposed, demoSignIn, startedAt: clock.now }
    kit.exposure = createExposure({ database, log, now, ...start })
    kit.telegram = await startTelegram()
    kit.sms = await startSmsGateway()
    const telegram = { url: kit.telegram.url, timeoutMs: 20_000 }
    kit.api = buildApi({ ...testDeps, database, now, telegram, exposure: kit.exposure, ...given })
  })
  afterAll(async () => {
    await kit.api.close()
    await kit.telegram.close()
    await kit.sms.close()
    await kit.database.drop()
  })

  return kit
}
