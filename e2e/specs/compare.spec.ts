import type { Page } from '@playwright/test'
import { hydrated, overflowOf } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const printers = ['epson-ecotank-l3250', 'epson-ecotank-l1250']

async function choose(page: Page, slug: string) {
  await page.goto(`/shop/products/${slug}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Agregar a la comparación' }).first().click()
  await expect(page.getByText(/agregado a la comparación!/)).toBeVisible()
}

test('an empty comparison says so', async ({ page, expectAccessible }) => {
  await page.goto('/shop/compare')
  await expect(page.getByText('¡No ha elegido ningún producto para comparar!')).toBeVisible()
  await expectAccessible()
  await page.goto('/shop/compare?lang=en')
  await expect(page.getByText('You have not chosen any products to compare!')).toBeVisible()
})

test('two products are compared, with all rows or only the differences', { tag: '@phone' }, async ({
  page,
}) => {
  for (const slug of printers) await choose(page, slug)
  await page.getByRole('main').getByRole('link', { name: 'Comparar', exact: true }).click()
  const table = page.getByRole('table', { name: 'Comparar' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  const rows = table.getByRole('row')
  await expect(rows.filter({ hasText: 'Funciones' })).toBeVisible()
  const all = await rows.count()
  await page.getByRole('switch', { name: 'solo diferencias' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(rows.filter({ hasText: 'Funciones' })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)

  await page.getByRole('button', { name: 'Vaciar la comparación' }).click()
  await expect(page.getByText('¡No ha elegido ningún producto para comparar!')).toBeVisible()
})

test('the comparison of an account is the same on every device', async ({
  page,
  browser,
  baseURL,
  newPerson,
  signIn,
  context,
}) => {
  await signIn(await newPerson())
  await choose(page, 'epson-ecotank-l3250')
  await expect.poll(async () => (await (await page.request.get('/api/compare')).json()).ids.length).toBe(1)
  const phone = await browser.newContext({
    storageState: { cookies: await context.cookies(), origins: [] },
    javaScriptEnabled: false,
  })
  const other = await phone.newPage()
  await other.goto(`${baseURL}/shop/compare`)
  await expect(other.getByRole('columnheader').filter({ hasText: 'L3250' })).toBeVisible()
  await phone.close()
})
