import { promotions } from '@tecnoclick/database/schema/selling/promotions'
import { hydrated } from '../../support/page.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('a code is refused with its reason, applied and part of the order', {
  tag: '@phone',
}, async ({ page, db, signInWithCart, pageErrors }) => {
  pageErrors.allow(/409|422/)
  const product = await insertProduct(db)
  const code = `PRUEBA-${product.id}`
  await db.insert(promotions).values({
    ...{ name: 'Prueba', code, active: true, reward: { kind: 'percent', percent: 10 } },
    conditions: {
      ...{ minimums: {}, productIds: [product.id], categoryIds: [], brandIds: [], customerIds: [] },
      ...{ priceTier: null, firstOrder: false, paymentMethods: [] },
    },
  })
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
