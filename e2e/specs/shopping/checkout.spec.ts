import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkInvariants } from '@tecnoclick/database/invariants'
import { formOf, hydrated, sentMarkup, submitSignIn } from '../../support/page.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

async function openCheckout(page: Page) {
  await page.goto('/shop/checkout')
  await hydrated(page)
}

async function confirmOrder(page: Page) {
  await page.getByRole('button', { name: 'Realizar pedido' }).click()
  const question = page.getByRole('alertdialog', { name: 'Finalizar Pedido' })
  await expect(question).toContainText('¿Deseas finalizar la solicitud?')
  await question.getByRole('button', { name: 'Sí' }).click()
}

async function expectPlaced(page: Page) {
  await expect(page.getByText('Solicitud Completada')).toBeVisible()
  await expect(page).toHaveURL(/\/shop\/checkout\/success\/\d+$/)
}

test('a pick-up order: what is refused, the order, its payment, its tracking and its end', {
  tag: '@phone',
}, async ({ page, db, signInWithCart, lastMail, pageErrors }) => {
  pageErrors.allow(/404|409|422/)
  const product = await insertProduct(db)
  const person = await signInWithCart([product], { name: 'Ana', phone: '' })
  const main = page.getByRole('main')
  await openCheckout(page)
  const cheque = page.getByText('Entregue el cheque en nuestra tienda')
  await expect(cheque).toBeHidden()
  await page.getByText('Cheque', { exact: true }).click()
  await expect(cheque).toBeVisible()
  await page.getByText('Transferencia bancaria').click()
  await expect(cheque).toBeHidden()

  await test.step('checkout asks for a phone when none is known', async () => {
    const place = page.getByRole('button', { name: 'Realizar pedido' })
    await expect(page.getByLabel(/Quién lo recoge/)).toHaveValue('Ana Rosales')
    const phone = page.getByLabel(/^Teléfono/)
    await expect(phone).toHaveValue('')
    await phone.fill('12')
    await expect(place).toBeDisabled()
    await page.getByLabel(/He leído y acepto/).check()
    await confirmOrder(page)
    await expect(phone).toHaveAccessibleDescription(/Teléfono no válido/)
    await expect(page.getByLabel(/Quién lo recoge/)).toHaveValue('Ana Rosales')
    await phone.fill('5555-0199')
    await page.getByLabel(/TecnoClick Manzanillo/).check()
  })

  await test.step('another currency says its total before it is chosen; what was typed stays', async () => {
    const summary = page.getByRole('region', { name: 'Resumen del pedido' })
    await summary.getByText('Paga en USD').click()
    await expect(summary).toContainText('Nuevo total: CUP 3,500.00')
    await summary.getByRole('button', { name: 'Pagar en CUP' }).click()
    await expect(summary.getByText('Paga en CUP')).toBeFocused()
    await expect(summary.getByText('Total', { exact: true }).locator('..')).toContainText('CUP 3,500.00')
    await expect(page.getByLabel(/^Teléfono/)).toHaveValue('5555-0199')
    await expect(page.getByLabel(/TecnoClick Manzanillo/)).toBeChecked()
    await summary.getByText('Paga en CUP').click()
    await expect(summary).toContainText('Nuevo total: $10.00 USD')
    await summary.getByRole('button', { name: 'Pagar en USD' }).click()
    await expect(summary.getByText('Paga en USD')).toBeFocused()
  })

  await test.step('a price that changed meanwhile has to be confirmed', async () => {
    await db.execute(`update products set price = 1234 where id = ${product.id}`)
    await confirmOrder(page)
    await expect(page.getByText('Los precios cambiaron')).toBeVisible()
    await expect(page.getByText(/\$12\.34/).first()).toBeVisible()
    await confirmOrder(page)
    await expectPlaced(page)
  })

  const number =
    (await page
      .getByText(/^ORDEN-\d{3,}$/)
      .first()
      .textContent()) ?? ''
  await test.step('the order shows its number, its products, who receives it and how to pay', async () => {
    await expect(page.getByText(`${product.name} × 1`)).toBeVisible()
    await expect(page.getByRole('img', { name: /Código QR para pagar \$12\.34/ })).toBeVisible()
    expect(await lastMail(person.email)).toContain(number)
    await expect(main).toContainText('$12.34 USD')
    await expect(main).toContainText('Ana Rosales · +53 5555 0199')
    await expect(main).toContainText('TecnoClick Manzanillo, Calle Martí')
    await expect(main.getByText('Pague antes del')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Recoger en la tienda' })).toBeVisible()
    await expect(main.getByText(/^Lunes.*\d:\d\d/).first()).toBeVisible()
    for (const copied of ['el importe', 'la cuenta', 'el concepto']) {
      await expect(main.getByRole('button', { name: `Copiar ${copied}` })).toBeVisible()
    }
    const saving = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Guardar el código' }).click()
    const picture = await saving
    expect(picture.suggestedFilename()).toBe(`${number}.png`)
    const bytes = await readFile(await picture.path())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    const chat = await main.getByRole('link', { name: /Escribir por WhatsApp/ }).getAttribute('href')
    expect(chat).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*12\.34/)
    expect(chat).toContain(number)
  })

  await test.step('its payment is reported, and it is cancelled', async () => {
    const code = page.getByRole('textbox', { name: 'Código de transacción' })
    await page.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(page.getByText('Introduzca el Código de Transacción')).toBeVisible()
    await expect(code).toBeFocused()
    await code.fill(`TX${Date.now()}`)
    await page.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(page).toHaveURL(/\/account\/orders\/\d+$/)
    await expect(page.getByText('Por verificar')).toBeVisible()
    await expect(main.getByText('Pago en revisión')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Copiar la cuenta' })).toBeHidden()
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Confirmar|Sí|Aceptar/ })
      .click()
    await expect(page.getByText('El pedido ha sido cancelado')).toBeVisible()
    expect((await checkInvariants(db)).filter(({ offending }) => offending > 0)).toEqual([])
  })

  await test.step('it is tracked by its number and e-mail address', async () => {
    await page.goto('/shop/track-order')
    await hydrated(page)
    const track = main.getByRole('button', { name: 'Seguir pedido' })
    await track.click()
    await expect(page.getByLabel('Número de pedido')).toHaveAccessibleDescription('Complete este campo')
    await page.getByLabel('Número de pedido').fill(number)
    await page.getByLabel('Correo electrónico').last().fill('otra@ejemplo.cu')
    await track.click()
    await expect(
      page.getByText('No encontramos un pedido con ese número y ese correo electrónico.'),
    ).toBeVisible()
    await page.getByLabel('Correo electrónico').last().fill(person.email)
    await track.click()
    await expect(page.getByRole('status').filter({ hasText: number })).toContainText('CANCELADA')
  })

  await test.step('the next order starts with the same pick-up point', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    await page.request.post('/api/cart/items', { headers, data: { productId: product.id, quantity: 1 } })
    await openCheckout(page)
    await expect(page.getByLabel(/TecnoClick Manzanillo/)).toBeChecked()
  })
})

