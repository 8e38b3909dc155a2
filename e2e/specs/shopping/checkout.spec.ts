import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { formOf, hydrated } from '../../support/page.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

async function openCheckout(page: Page) {
  await page.goto('/shop/checkout')
  await hydrated(page)
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

test('a pick-up order shows its number, its products and how to pay', { tag: '@both' }, async ({
  page,
  db,
  signInWithCart,
  lastMail,
}) => {
  const product = await insertProduct(db)
  const person = await signInWithCart([product], { name: 'Ana' })
  await openCheckout(page)
  await page.getByText('Transferencia bancaria').click()
  await expect(page.getByText('Entregue el cheque en nuestra tienda')).toBeVisible()
  await placeOrder(page)
  await expect(page.getByText(/^ORDEN-\d{3,}$/).first()).toBeVisible()
  await expect(page.getByText(`${product.name} × 1`)).toBeVisible()
  await expect(page.getByRole('img', { name: /Código QR para pagar \$10\.00/ })).toBeVisible()
  expect(await lastMail(person.email)).toMatch(/ORDEN-\d{3,}/)

  const main = page.getByRole('main')
  await expect(main).toContainText('$10.00 USD')
  await expect(main.getByText('Pague antes del')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Recoger en la tienda' })).toBeVisible()
  for (const copied of ['el importe', 'la cuenta', 'el concepto']) {
    await expect(main.getByRole('button', { name: `Copiar ${copied}` })).toBeVisible()
  }
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Guardar el código' }).click()
  const picture = await saving
  expect(picture.suggestedFilename()).toMatch(/^ORDEN-\d{3,}\.png$/)
  const bytes = await readFile(await picture.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  await expect(main.getByRole('link', { name: /Escribir por WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*ORDEN-\d{3,}.*10\.00/,
  )

  await page.getByRole('button', { name: 'Enviar el pago' }).click()
  await expect(page.getByText('Introduzca el Código de Transacción')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Código de transacción' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Código de transacción' }).fill(`TX${Date.now()}`)
  await page.getByRole('button', { name: 'Enviar el pago' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
  await expect(page.getByText('Por verificar')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Confirmar|Sí|Aceptar/ })
    .click()
  await expect(page.getByText('El pedido ha sido cancelado')).toBeVisible()
  expect((await checkInvariants(db)).filter(({ offending }) => offending > 0)).toEqual([])
})

test('home delivery adds its fee to the order', { tag: '@phone' }, async ({ page, db, signInWithCart }) => {
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', streets: ['Calle Martí 12'] })
  await openCheckout(page)
  await page.getByLabel('Entrega a domicilio').check()
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$10.50 USD')
  await expect(page.getByText(/^Llega entre el/)).toBeVisible()
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

test('checkout asks for a phone when none is known, and the order shows who receives it', {
  tag: '@phone',
}, async ({ page, db, signInWithCart, pageErrors }) => {
  pageErrors.allow(/422/)
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', phone: '' })
  await openCheckout(page)
  await expect(page.getByLabel(/Quién lo recoge/)).toHaveValue('Ana Rosales')
  const phone = page.getByLabel(/^Teléfono/)
  await expect(phone).toHaveValue('')
  await phone.fill('12')
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(phone).toHaveAccessibleDescription(/Teléfono no válido/)
  await expect(page.getByLabel(/Quién lo recoge/)).toHaveValue('Ana Rosales')
  await phone.fill('5555-0199')
  await page.getByLabel(/TecnoClick Manzanillo/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Solicitud Completada')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ana Rosales · +53 5555 0199')
  await expect(page.getByRole('main')).toContainText('TecnoClick Manzanillo, Calle Martí')
})

test('the button says what is missing and leads there', { tag: '@phone' }, async ({
  page,
  db,
  signInWithCart,
}) => {
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', phone: '' })
  await openCheckout(page)
  const place = page.getByRole('button', { name: 'Realizar pedido' })
  await expect(place).toBeDisabled()
  await expect(place).toHaveAccessibleDescription('Escriba un teléfono · Acepte los términos y condiciones')
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Teléfono/)).toBeFocused()
  await expect(page.getByLabel(/^Teléfono/)).toHaveAccessibleDescription(/Complete este campo/)
  await page.getByLabel(/^Teléfono/).fill('5555 0101')
  await place.click({ force: true })
  await expect(page.getByLabel(/He leído y acepto/)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(place).toBeEnabled()
  await page.getByLabel('Entrega a domicilio').check()
  await expect(page.getByText('No se encuentran direcciones de envío configuradas')).toBeVisible()
  await expect(place).toBeDisabled()
  await expect(place).toHaveAccessibleDescription('Guarde la dirección')
  await place.click({ force: true })
  await expect(formOf(page, 'Guardar dirección').getByLabel('Teléfono')).toBeFocused()
})

test('an approved business pays wholesale prices in every currency', async ({
  page,
  context,
  baseURL,
  db,
  signInWithCart,
}) => {
  for (const { currency, total } of [
    { currency: 'USD', total: '$8.00' },
    { currency: 'MLC', total: 'MLC 8.00' },
    { currency: 'CUP', total: 'CUP 2,800.00' },
  ]) {
    const product = await insertProduct(db)
    const business = await signInWithCart([product], { role: 'business' })
    await db.insert(profiles).values({
      userId: business.id,
      name: 'Cooperativa',
      phone: '+53 2342 0122',
      clicode: `CLI-${business.id}`,
    })
    await context.addCookies([{ name: 'currency', value: currency, url: baseURL ?? '' }])
    await page.goto(`/shop/products/${product.slug}`)
    await expect(page.getByRole('main')).toContainText(total)
    await openCheckout(page)
    await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText(total)
    await placeOrder(page)
    await expect(page.getByRole('main')).toContainText(total)
  }
})

test('the first address is written in the checkout', { tag: '@phone' }, async ({
  page,
  db,
  signInWithCart,
}) => {
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', phone: '' })
  await openCheckout(page)
  await page.getByLabel('Nota para la entrega').fill('Toque dos veces')
  await page.getByText('Cheque', { exact: true }).click()
  await expect(page.getByText('Desde $0.50 USD')).toBeVisible()
  await page.getByLabel('Entrega a domicilio').check()
  const form = formOf(page, 'Guardar dirección')
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana')
  await form.getByLabel('Provincia/Estado').selectOption({ label: 'Granma' })
  await form.getByLabel('Municipio/Ciudad').selectOption({ label: 'Guisa' })
  await expect(form.getByLabel('Código postal')).toHaveValue('88200')
  await form.getByLabel('Calle').fill('Calle Martí 12')

  // A reload loses nothing.
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Entrega a domicilio')).toBeChecked()
  await expect(form.getByLabel('Calle')).toHaveValue('Calle Martí 12')
  await expect(form.getByLabel('Municipio/Ciudad').locator('option:checked')).toHaveText('Guisa')

  await form.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(form.getByLabel('Teléfono')).toBeFocused()
  await expect(form.getByLabel('Teléfono')).toHaveAccessibleDescription(/Complete este campo/)
  await form.getByLabel('Teléfono').fill('5555 0101')
  await form.getByLabel('Apartamento').fill('frente al parque')
  await form.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(page.getByText('Se Agregó una dirección')).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/checkout$/)
  await expect(page.getByText('Calle Martí 12, frente al parque, Guisa, Granma').first()).toBeVisible()
  await expect(page.getByText(/^Llega entre el/)).toBeVisible()
  await expect(page.getByLabel('Nota para la entrega')).toHaveValue('Toque dos veces')
  await expect(page.getByRole('radio', { name: 'Cheque' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$11.50 USD')
  await placeOrder(page)
  await expect(page.getByRole('main')).toContainText('Calle Martí 12, frente al parque, Guisa, Granma')
  await expect(page.getByRole('main')).toContainText('Ana Rosales · +53 5555 0101')
})

test('an address is chosen and edited in the checkout', { tag: '@phone' }, async ({
  page,
  db,
  signInWithCart,
}) => {
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', streets: ['Calle Una', 'Calle Dos'] })
  await openCheckout(page)
  const place = page.getByRole('button', { name: 'Realizar pedido' })
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByLabel('Entrega a domicilio').check()
  await page.getByLabel('Teléfono de quien recibe').fill('5555 0102')
  await page.getByText('Cambiar dirección').click()
  await expect(place).toHaveAccessibleDescription('Elija la dirección')
  await page
    .getByRole('radio', { name: /Calle Dos/ })
    .or(page.getByText('Calle Dos, Manzanillo'))
    .last()
    .click()
  await expect(place).toBeEnabled()

  await page.getByRole('link', { name: 'Editar' }).click()
  const form = formOf(page, 'Guardar dirección')
  await expect(form.getByLabel('Calle')).toHaveValue('Calle Dos')
  await form.getByLabel('Calle').fill('Calle Dos bis')
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Calle Dos, Manzanillo, Granma').first()).toBeVisible()
  await expect(page.getByLabel('Teléfono de quien recibe')).toHaveValue('5555 0102')

  await page.getByRole('link', { name: 'Editar' }).click()
  await expect(form.getByLabel('Calle')).toHaveValue('Calle Dos')
  await form.getByLabel('Calle').fill('Calle Dos bis')
  await expect(form.getByLabel('Teléfono')).toHaveValue('+53 5555 0101')
  await form.getByLabel('Teléfono').fill('5555 0103')
  await form.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(page.getByText('Se Modificó la dirección')).toBeVisible()
  await expect(page.getByText('Calle Dos bis, Manzanillo, Granma').first()).toBeVisible()
  await expect(page.getByLabel('Teléfono de quien recibe')).toHaveCount(0)

  await page.getByRole('link', { name: 'Nueva Dirección' }).click()
  await form.getByLabel('Provincia/Estado').selectOption({ label: 'Granma' })
  await form.getByLabel('Municipio/Ciudad').selectOption({ label: 'Bayamo' })
  await form.getByLabel('Calle').fill('Quinta Avenida')
  await form.getByRole('button', { name: 'Guardar dirección' }).click()
  await expect(page.getByText('Quinta Avenida, Bayamo, Granma').first()).toBeVisible()
  await expect(place).toBeEnabled()
})

test('an empty cart redirects to the shop, and a visitor to the home page', async ({
  page,
  newPerson,
  signIn,
}) => {
  await page.goto('/shop/checkout')
  await expect(page).toHaveURL(/\/$/)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/shop/checkout')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
  await page.goto('/shop/checkout/success/1')
  await expect(page).toHaveURL(/\/shop\/catalog$/)
})

test('a price that changed meanwhile has to be confirmed', async ({
  page,
  db,
  signInWithCart,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana' })
  await openCheckout(page)
  await db.execute(`update products set price = 1234 where id = ${product.id}`)
  await page.getByLabel(/He leído y acepto/).check()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Los precios cambiaron')).toBeVisible()
  await expect(page.getByText(/\$12\.34/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Solicitud Completada')).toBeVisible()
})

test('an order is tracked by its number and e-mail address', { tag: '@phone' }, async ({
  page,
  db,
  signInWithCart,
  pageErrors,
}) => {
  pageErrors.allow(/404/)
  const product = await insertProduct(db)
  const person = await signInWithCart([product], { name: 'Ana' })
  await openCheckout(page)
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
