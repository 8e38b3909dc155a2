import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { Api } from './api.ts'
import { sentMarkup, withoutScripts } from './page.ts'
import { requireStore } from './running-store.ts'

interface Card {
  id: number
  name: string
  sku: string
  stock: number
  choice: boolean
}

/** A product of the demo data that is in stock and has no options. */
export async function someProduct(api: Api, filter = ''): Promise<Card> {
  const { data } = await api.get<{ data: Card[] }>(`/catalogue?limit=24&${filter}`)
  const found = data.find(({ stock, choice }) => stock > 5 && !choice)
  if (!found) throw new Error('No product is in stock')
  return found
}

/** A transaction code that no other payment has. */
export function freshCode(): string {
  return `TM${randomInt(1e8, 1e9)}`
}

/** Presses a button of the open confirmation, not the button of the page with the same name. */
export async function confirm(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

export function sectionOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Counts what a person presses, from now on. */
export function countClicks(page: Page): Promise<() => Promise<number>> {
  return countEvents(page, 'click')
}

export async function countEvents(page: Page, type: 'click' | 'keydown'): Promise<() => Promise<number>> {
  await page.evaluate((counted) => {
    const counts = document.documentElement.dataset
    counts[counted] = '0'
    const count = (event: Event) => {
      // Enter in a form clicks its button, with no press to count.
      const isByKey = event instanceof MouseEvent && event.detail === 0
      if (event.isTrusted && !isByKey) counts[counted] = String(Number(counts[counted]) + 1)
    }
    document.addEventListener(counted, count, true)
  }, type)
  return () => page.evaluate((counted) => Number(document.documentElement.dataset[counted]), type)
}

/** Opens another screen inside the loaded office, as a link does: a second load costs a second of processor time. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((url) => {
    // As the router writes it. Without an index it could not ask about a form that is not saved.
    history.pushState({ key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** The filter of a list, as its address has it. */
export function filtered(list: string, filter: object): string {
  return `/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** What a page of the shop says, as the server sends it; with a form, as the answer to it without script. */
export async function shopText(
  request: APIRequestContext,
  path: string,
  form?: Record<string, string>,
): Promise<string> {
  const headers = { origin: requireStore().address }
  const html = form
    ? withoutScripts(await (await request.post(path, { form, headers })).text())
    : await sentMarkup(request, path)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll(/<[^>]*>/g, '\n')
}
