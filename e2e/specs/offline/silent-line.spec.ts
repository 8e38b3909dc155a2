import type { Page } from '@playwright/test'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { cutLine } from '../../support/line.ts'
import { hydrated } from '../../support/page.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

const slow = 'La conexión está muy lenta, seguimos intentando'

/** No answer and no error. */
async function silence(page: Page, pattern: string): Promise<void> {
  await page.route(pattern, () => {})
}

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.allow(cutLine)
  await page.clock.install()
})

test('adding to the cart on a silent line says so, can be cancelled, and ends like a cut', {
  tag: '@phone',
}, async ({ page, db, newPerson, signIn }) => {
  const product = await insertProduct(db)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto(`/shop/products/${product.slug}`)
  await hydrated(page)
  await page.clock.runFor(seconds(2))
  await page.waitForLoadState('networkidle')
  await silence(page, '**/api/cart/items**')
  const add = page.getByRole('button', { name: 'Agregar al Carrito' }).first()
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(seconds(9))
  await expect(page.getByText(slow)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText(slow)).toBeHidden()
  await expect(add).not.toHaveAttribute('aria-busy', 'true')
})

test('a change of page on a silent line can be cancelled: the page stays', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/account/dashboard')
  await hydrated(page)
  await page.clock.runFor(seconds(2))
  await page.waitForLoadState('networkidle')
  await silence(page, '**/account/profile.data**')
  await page.getByRole('main').getByRole('link', { name: 'Editar Perfil' }).last().click()
  await page.clock.runFor(seconds(9))
  await expect(page.getByText(slow)).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText(slow)).toBeHidden()
  await expect(page).toHaveURL(/\/account\/dashboard/)
})