test('a delivery: the button says what is missing, the first address is written in the checkout', {
  tag: '@phone',
}, async ({ page, db, signInWithCart }) => {
  const product = await insertProduct(db)
  await signInWithCart([product], { name: 'Ana', phone: '' })
  const main = page.getByRole('main')
  const place = page.getByRole('button', { name: 'Realizar pedido' })
  const form = formOf(page, 'Guardar dirección')
  const accept = page.getByLabel(/He leído y acepto/)
  await openCheckout(page)

  await test.step('the button says what is missing and leads there', async () => {
    const phone = page.getByLabel(/^Teléfono/)
    await expect(place).toBeDisabled()
    await expect(place).toHaveAccessibleName(
      /^Realizar pedido Escriba un teléfono · Acepte los términos y condiciones$/,
    )
    await place.focus()
    await page.keyboard.press('Enter')
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/Complete este campo/)
    await phone.fill('5555 0101')
    await place.click({ force: true })
    await expect(accept).toBeFocused()
    await page.keyboard.press('Space')
    await expect(place).toBeEnabled()
    await expect(page.getByText('Desde $0.50 USD')).toBeVisible()
    await page.getByLabel('Entrega a domicilio').check()
    await expect(page.getByText('No se encuentran direcciones de envío configuradas')).toBeVisible()
    await expect(place).toBeDisabled()
    await expect(place).toContainText('Guarde la dirección')
    await place.click({ force: true })
    await expect(form.getByLabel('Teléfono')).toBeFocused()
  })

  await test.step('a reload loses nothing', async () => {
    await page.getByLabel('Nota para la entrega').fill('Toque dos veces')
    await page.getByText('Cheque', { exact: true }).click()
    await expect(form.getByLabel('Nombre')).toHaveValue('Ana')
    await form.getByLabel('Provincia/Estado').selectOption({ label: 'Granma' })
    await form.getByLabel('Municipio/Ciudad').selectOption({ label: 'Guisa' })
    await expect(form.getByLabel('Código postal')).toHaveValue('88200')
    await form.getByLabel('Calle').fill('Calle Martí 12')
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Entrega a domicilio')).toBeChecked()
    await expect(form.getByLabel('Calle')).toHaveValue('Calle Martí 12')
    await expect(form.getByLabel('Municipio/Ciudad').locator('option:checked')).toHaveText('Guisa')
  })

  await test.step('the saved address is used, and the rest of the form stays', async () => {
    await form.getByRole('button', { name: 'Guardar dirección' }).click()
    await expect(form.getByLabel('Teléfono')).toBeFocused()
    await expect(form.getByLabel('Teléfono')).toHaveAccessibleDescription(/Complete este campo/)
    await form.getByLabel('Teléfono').fill('5555 0101')
    await form.getByLabel('Apartamento').fill('frente al parque')
    await form.getByRole('button', { name: 'Guardar dirección' }).click()
    await expect(page.getByText('Se Agregó una dirección')).toBeVisible()
    await expect(page).toHaveURL(/\/shop\/checkout$/)
    await expect(page.getByText('Calle Martí 12, frente al parque, Guisa, Granma').first()).toBeVisible()
    await expect(page.getByText(/^Llega (entre )?el \d+ /)).toBeVisible()
    await expect(page.getByLabel('Nota para la entrega')).toHaveValue('Toque dos veces')
    await expect(page.getByRole('radio', { name: 'Cheque' })).toBeChecked()
    await expect(page.getByRole('region', { name: 'Resumen del pedido' })).toContainText('$11.50 USD')
  })

  await test.step('the order has its fee, in the visitor’s language', async () => {
    await accept.check()
    await confirmOrder(page)
    await expectPlaced(page)
    await expect(main).toContainText('Calle Martí 12, frente al parque, Guisa, Granma')
    await expect(main).toContainText('Ana Rosales · +53 5555 0101')
    await expect(page.getByText('Envio', { exact: true })).toBeVisible()
    const order = page.url().split('/').at(-1)
    for (const path of [`/account/orders/${order}`, `/account/orders/${order}/proforma`]) {
      const shown = await sentMarkup(page.request, `${path}?lang=ar`)
      expect(shown, path).toContain('>التوصيل<')
      expect(shown, path).not.toContain('Envio')
    }
    const paper = await page.request.get(`/api/sellorders/${order}/papers/proforma?lang=ar`)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    await page.context().clearCookies({ name: 'locale' })
    await main.getByRole('link', { name: /ORDEN-\d+/ }).click()
    await page
      .getByRole('navigation', { name: 'Menú de la cuenta' })
      .getByRole('link', { name: 'Mis Órdenes' })
      .click()
    await expect(page.locator('tbody tr').filter({ hasText: /ORDEN-/ })).toHaveCount(1)
  })
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
  await expect(place).toContainText('Elija la dirección')
  await page.getByText('Calle Dos, Manzanillo').last().click()
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

test('a filled checkout whose session has ended leads to sign-in and back with all that was typed', {
  tag: '@phone',
}, async ({ page, db, signInWithCart }) => {
  const product = await insertProduct(db)
  const person = await signInWithCart([product], { name: 'Ana', phone: '' })
  await openCheckout(page)
  await page.getByLabel(/Quién lo recoge/).fill('Beatriz Peña')
  await page.getByLabel(/^Teléfono/).fill('5555 0177')
  await page.getByLabel(/TecnoClick Manzanillo/).check()
  await page.getByText('Cheque', { exact: true }).click()
  await page.getByLabel(/He leído y acepto/).check()
  await db.execute(`delete from sessions where user_id = ${person.id}`)

  await confirmOrder(page)
  await expect(page).toHaveURL(/\/account\/login/)
  await expect(page.getByRole('main').getByText('Inicie sesión para terminar su compra')).toBeVisible()
  await submitSignIn(page, person.email)

  await expect(page).toHaveURL(/\/shop\/checkout$/)
  await expect(page.getByLabel(/Quién lo recoge/)).toHaveValue('Beatriz Peña')
  await expect(page.getByLabel(/^Teléfono/)).toHaveValue('5555 0177')
  await expect(page.getByLabel(/TecnoClick Manzanillo/)).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Cheque' })).toBeChecked()
  await page.getByLabel(/He leído y acepto/).check()
  await confirmOrder(page)
  await expectPlaced(page)
  await expect(page.getByRole('main')).toContainText('Beatriz Peña · +53 5555 0177')
  const { rows } = await db.execute(`select id from orders where client_id = ${person.id}`)
  expect(rows).toHaveLength(1)
})

test('an empty cart redirects to the shop, and a visitor to the home page', async ({
  context,
  newPerson,
  signIn,
}) => {
  const addressAfter = async (path: string) => new URL((await context.request.get(path)).url()).pathname
  expect(await addressAfter('/shop/checkout')).toBe('/')
  await signIn(await newPerson({ name: 'Ana' }))
  expect(await addressAfter('/shop/checkout')).toBe('/shop/catalog')
  expect(await addressAfter('/shop/checkout/success/1')).toBe('/shop/catalog')
})
