import type { Page } from '@playwright/test'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { asc, eq } from 'drizzle-orm'
import { readLastMail } from '../support/mail.ts'
import { hydrated, overflowOf, partHydrated } from '../support/page.ts'
import { freshEmail } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const printer = '/shop/products/epson-ecotank-l3250'
const send = (page: Page) => page.getByRole('button', { name: 'Enviar valoración' })

async function fill(page: Page, email: string, text: string) {
  await page.getByRole('radio', { name: '5 estrellas' }).check({ force: true })
  await page.getByLabel(/^Nombre/).fill('Yaimara')
  await page
    .getByRole('main')
    .getByLabel(/^Correo electrónico/)
    .fill(email)
  await page.getByLabel(/^Comentario/).fill(text)
}

test('a very long word does not make the page wider than the screen', { tag: '@phone' }, async ({
  page,
  db,
}) => {
  const word = 'x'.repeat(2000)
  const [product] = await db.select().from(products).where(eq(products.slug, 'hp-664-negro'))
  const words = { author: 'Ñ'.repeat(80), email: freshEmail(), text: word, rating: 5 }
  await db.insert(reviews).values({ productId: product?.id ?? 0, ...words })
  await page.goto('/shop/products/hp-664-negro#valoraciones')
  await hydrated(page)
  await expect(page.getByRole('article').filter({ hasText: word }).first()).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
})

test('a visitor’s review is confirmed by mail, then waits for staff; the address is shown nowhere', async ({
  page,
  db,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const email = freshEmail()
  const mark = email.slice(8, 16)
  await page.goto(`${printer}#valoraciones`)
  await hydrated(page)

  await test.step('the histogram counts the reviews, and the list has pages', async () => {
    await expect(page.getByText(/^\d+ valoraciones$/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Página siguiente' }).click()
    await expect(page).toHaveURL(/\?reviews=2#valoraciones$/)
    await expect(page.getByRole('heading', { name: 'Escribir una valoración' })).toBeVisible()
  })

  await test.step('an empty form shows an error at every field', async () => {
    await partHydrated(send(page))
    await send(page).click()
    await expect(page.getByText('Complete este campo')).toHaveCount(4)
    await page
      .getByRole('main')
      .getByLabel(/^Correo electrónico/)
      .fill('nadie')
    await send(page).click()
    await expect(page.getByText('Correo electrónico no válido')).toBeVisible()
  })

  await expect(
    page.getByText('Si compró el producto se ve al momento; si no, cuando la revisemos.'),
  ).toBeVisible()
  await fill(page, email, `Muy buena. ${mark}`)
  await send(page).click()
  await expect(page.getByText('Falta un paso: abra el enlace que le enviamos a su correo.')).toBeVisible()
  await expect(page.getByLabel(/^Comentario/)).toHaveValue('')
  await expect(page.getByRole('article').filter({ hasText: mark })).toHaveCount(0)
  expect(await page.content()).not.toContain(email)

  const link = /\/reviews\/confirm\/[\w-]+/.exec(await readLastMail(db, email))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText(`Muy buena. ${mark}`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar la valoración' }).click()
  await expect(page.getByRole('heading', { name: 'Valoración confirmada' })).toBeVisible()
  const [row] = await db.select().from(reviews).where(eq(reviews.email, email))
  expect(row).toMatchObject({ hidden: true, waitsFor: 'approval' })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a review is a plain form, and so is its confirmation', async ({ page, db }) => {
    const email = freshEmail()
    await page.goto(`${printer}#valoraciones`)
    await fill(page, email, `Sin script. ${email.slice(8, 16)}`)
    await send(page).click()
    await expect(page.getByText('Falta un paso: abra el enlace que le enviamos a su correo.')).toBeVisible()
    await page.goto(/\/reviews\/confirm\/[\w-]+/.exec(await readLastMail(db, email))?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirmar la valoración' }).click()
    await expect(page.getByRole('heading', { name: 'Valoración confirmada' })).toBeVisible()
  })

  test('a product that is out of stock offers an alert', async ({ page, db }) => {
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.stock, 0))
      .orderBy(asc(products.id))
      .limit(1)
    if (!product) throw new Error('Everything is in stock')
    const email = freshEmail()
    await page.goto(`/shop/products/${product.slug}`)
    await expect(page.getByRole('button', { name: 'No disponible' }).first()).toBeDisabled()
    await expect(page.getByText('Proximamente').first()).toBeVisible()
    await page
      .locator('#avisame')
      .getByLabel(/Correo electrónico/)
      .fill(email)
    await page.getByRole('button', { name: 'Avíseme' }).click()
    await expect(page.getByText('Le avisaremos cuando esté disponible')).toBeVisible()
    expect(await db.select().from(stockAlerts).where(eq(stockAlerts.email, email))).toHaveLength(1)
  })
})
