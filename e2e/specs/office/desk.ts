import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { type Caller, callerWith } from '../../support/caller.ts'
import { insertSession } from '../../support/session.ts'
import { test as base, expect, type Person } from '../account/people.ts'

interface Fixtures {
  callAs(person: Person): Promise<Caller>
  /** One product with stock, without options, in that person's cart and then ordered. */
  placeOrder(person: Person, wish?: object): Promise<{ id: number; noSellOrden: string; version: number }>
  /** The first reset of the list, paid by a transfer that nobody has verified yet. */
  buyReset(person: Person): Promise<{ id: number; code: string }>
}

export const test = base.extend<Fixtures>({
  callAs: async ({ db }, use) => use(async ({ id }) => callerWith(await insertSession(db, id))),
  placeOrder: async ({ callAs }, use) =>
    use(async (person, wish = {}) => {
      const api = await callAs(person)
      const productId = (await someProduct(api)).id
      await api.post('/cart/items', { productId, quantity: 1 })
      return api.post('/sellorders', { termsAccepted: true, currency: 'USD', ...wish })
    }),
  buyReset: async ({ callAs }, use) =>
    use(async (person) => {
      const api = await callAs(person)
      const { data } = await api.get<{ data: { id: number; price: number }[] }>('/resets/fulldata')
      const code = freshCode()
      const body = { resetId: data[0]?.id, transactionCode: code, precio: data[0]?.price }
      const { id } = await api.post<{ id: number }>('/salereset', body)
      return { id, code }
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
