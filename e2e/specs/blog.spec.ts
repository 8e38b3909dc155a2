import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { eq } from 'drizzle-orm'
import { formOf, hydrated } from '../support/page.ts'
import { freshEmail } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('ten posts in four layouts, filtered by category, tag and search', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveURL(/\/blog\/category-classic$/)
  const posts = page.getByRole('main').getByRole('article')
  // Tests of the office add some.
  const all = page.getByText(/^1\d entradas$/)
  await expect(all).toBeVisible()
  await expect(posts).toHaveCount(6)
  await page.getByRole('link', { name: 'Cuadrícula' }).click()
  await expect(page).toHaveURL(/\/blog\/category-grid$/)

  const sidebar = page.getByRole('complementary')
  await sidebar.getByRole('link', { name: /^Cuidado de equipos/ }).click()
  await expect(page.getByText('3 entradas')).toBeVisible()
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(page).toHaveURL(/category-list\?category=cuidado-de-equipos$/)
  await expect(posts).toHaveCount(3)
  await page.getByRole('link', { name: 'Cuidado de equipos: Quitar' }).click()
  await expect(all).toBeVisible()

  await sidebar.getByRole('searchbox', { name: 'Buscar en el blog' }).fill('almohadilla llena')
  await sidebar.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/q=almohadilla/)
  await expect(posts.getByRole('link', { name: /reset de una Epson/ })).toBeVisible()
  await sidebar.getByRole('link', { name: 'guía de compra' }).click()
  await expect(posts).toHaveCount(1)
})

test('a post leads to its neighbours; a subscription starts after its confirmation and ends with the same link', async ({
  page,
  db,
  lastMail,
  pageErrors,
}) => {
  const email = freshEmail()
  const state = () => db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await page.goto('/blog/post-classic')
  await hydrated(page)
  await test.step('a post has its own address, comments and links to its neighbours', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tinta continua o láser/)
    await page.getByRole('link', { name: /Entrada anterior/ }).click()
    await expect(page).toHaveURL(/\/blog\/post-classic\/cuidar-el-cabezal$/)
    // The address changes before the page does, and both pages have a form.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Tinta continua o láser/)
    await expect(page.getByRole('heading', { name: 'Comentarios', exact: true })).toBeVisible()
  })

  await test.step('the sidebar takes a subscription', async () => {
    const form = formOf(page, 'Suscribirme')
    await form.getByLabel('Su correo electrónico').fill(email)
    await form.getByRole('button', { name: 'Suscribirme' }).click()
    await expect(page.getByText('Le enviamos un correo para confirmar la suscripción.')).toBeVisible()
    await expect(form.getByLabel('Su correo electrónico')).toHaveValue('')
  })

  await test.step('the wide layout names the address of the post, and an unknown post is a 404', async () => {
    await page.getByRole('link', { name: 'Leer a lo ancho' }).click()
    await expect(page).toHaveURL(/\/blog\/post-full\/cuidar-el-cabezal$/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/blog\/post-classic\/cuidar-el-cabezal$/,
    )
    expect((await page.request.get('/blog/post-classic/nada')).status()).toBe(404)
  })

  const link = /\/newsletter\/confirm\/[\w-]+/.exec(await lastMail(email))?.[0] ?? ''
  await page.goto(link)
  expect(await state()).toMatchObject([{ confirmedAt: null }])
  await hydrated(page)
  pageErrors.allow(/ERR_FAILED/)
  await page.route('**/newsletter/confirm/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Confirmar la suscripción' }).click()
  await expect(page.getByText('no sabemos si llegó', { exact: false })).toBeVisible()
  await page.unroute('**/newsletter/confirm/**')
  await page.getByRole('button', { name: 'Confirmar la suscripción' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscripción confirmada')
  expect((await state())[0]?.confirmedAt).not.toBeNull()
  await page.getByRole('button', { name: 'Darme de baja' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscripción terminada')
  expect((await state())[0]?.unsubscribedAt).not.toBeNull()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter is a plain form from the sidebar to the confirmation', async ({
    page,
    lastMail,
    pageErrors,
  }) => {
    pageErrors.allow(/422/)
    const email = freshEmail()
    await page.goto('/blog/post-classic/que-es-un-reset')
    const form = formOf(page, 'Suscribirme')
    await form.getByLabel('Su correo electrónico').fill('no')
    await form.getByRole('button', { name: 'Suscribirme' }).click()
    await expect(page).toHaveURL(/\/newsletter$/)
    await expect(form.getByText('Correo electrónico no válido')).toBeVisible()
    await form.getByLabel('Su correo electrónico').fill(email)
    await form.getByRole('button', { name: 'Suscribirme' }).click()
    await expect(page.getByText('Le enviamos un correo para confirmar la suscripción.')).toBeVisible()
    await page.goto(/\/newsletter\/confirm\/[\w-]+/.exec(await lastMail(email))?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirmar la suscripción' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suscripción confirmada')
  })
})
