import { type BrowserContext, test as base, expect, type Locator } from '@playwright/test'
import { connectDatabase, type Drizzle } from '@tecnoclick/database/connect'
import { expectAccessible } from './accessibility.ts'
import { type Api, apiWith } from './api.ts'
import { buyReset, type Order, placeOrder } from './customer.ts'
import { readLastMail } from './mail.ts'
import { type DemoAccount, insertPerson, type Person, requireDemoAccount, type Traits } from './people.ts'
import type { Product } from './products.ts'
import { requireStore } from './running-store.ts'
import { insertSession } from './session.ts'
import { isFastTier } from './tier.ts'

interface Fixtures {
  /** On every page: an error in the console, or a request to another host, fails the test. */
  pageErrors: PageErrors
  /** An account that no other test uses. */
  newPerson(traits?: Traits): Promise<Person>
  /** Signs the browser in, without the form. */
  signIn(account: DemoAccount | Person): Promise<void>
  callAs(person: Person): Promise<Api>
  /** Signs in an account that no other test uses, with one unit of each product in its cart. */
  signInWithCart(products: readonly Product[], traits?: Traits): Promise<Person>
  /** The API as the administrator. */
  staff: Api
  /** Orders one product that is in stock and has no options. */
  placeOrder(person: Person, wish?: object): Promise<Order>
  /** Buys the first reset of the list by a transfer that is not verified yet. */
  buyReset(person: Person): Promise<{ id: number; code: string }>
  /** The last mail to an address; with a text, the last one that contains it. */
  lastMail(to: string, containing?: string): Promise<string>
  /**
   * Of the page, or of one part of it such as a dialog: what surrounds it was looked at before. In the full tier; the
   * fast one looks at each page once (`specs/accessibility`).
   */
  expectAccessible(part?: Locator): Promise<void>
}

interface PageErrors {
  /** For an error that the test itself causes, such as the 404 of a page that it asks for. */
  allow(pattern: RegExp): void
}

interface WorkerFixtures {
  db: Drizzle
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const { db, close } = connectDatabase(requireStore().databaseUrl, { max: 1 })
      await use(db)
      await close()
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const errors = collectErrors(context)
      const allowed: RegExp[] = []
      await use({ allow: (pattern) => void allowed.push(pattern) })
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  newPerson: async ({ db }, use) => use((traits) => insertPerson(db, traits)),
  signIn: async ({ db, context, baseURL }, use) =>
    use(async (account) => {
      const { id } = typeof account === 'string' ? await requireDemoAccount(db, account) : account
      const value = await insertSession(db, id)
      // An open page of the office would go on asking for what the next person may not read.
      const inOffice = context.pages().filter((page) => new URL(page.url()).pathname.startsWith('/admin'))
      await Promise.all(inOffice.map((page) => page.goto('about:blank')))
      await context.addCookies([{ name: 'session', value, url: baseURL ?? '' }])
    }),
  callAs: async ({ db }, use) => use(async ({ id }) => apiWith(await insertSession(db, id))),
  signInWithCart: async ({ newPerson, signIn, callAs }, use) =>
    use(async (products, traits) => {
      const person = await newPerson(traits)
      const api = await callAs(person)
      for (const { id } of products) await api.post('/cart/items', { productId: id, quantity: 1 })
      await signIn(person)
      return person
    }),
  staff: async ({ db, callAs }, use) => use(await callAs(await requireDemoAccount(db, 'admin@demo.cu'))),
  placeOrder: async ({ callAs }, use) => use(async (person, wish) => placeOrder(await callAs(person), wish)),
  buyReset: async ({ callAs }, use) => use(async (person) => buyReset(await callAs(person))),
  lastMail: async ({ db }, use) => use((to, containing) => readLastMail(db, to, containing)),
  expectAccessible: async ({ page }, use) =>
    use(async (part) => {
      if (!isFastTier) await expectAccessible(page, { part })
    }),
})

export { expect }

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  const home = new URL(requireStore().address).host
  context.on('weberror', (error) => errors.push(`error: ${error.error().message}`))
  context.on('console', (message) => {
    // A service worker has no page. Offline its requests fail, as they should.
    if (!message.page()) return
    // What a test caused by going offline.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return
    // Playwright's own warning, where a test blocks the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type()))
      errors.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== home) errors.push(`foreign host: ${request.url()}`)
  })
  return errors
}
