import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sessions } from '@tecnoclick/database/schema/users'
import { days } from '@tecnoclick/domain/duration'
import { requireStore } from '../../support/running-store.ts'
import { test as base, expect, type Person } from '../account/people.ts'

/** What somebody does without a browser: the other side of a story that is told at a desk. */
export interface Caller {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
}

interface Fixtures {
  callAs(person: Person): Promise<Caller>
  /** One product with stock, without options, in that person's cart and then ordered. */
  placeOrder(person: Person, wish?: object): Promise<{ id: number; noSellOrden: string; version: number }>
}

export const test = base.extend<Fixtures>({
  callAs: async ({ db }, use) =>
    use(async ({ id }) => {
      const token = randomBytes(32).toString('base64url')
      const later = new Date(Date.now() + days(1))
      const tokenHash = createHash('sha256').update(token).digest()
      await db
        .insert(sessions)
        .values({ userId: id, tokenHash, idleExpiresAt: later, absoluteExpiresAt: later })
      return callerWith(token)
    }),
  placeOrder: async ({ callAs }, use) =>
    use(async (person, wish = {}) => {
      const api = await callAs(person)
      const productId = (await someProduct(api)).id
      await api.post('/cart/items', { productId, quantity: 1 })
      return api.post('/sellorders', { termsAccepted: true, currency: 'USD', ...wish })
    }),
})

export { expect }

interface Card {
  id: number
  name: string
  sku: string
  stock: number
  choice: boolean
}

export async function someProduct(api: Caller): Promise<Card> {
  const { data } = await api.get<{ data: Card[] }>('/catalogue?limit=24')
  const found = data.find(({ stock, choice }) => stock > 5 && !choice)
  if (!found) throw new Error('Nothing to sell')
  return found
}

export function freshCode(): string {
  return `TM${randomUUID().slice(0, 8)}`
}

/** The answer to a question: its button stands in the dialog, not in the page. */
export async function agree(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export function sectionOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

function callerWith(token: string): Caller {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${requireStore().address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
  }
}
