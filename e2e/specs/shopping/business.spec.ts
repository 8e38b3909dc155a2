import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { freshCode } from '../../support/office.ts'
import { hydrated, sentMarkup } from '../../support/page.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('a company orders at its prices, chooses how to pay, proves it, follows the delivery and returns', {
  tag: '@phone',
}, async ({ page, context, baseURL, db, staff, signInWithCart, expectAccessible }) => {
  const product = await insertProduct(db)
  const company = await signInWithCart([product], { role: 'business', streets: ['Calle Martí 12'] })
  await db.insert(profiles).values({
    ...{ userId: company.id, name: 'Cooperativa Sol', phone: '+53 2342 0122' },
    clicode: `CLI-${company.id}`,
  })
  await test.step('wholesale prices in every currency', async () => {
    for (const [currency, price] of [
      ['USD', '$8.00'],
      ['MLC', 'MLC\u00a08.00'],
      ['CUP', 'CUP\u00a02,800.00'],
    ] as const) {
      await context.addCookies([{ name: 'currency', value: currency, url: baseURL ?? '' }])
      for (const path of [`/shop/products/${product.slug}`, '/shop/checkout'])
        expect(await sentMarkup(context.request, path), `${path} in ${currency}`).toContain(price)
    }
  })

  await page.goto('/shop/checkout')
  await hydrated(page)
  await page.getByLabel('Entrega a domicilio').check()
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('CUP 2,995.00')
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page).toHaveURL(/\/shop\/checkout\/success\/\d+$/)
  await expect(page.getByRole('main')).toContainText('CUP 2,995.00')
  const id = Number(page.url().split('/').at(-1))

  const box = page.getByRole('region', { name: 'Cómo pagar' })
  await box.getByText('Transferencia bancaria', { exact: true }).click()
  await box.getByRole('button', { name: 'Guardar la forma de pago' }).click()
  await expect(box.getByRole('img', { name: /Código QR para pagar CUP 2,995\.00/ })).toBeVisible()
  await box.getByRole('textbox', { name: 'Código de transacción' }).fill(freshCode())
  await box.getByRole('button', { name: 'Enviar el pago' }).click()
  await expect(box.getByText('Por verificar')).toBeVisible()

  await staff.post(`/admin/sellorders/${id}/payment`, { state: 'verified' })
  await staff.patch(`/sellorders/${id}`, { status: 'EN PROCESO' })
  for (const step of ['preparing', 'onTheWay']) await staff.post(`/admin/sellorders/${id}/step`, { step })
  await page.reload()
  await expect(box.getByRole('heading', { name: 'Pedido pagado' })).toBeVisible()
  await expect(page.getByText('En camino').first()).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await staff.post(`/admin/sellorders/${id}/step`, { step: 'delivered', reason: 'Firmó el almacén' })
  await staff.patch(`/sellorders/${id}`, { status: 'COMPLETADA' })

  await page.goto(`/account/orders/${id}/return`)
  await hydrated(page)
  await page.getByLabel(`Unidades de ${product.name}`).fill('1')
  await page.getByLabel('Motivo').selectOption({ label: 'No es como se describe' })
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expect(page.getByRole('heading', { name: /Devolución DEVOLUCION-/ })).toBeVisible()
  await expect(page.getByText('La revisaremos y le avisaremos por correo.')).toBeVisible()
})
