import type { Page } from '@playwright/test'
import { wishlistItems } from '@tecnoclick/database/schema/catalogue/saved-lists'
import { eq } from 'drizzle-orm'
import { hydrated, sentMarkup } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const list = '/shop/catalog?q=L3250'
const name = 'Multifuncional Epson EcoTank L3250'
const empty = '¡Su lista de deseos está vacía!'

/** The button of the first card. */
const wishlistButton = (page: Page) =>
  page.getByRole('button', { name: 'Agregar a la lista de deseos' }).first()

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}'))

test('the wishlist of a visitor, of an account, and of the visitor again', { tag: '@phone' }, async ({
  page,
  context,
  db,
  newPerson,
  signIn,
  expectAccessible,
}) => {
  const saved = page.getByRole('heading', { level: 2, name })
  await test.step('a visitor’s is stored in the browser', async () => {
    await page.goto(list)
    await hydrated(page)
    await wishlistButton(page).click()
    await expect(page.getByText(`¡Producto "${name}" agregado a la lista de deseos!`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Quitar de la lista de deseos' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect.poll(() => stored(page)).toMatchObject({ version: 2, wishlist: { items: [{ name }] } })
  })

  await test.step('signing in merges it', async () => {
    const ana = await newPerson({ name: 'Ana' })
    await signIn(ana)
    await page.goto('/shop/wishlist')
    await expect(saved).toBeVisible()
    const kept = () => db.select().from(wishlistItems).where(eq(wishlistItems.userId, ana.id))
    await expect.poll(async () => (await kept()).length).toBe(1)
    expect(await stored(page)).toMatchObject({ 'private:wishlist': { owner: ana.email } })
  })

  await test.step('signing out restores it, and it works offline', async () => {
    await context.clearCookies({ name: 'session' })
    await page.goto('/shop/wishlist')
    await expect(saved).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: `Quitar de la lista de deseos: ${name}` }).click()
    await expect(page.getByText(empty)).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('an empty wishlist links to the shop', async () => {
    await expect(page.getByRole('main').getByRole('link', { name: 'Seguir comprando' })).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    const english = await sentMarkup(page.request, '/shop/wishlist?lang=en')
    expect(english).toContain('Your wish list is empty!')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor is asked to sign in; a customer adds and removes with plain forms', async ({
    page,
    newPerson,
    signIn,
  }) => {
    await page.goto(list)
    await wishlistButton(page).click()
    await expect(page).toHaveURL(/\/account\/login\?next=/)

    await signIn(await newPerson())
    await page.goto(list)
    await wishlistButton(page).click()
    await expect(page).toHaveURL(/\/shop\/catalog\?q=L3250$/)
    await page.goto('/shop/wishlist')
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await page.getByRole('button', { name: `Quitar de la lista de deseos: ${name}` }).click()
    await expect(page.getByText(empty)).toBeVisible()
  })
})
