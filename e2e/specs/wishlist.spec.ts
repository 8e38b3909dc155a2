import type { Page } from '@playwright/test'
import { wishlistItems } from '@tecnoclick/database/schema/catalogue/saved-lists'
import { eq } from 'drizzle-orm'
import { hydrated } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const list = '/shop/catalog?q=L3250'
const name = 'Multifuncional Epson EcoTank L3250'

/** The button of the first card. */
const wishlistButton = (page: Page) =>
  page.getByRole('button', { name: 'Agregar a la lista de deseos' }).first()

test('an empty wishlist says so and links to the shop', async ({ page, expectAccessible }) => {
  await page.goto('/shop/wishlist')
  await expect(page.getByText('¡Su lista de deseos está vacía!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Seguir comprando' })).toBeVisible()
  await expectAccessible()
  await page.goto('/shop/wishlist?lang=en')
  await expect(page.getByText('Your wish list is empty!')).toBeVisible()
})

test('the wishlist of a visitor is stored in the browser and works offline', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto(list)
  await hydrated(page)
  await wishlistButton(page).click()
  await expect(page.getByText(`¡Producto "${name}" agregado a la lista de deseos!`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar de la lista de deseos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto('/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))
  expect(stored).toMatchObject({ version: 2, wishlist: { items: [{ name }] } })

  await context.setOffline(true)
  await page.getByRole('button', { name: `Quitar de la lista de deseos: ${name}` }).click()
  await expect(page.getByText('¡Su lista de deseos está vacía!')).toBeVisible()
})

test('signing in merges the wishlist, and signing out restores it', async ({
  page,
  context,
  db,
  newPerson,
  signIn,
}) => {
  await page.goto(list)
  await hydrated(page)
  await wishlistButton(page).click()
  await expect(page.getByText(/agregado a la lista de deseos/)).toBeVisible()

  const ana = await newPerson({ name: 'Ana' })
  await signIn(ana)
  await page.goto('/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const kept = () => db.select().from(wishlistItems).where(eq(wishlistItems.userId, ana.id))
  await expect.poll(async () => (await kept()).length).toBe(1)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))).toMatchObject({
    'private:wishlist': { owner: ana.email },
  })

  await context.clearCookies({ name: 'session' })
  await page.goto('/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer adds and removes with plain forms', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson())
    await page.goto(list)
    await wishlistButton(page).click()
    await expect(page).toHaveURL(/\/shop\/catalog\?q=L3250$/)
    await page.goto('/shop/wishlist')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.getByRole('button', { name: `Quitar de la lista de deseos: ${name}` }).click()
    await expect(page.getByText('¡Su lista de deseos está vacía!')).toBeVisible()
  })

  test('a visitor is asked to sign in', async ({ page }) => {
    await page.goto(list)
    await wishlistButton(page).click()
    await expect(page).toHaveURL(/\/account\/login\?next=/)
  })
})
