import { disclosure, formOf } from '../support/page.ts'
import { insertProduct } from '../support/products.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('menu and language work as plain HTML', { tag: '@both' }, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('link', { name: 'Tienda', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/shop\/catalog$/)

  if (isMobile) await page.getByRole('button', { name: 'Abrir el menú' }).click()
  else await disclosure(page, /^Idioma/).click()
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
})

test('the delivery form is plain HTML', async ({ page }) => {
  await page.goto('/site/faq')
  await page.getByLabel(/Provincia/).selectOption({ label: 'Las Tunas' })
  await page.getByRole('button', { name: 'Consultar' }).click()
  await page.getByLabel(/Municipio/).selectOption({ label: 'Amancio' })
  await page.getByRole('button', { name: 'Consultar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Amancio' })).toBeVisible()
})

test('an address is edited and an order delivered by plain HTML', async ({ page, db, signInWithCart }) => {
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', streets: ['Calle Una', 'Calle Dos'] })
  await page.goto('/shop/checkout')
  await page.getByRole('link', { name: 'Editar' }).click()
  const form = formOf(page, 'Guardar')
  await form.getByLabel('Calle').fill('Calle Una bis')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/shop\/checkout\?address=\d+$/)
  await expect(page.getByText('Calle Una bis, Manzanillo, Granma').first()).toBeVisible()
  await page.getByLabel('Entrega a domicilio').check()
  await page.getByLabel(/Teléfono/).fill('5555 0101')
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await expect(page).toHaveURL(/\/shop\/checkout\/success\/\d+$/)
  await expect(page.getByRole('main')).toContainText('Calle Una bis, Manzanillo, Granma')
})
