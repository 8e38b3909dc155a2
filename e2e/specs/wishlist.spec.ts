import type { Page } from '@playwright/test'
import { wishlistItems } from '@tecnoclick/database/schema/catalogue/saved-lists'
import { eq } from 'drizzle-orm'
import { expect, hydrated, test } from './account/people.ts'

const list = '/shop/catalog?q=L3250'
const name = 'Multifuncional Epson EcoTank L3250'

/** The heart of the card, which is the page's first. */
const heart = (page: Page) => page.getByRole('button', { name: 'Agregar a la lista de deseos' }).first()

test('an empty wishlist says so and leads on', async ({ page, expectAccessible }) => {
  await page.goto('/shop/wishlist')
  await expect(page.getByText('¡Tu lista de deseos está vacía!')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Seguir comprando' })).toBeVisible()
  await expectAccessible()
  await page.goto('/shop/wishlist?lang=en')
  await expect(page.getByText('Your wish list is empty!')).toBeVisible()
})

test("a visitor's list is kept in the browser and read without a line", async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto(list)
  await hydrated(page)
  await heart(page).click()
  await expect(page.getByText(`¡Producto "${name}" agregado a la lista de deseos!`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar de la lista de deseos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto('/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expectAccessible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '{}'))
  expect(stored.version).toBe(2)

  await context.setOffline(true)
  await page.getByRole('button', { name: `Quitar de la lista de deseos: ${name}` }).click()
  await expect(page.getByText('¡Tu lista de deseos está vacía!')).toBeVisible()
})

test('at sign-in it joins the account; signing out leaves the list of before', async ({
  page,
  context,
  db,
  newPerson,
  enter,
}) => {
  await page.goto(list)
  await hydrated(page)
  await heart(page).click()
  await expect(page.getByText(/agregado a la lista de deseos/)).toBeVisible()

  const ana = await newPerson({ name: 'Ana' })
  await enter(ana)
  await page.goto('/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const kept = () => db.select().from(wishlistItems).where(eq(wishlistItems.userId, ana.id))
  await expect.poll(async () => (await kept()).length).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('private:wishlist'))).toContain(ana.email)

  await context.clearCookies({ name: 'session' })
  await page.goto('/shop/wishlist')
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an account adds and removes by plain forms', async ({ page, newPerson, enter }) => {
    await enter(await newPerson())
    await page.goto(list)
    await heart(page).click()
    await expect(page).toHaveURL(/\/shop\/catalog\?q=L3250$/)
    await page.goto('/shop/wishlist')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.getByRole('button', { name: `Quitar de la lista de deseos: ${name}` }).click()
    await expect(page.getByText('¡Tu lista de deseos está vacía!')).toBeVisible()
  })

  test('a visitor is asked to sign in', async ({ page }) => {
    await page.goto(list)
    await heart(page).click()
    await expect(page).toHaveURL(/\/account\/login\?next=/)
  })
})
