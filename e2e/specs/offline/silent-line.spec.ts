import type { Page } from '@playwright/test'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { cutLine } from '../../support/line.ts'
import { formOf, hydrated } from '../../support/page.ts'
import { somePicture } from '../../support/picture.ts'
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

test('a change of page on a silent line can be cancelled: the page stays', {
  tag: ['@phone', '@full'],
}, async ({ page, newPerson, signIn }) => {
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

test('an order on a silent line is busy at once, says so, and ends like a cut', { tag: '@phone' }, async ({
  page,
  db,
  signInWithCart,
}) => {
  await signInWithCart([await insertProduct(db)], { name: 'Ana' })
  await page.goto('/shop/checkout')
  await hydrated(page)
  await page.clock.runFor(seconds(2))
  await page.waitForLoadState('networkidle')
  await page.getByLabel(/He leído y acepto/).check()
  await silence(page, '**/shop/checkout.data**')
  const order = page.getByRole('button', { name: 'Realizar pedido' })
  await order.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(order).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(seconds(9))
  await expect(page.getByText(slow)).toBeVisible()
  await page.clock.runFor(seconds(17))
  await expect(page.getByText(/No sabemos si llegó su pedido|Su pedido no llegó a enviarse/)).toBeVisible()
  await expect(page.getByText(slow)).toBeHidden()
  await expect(page).toHaveURL(/\/shop\/checkout/)
})

test('signing in on a silent line: its rules or its answer do not come', {
  tag: ['@phone', '@full'],
}, async ({ page }) => {
  await page.goto('/account/login')
  await hydrated(page)
  await page.clock.runFor(seconds(2))
  await page.waitForLoadState('networkidle')
  await silence(page, '**/login-rules-*.js')
  await silence(page, '**/account/login.data**')
  const form = formOf(page, 'Entrar')
  const submit = form.getByRole('button', { name: 'Entrar' })
  await form.getByLabel('Correo electrónico').fill('ana@ejemplo.cu')
  await form.getByLabel(/^Contraseña/).fill('Secreta123')
  await submit.click()

  await test.step('the button is busy before the rules are there', async () => {
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(seconds(9))
    await expect(page.getByText(slow)).toBeVisible()
  })
  await test.step('who cancels sends nothing; the form says so until it is changed', async () => {
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText(slow)).toBeHidden()
    await expect(submit).not.toHaveAttribute('aria-busy', 'true')
    const refusal = form.getByText('El servicio no está disponible')
    await expect(refusal).toBeInViewport()
    await page.clock.runFor(seconds(60))
    await expect(refusal).toBeVisible()
    await form.getByLabel('Correo electrónico').fill('ana@ejemplo.com')
    await expect(refusal).toBeHidden()
  })
})

test('an upload on a silent line says so; cancelled, the photo stays and can be sent again', {
  tag: ['@phone', '@full'],
}, async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/services/order/create/1')
  await hydrated(page)
  await page.clock.runFor(seconds(2))
  await page.waitForLoadState('networkidle')
  const uploads = '**/api/files/photos'
  await silence(page, uploads)
  await page.getByLabel('Agregar fotos').setInputFiles(somePicture)
  await expect(page.getByText('Enviando la foto: 0 %').first()).toBeVisible()
  // The notice counts from the upload, which begins when the picture has been made smaller.
  await expect(async () => {
    await page.clock.runFor(seconds(3))
    await expect(page.getByText(slow)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText(slow)).toBeHidden()
  await expect(page.getByText('La foto no llegó a enviarse.')).toBeVisible()
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('img', { name: 'Foto 1 de la falla' })).toBeVisible()
})

test('a page whose script does not come: after half a minute one stays where one was', {
  tag: ['@phone', '@full'],
}, async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/account/dashboard')
  await hydrated(page)
  await page.clock.runFor(seconds(2))
  await page.waitForLoadState('networkidle')
  await silence(page, '**/assets/profile-*.js')
  await page.getByRole('main').getByRole('link', { name: 'Editar Perfil' }).last().click()
  await page.clock.runFor(seconds(9))
  await expect(page.getByText(slow)).toBeVisible()
  await page.clock.runFor(seconds(22))
  await expect(page.getByText(slow)).toBeHidden()
  await expect(page).toHaveURL(/\/account\/dashboard/)
  await expect(page.getByRole('heading', { name: 'Ana' })).toBeVisible()
})
