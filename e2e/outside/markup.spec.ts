import type { Page } from '@playwright/test'
import {
  insertVisitors,
  type Markup,
  officeAddresses,
  renderedMarkup,
  servedMarkup,
  siteAddresses,
} from '../support/every-page.ts'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { outsideErrors } from './w3c.ts'

const minutes = 60_000
/** Plain HTML. */
const withoutScript = /^\/services\/ticket\//

test.beforeEach(({ pageErrors }) => {
  test.setTimeout(20 * minutes)
  // Of an unknown address, and of pictures that were preloaded for a page that is left at once.
  pageErrors.allow(/404|was preloaded using link preload/)
})

test('as sent: every page of the shop for a visitor, a customer and staff, in Spanish and Arabic', async ({
  db,
}) => {
  const { customer, visitors } = await insertVisitors(db)
  const pages: Markup[] = []
  for (const visitor of visitors)
    for (const locale of ['es', 'ar'])
      for (const address of siteAddresses(customer, locale)) pages.push(await servedMarkup(address, visitor))
  expect(await outsideErrors(pages)).toEqual([])
})

for (const name of ['visitor', 'customer'] as const)
  test(`after its script: every page of the shop for a ${name}`, async ({ page, db, signIn }) => {
    const { customer } = await insertVisitors(db)
    if (name === 'customer') await signIn(customer)
    const pages: Markup[] = []
    for (const address of siteAddresses(customer)) {
      await page.goto(address)
      if (!withoutScript.test(address)) await hydrated(page)
      pages.push(await renderedMarkup(page, { name }))
    }
    expect(await outsideErrors(pages)).toEqual([])
  })

test('after its script: every page of the back office', async ({ page, db, signIn }) => {
  await signIn('admin@demo.cu')
  const pages: Markup[] = []
  for (const address of await officeAddresses(db)) {
    await openOffice(page, address)
    pages.push(await renderedMarkup(page, { name: 'staff' }))
  }
  expect(await outsideErrors(pages)).toEqual([])
})

async function openOffice(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Cargando' })).toHaveCount(0)
}
