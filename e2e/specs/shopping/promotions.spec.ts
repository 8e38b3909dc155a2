import type { Drizzle } from '@tecnoclick/database/connect'
import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import { hydrated } from '../../support/page.ts'
import { insertProduct, type Product } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

/** A code that takes a tenth off the product. */
async function insertCode(db: Drizzle, { id }: Product, paymentMethods: string[] = []): Promise<string> {
  const code = `PRUEBA-${id}`
  await db.insert(promotions).values({
    ...{ name: 'Prueba', code, active: true, reward: { kind: 'percent', percent: 10 } },
    conditions: {
      ...{ minimums: {}, productIds: [id], categoryIds: [], brandIds: [], customerIds: [] },
      ...{ priceTier: null, firstOrder: false, paymentMethods },
    },
  })
  return code
}

test('a code is refused with its reason, applied and part of the order', {
  tag: '@phone',
}, async ({ page, db, signInWithCart, pageErrors }) => {
  pageErrors.allow(/409|422/)
  const product = await insertProduct(db)
  const code = await insertCode(db, product)
  await signInWithCart([product], { name: 'Ana' })
  await page.goto('/shop/checkout')
  await hydrated(page)
  const summary = page.getByRole('region', { name: 'Resumen del pedido' })
  const field = summary.getByLabel('Código de promoción')
  await field.fill('NADA-DE-NADA')
  await summary.getByRole('button', { name: 'Aplicar' }).click()
  await expect(summary.getByText('Ese código no existe. Revise cómo está escrito.')).toBeVisible()
  await field.fill(code.toLowerCase())
  await summary.getByRole('button', { name: 'Aplicar' }).click()
  await expect(summary.getByText(`Código ${code} aplicado.`)).toBeFocused()
  await summary.getByRole('button', { name: 'Quitar' }).press('Enter')
  await expect(field).toBeFocused()
  await field.fill(code)
  await field.press('Enter')
  await expect(summary.getByText(`Código ${code} aplicado.`)).toBeFocused()
  await expect(summary.getByText(`Descuento ${code}`).locator('..')).toContainText('-$1.00')
  await page.getByLabel(/^Teléfono/).fill('5555 0199')
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Solicitud Completada')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Descuento ${code}`)
})

test('the cart takes a code, says what it saves or why not, and keeps it for checkout', {
  tag: '@phone',
}, async ({ page, db, signInWithCart, pageErrors, expectAccessible }) => {
  pageErrors.allow(/409|422/)
  const product = await insertProduct(db)
  const code = await insertCode(db, product)
  const later = await insertCode(db, await insertProduct(db))
  await signInWithCart([product], { name: 'Ana' })
  await page.goto('/shop/cart')
  await hydrated(page)
  const summary = page.getByRole('region', { name: 'Resumen del carrito' })
  const field = summary.getByLabel('Código de promoción')
  const apply = summary.getByRole('button', { name: 'Aplicar' })
  await field.fill('NADA-DE-NADA')
  await apply.click()
  await expect(summary.getByText('Ese código no existe. Revise cómo está escrito.')).toBeVisible()
  await field.fill(later)
  await apply.click()
  await expect(summary).toContainText(`El código ${later} todavía no descuenta.`)
  await expect(summary).toContainText('Ningún producto de su carrito')
  await summary.getByRole('button', { name: 'Quitar' }).click()
  await field.fill(code.toLowerCase())
  await field.press('Enter')
  await expect(summary.getByText(`Código ${code} aplicado.`)).toBeFocused()
  await expect(summary.getByText(`Descuento ${code}`).locator('..')).toContainText('-$1.00')
  await expect(summary.getByText('$9.00')).toBeVisible()
  await expectAccessible(summary)
  await summary.getByRole('link', { name: 'Finalizar compra' }).click()
  const atCheckout = page.getByRole('region', { name: 'Resumen del pedido' })
  await expect(atCheckout.getByText(`Código ${code} aplicado.`)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a code of the cart is a plain form', async ({ page, db, signInWithCart, pageErrors }) => {
    pageErrors.allow(/409/)
    const product = await insertProduct(db)
    const code = await insertCode(db, product, ['transfer'])
    await signInWithCart([product], { name: 'Ana' })
    await page.goto('/shop/cart')
    const summary = page.getByRole('region', { name: 'Resumen del carrito' })
    const field = summary.getByLabel('Código de promoción')
    await field.fill('NADA-DE-NADA')
    await summary.getByRole('button', { name: 'Aplicar' }).click()
    await expect(summary.getByText('Ese código no existe. Revise cómo está escrito.')).toBeVisible()
    await field.fill(code)
    await summary.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page).toHaveURL(/\/shop\/cart$/)
    await expect(summary).toContainText(`Código ${code} guardado. Se aplica según la entrega y el pago`)
    await summary.getByRole('button', { name: 'Quitar' }).click()
    await expect(field).toBeVisible()
  })
})
