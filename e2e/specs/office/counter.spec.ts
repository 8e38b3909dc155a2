import { agree, expect, someProduct, test } from './desk.ts'

test('a sale at the counter takes the unit and closes the order at once', async ({
  page,
  signIn,
  newPerson,
  callAs,
  expectAccessible,
}) => {
  const api = await callAs(await newPerson())
  const product = await someProduct(api)
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
  await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await page.getByLabel(`Cantidad de ${product.name}`).fill('2')
  await expectAccessible()
  await page.getByRole('button', { name: /^Cobrar/ }).click()
  await expect(page.getByText('Escriba el nombre del comprador.')).toBeVisible()
  await page.getByLabel('Nombre').fill('Ana de mostrador')
  const charge = page.getByRole('button', { name: /^Cobrar/ })
  await charge.click()
  await agree(page, (await charge.textContent()) ?? '')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(page.getByRole('main').getByText('COMPLETADA').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Mostrador', { exact: true })).toBeVisible()
})
