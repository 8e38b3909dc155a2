import type { Page } from '@playwright/test'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { expect, hydrated, type Person, test } from '../account/people.ts'
import { type Goods, insertGoods } from './goods.ts'

async function fillCart(page: Page, goods: Goods) {
  await page.goto(`/shop/products/${goods.slug}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click()
  await expect(page.getByText(`Producto "${goods.name}" agregado al carrito!`)).toBeVisible()
}

async function placeOrder(page: Page) {
  const place = page.getByRole('button', { name: 'Realizar pedido' })
  await expect(place).toBeDisabled()
  await page.getByLabel(/He leído y acepto/).check()
  await place.click()
  const question = page.getByRole('alertdialog', { name: 'Finalizar Pedido' })
  await expect(question).toContainText('¿Deseas finalizar la solicitud?')
  await question.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Solicitud Completada')).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/checkout\/success\/\d+$/)
}

test('a person orders for pick-up and sees the number, the goods and how to pay', async ({
  page,
  db,
  newPerson,
  enter,
  lastMail,
}) => {
  const goods = await insertGoods(db)
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await fillCart(page, goods)
  await page.goto('/shop/checkout')
  await hydrated(page)
  await page.getByText('Transferencia bancaria').click()
  await placeOrder(page)
  await expect(page.getByText(/^ORDEN-\d{3,}$/).first()).toBeVisible()
  await expect(page.getByText(`${goods.name} × 1`)).toBeVisible()
  await expect(page.getByRole('img', { name: /Código QR para pagar \$10\.00/ })).toBeVisible()
  expect(await lastMail(person.email)).toMatch(/ORDEN-\d{3,}/)

  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByText('Introduzca el Código de Transacción')).toBeVisible()
  await expect(page.getByLabel('Código de transacción')).toBeFocused()
  await page.getByLabel('Código de transacción').fill(`TX${Date.now()}`)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await expect(page.getByText('Pago por verificar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Confirmar|Sí|Aceptar/ })
    .click()
  await expect(page.getByText('El pedido ha sido cancelado')).toBeVisible()
  expect((await checkInvariants(db)).filter(({ offending }) => offending > 0)).toEqual([])
})

test('home delivery needs an address, adds its line, and two clicks make one order', async ({
  page,
  db,
  newPerson,
  enter,
}) => {
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana', streets: ['Calle Martí 12'] }))
  await fillCart(page, goods)
  await page.goto('/shop/checkout')
  await hydrated(page)
  await page.getByLabel('Entrega a domicilio').check()
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$10.50')
  await placeOrder(page)
  await expect(page.getByText('Envio', { exact: true })).toBeVisible()
  const order = page.url().split('/').at(-1)
  await page.goto('/account/orders')
  await expect(
    page
      .getByRole('row')
      .or(page.locator('tbody tr'))
      .filter({ hasText: /ORDEN-/ }),
  ).toHaveCount(1)
  for (const path of [`/account/orders/${order}`, `/account/orders/${order}/proforma`]) {
    await page.goto(`${path}?lang=ar`)
    await expect(page.getByRole('main').getByText('التوصيل', { exact: true })).toBeVisible()
    await expect(page.getByText('Envio')).toHaveCount(0)
  }
})

test('without an address home delivery says so and the button stays closed', async ({
  page,
  db,
  newPerson,
  enter,
}) => {
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana' }))
  await fillCart(page, goods)
  await page.goto('/shop/checkout')
  await hydrated(page)
  await page.getByLabel('Entrega a domicilio').check()
  await page.getByLabel(/He leído y acepto/).check()
  await expect(page.getByText('No se encuentran direcciones de envío configuradas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Realizar pedido' })).toBeDisabled()
})

for (const { currency, total } of [
  { currency: 'USD', total: '$8.00' },
  { currency: 'MLC', total: 'MLC 8.00' },
  { currency: 'CUP', total: 'CUP 2,800.00' },
])
  test(`an approved business pays wholesale all the way, in ${currency}`, async ({
    page,
    context,
    baseURL,
    db,
    newPerson,
    enter,
  }) => {
    const goods = await insertGoods(db)
    const business: Person = await newPerson({ role: 'business' })
    await db
      .insert(profiles)
      .values({ userId: business.id, name: 'Cooperativa', clicode: `CLI-${business.id}` })
    await enter(business)
    await context.addCookies([{ name: 'currency', value: currency, url: baseURL ?? '' }])
    await page.goto(`/shop/products/${goods.slug}`)
    await expect(page.getByRole('main')).toContainText(total)
    await fillCart(page, goods)
    await page.goto('/shop/checkout')
    await hydrated(page)
    await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText(total)
    await placeOrder(page)
    await expect(page.getByRole('main')).toContainText(total)
  })

test('an empty cart leads to the shop, a stranger home', async ({ page, newPerson, enter }) => {
  await page.goto('/shop/checkout')
  await expect(page).toHaveURL(/\/$/)
  await enter(await newPerson({ name: 'Ana' }))
  await page.goto('/shop/checkout')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
  await page.goto('/shop/checkout/success/1')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
})

test('a price that changed meanwhile is confirmed first', async ({ page, db, newPerson, enter, watched }) => {
  watched.expectComplaint(/409/)
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana' }))
  await fillCart(page, goods)
  await page.goto('/shop/checkout')
  await hydrated(page)
  await db.execute(`update products set price = 1234 where id = ${goods.id}`)
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Los precios cambiaron')).toBeVisible()
  await expect(page.getByText(/\$12\.34/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Solicitud Completada')).toBeVisible()
})

test('an order can be followed by its number and e-mail alone', async ({
  page,
  db,
  newPerson,
  enter,
  watched,
}) => {
  watched.expectComplaint(/404/)
  const goods = await insertGoods(db)
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
  await fillCart(page, goods)
  await page.goto('/shop/checkout')
  await hydrated(page)
  await placeOrder(page)
  const number =
    (await page
      .getByText(/^ORDEN-\d{3,}$/)
      .first()
      .textContent()) ?? ''
  await page.goto('/shop/track-order')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Seguir pedido' }).click()
  await expect(page.getByLabel('Número de pedido')).toHaveAccessibleDescription('Complete este campo')
  await page.getByLabel('Número de pedido').fill(number)
  await page.getByLabel('Correo electrónico').last().fill('otra@ejemplo.cu')
  await page.getByRole('main').getByRole('button', { name: 'Seguir pedido' }).click()
  await expect(
    page.getByText('No encontramos un pedido con ese número y ese correo electrónico.'),
  ).toBeVisible()
  await page.getByLabel('Correo electrónico').last().fill(person.email)
  await page.getByRole('main').getByRole('button', { name: 'Seguir pedido' }).click()
  await expect(page.getByRole('status').filter({ hasText: number })).toContainText('PENDIENTE')
})

test('cart, checkout, orders and proforma are accessible', async ({
  page,
  db,
  newPerson,
  enter,
  expectAccessible,
}) => {
  test.slow()
  const goods = await insertGoods(db)
  await enter(await newPerson({ name: 'Ana', streets: ['Calle Martí 12'] }))
  await fillCart(page, goods)
  for (const path of ['/shop/cart', '/shop/checkout', '/shop/checkout?lang=ar']) {
    await page.goto(path)
    await expectAccessible()
  }
  await page.goto('/shop/checkout?lang=es')
  await hydrated(page)
  await placeOrder(page)
  await expectAccessible()
  const id = page.url().split('/').at(-1)
  for (const path of [
    '/account/orders',
    `/account/orders/${id}`,
    `/account/orders/${id}/proforma`,
    '/shop/track-order',
  ]) {
    await page.goto(path)
    await expectAccessible()
  }
})
