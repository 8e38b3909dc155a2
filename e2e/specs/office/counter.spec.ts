import { randomUUID } from 'node:crypto'
import { confirm, someProduct } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('a sale at the counter completes the order at once', async ({
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
  await confirm(page, (await charge.textContent()) ?? '')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ver el pedido' }).click()
  await expect(page.getByRole('main').getByText('Completada').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('Mostrador', { exact: true })).toBeVisible()
})

test('a price that changed meanwhile is shown before the sale', async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const { id } = await staff.post<{ id: number }>('/products', { sku: name, name, price: 10 })
  await staff.patch(`/products/updatestock/${id}`, { stock: 3 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(name)
  await page.getByRole('button', { name: `Agregar ${name}` }).click()
  await page.getByLabel('Nombre').fill('Ana de mostrador')
  await staff.patch(`/products/${id}`, { price: 12.5 })
  await page.getByRole('button', { name: 'Cobrar $10.00 USD' }).click()
  await confirm(page, 'Cobrar $10.00 USD')
  await expect(page.getByText('El precio de algún producto cambió.')).toBeVisible()
  await page.getByRole('button', { name: 'Cobrar $12.50 USD' }).click()
  await confirm(page, 'Cobrar $12.50 USD')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
})

test('a missing option is marked, in view and focused', async ({ page, signIn, staff }) => {
  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const values = [{ title: 'Negro', surcharge: 0, surchargeAlt: 0 }]
  const options = [{ title: 'Color', required: true, values }]
  const { id } = await staff.post<{ id: number }>('/products', { sku: name, name, price: 10, options })
  await staff.patch(`/products/updatestock/${id}`, { stock: 3 })
  await signIn('admin@demo.cu')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(name)
  await page.getByRole('button', { name: `Agregar ${name}` }).click()
  await page.getByLabel('Nombre').fill('Ana de mostrador')
  await page.getByRole('button', { name: /^Cobrar/ }).click()
  const choice = page.getByLabel(`Color de ${name}`)
  await expect(choice).toBeFocused()
  await expect(choice).toBeInViewport()
  await expect(choice).toHaveAccessibleDescription(`Elija las opciones de ${name}.`)
  await choice.selectOption('Negro')
  await expect(page.getByText(`Elija las opciones de ${name}.`)).toBeHidden()
})

test('a started sale is not lost by navigating away', async ({ page, signIn, newPerson, callAs }) => {
  const product = await someProduct(await callAs(await newPerson()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
  await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await page.getByRole('link', { name: 'Productos', exact: true }).click()
  await confirm(page, 'Seguir editando')
  await expect(page.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1')
})
