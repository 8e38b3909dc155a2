import { randomUUID } from 'node:crypto'
import { signInStaff } from '../staff.ts'
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

test('a price that changed since it was rung up is shown before anything is sold', async ({
  page,
  signIn,
  db,
  watched,
}) => {
  watched.expectComplaint(/409/)
  const api = await signInStaff(db)
  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const { id } = await api.post<{ id: number }>('/products', { sku: name, name, price: 10 })
  await api.patch(`/products/updatestock/${id}`, { stock: 3 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(name)
  await page.getByRole('button', { name: `Agregar ${name}` }).click()
  await page.getByLabel('Nombre').fill('Ana de mostrador')
  await api.patch(`/products/${id}`, { price: 12.5 })
  await page.getByRole('button', { name: 'Cobrar $10.00 USD' }).click()
  await agree(page, 'Cobrar $10.00 USD')
  await expect(page.getByText('El precio de algún producto cambió.')).toBeVisible()
  await page.getByRole('button', { name: 'Cobrar $12.50 USD' }).click()
  await agree(page, 'Cobrar $12.50 USD')
  await expect(page.getByRole('heading', { name: /^Venta ORDEN-\d+ registrada$/ })).toBeVisible()
})

test('a choice that is still open is marked, in view and in focus', async ({ page, signIn, db }) => {
  const api = await signInStaff(db)
  const name = `Tinta ${randomUUID().slice(0, 8)}`
  const values = [{ title: 'Negro', surcharge: 0, surchargeAlt: 0 }]
  const options = [{ title: 'Color', required: true, values }]
  const { id } = await api.post<{ id: number }>('/products', { sku: name, name, price: 10, options })
  await api.patch(`/products/updatestock/${id}`, { stock: 3 })
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

test('what was rung up is not lost by a tap on another desk', async ({ page, signIn, newPerson, callAs }) => {
  const product = await someProduct(await callAs(await newPerson()))
  await page.setViewportSize({ width: 1280, height: 800 })
  await signIn('admin@demo.cu')
  await page.goto('/admin/counter')
  await page.getByRole('searchbox', { name: 'Buscar producto' }).fill(product.sku)
  await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await page.getByRole('link', { name: 'Productos', exact: true }).click()
  await agree(page, 'Seguir editando')
  await expect(page.getByLabel(`Cantidad de ${product.name}`)).toHaveValue('1')
})
