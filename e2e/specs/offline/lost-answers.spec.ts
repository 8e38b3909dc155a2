import type { Page } from '@playwright/test'
import { resetSales } from '@tecnoclick/database/schema/resets/resets'
import { orders } from '@tecnoclick/database/schema/selling/orders'
import { payments } from '@tecnoclick/database/schema/selling/payments'
import { serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { eq } from 'drizzle-orm'
import { cutAfterAnswer, cutLine, cutPosts, cuts, delayPosts, tagged } from '../../support/line.ts'
import { freshCode } from '../../support/office.ts'
import { formOf, hydrated } from '../../support/page.ts'
import { freshEmail, password } from '../../support/people.ts'
import { somePicture } from '../../support/picture.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ pageErrors }) => pageErrors.allow(cutLine))

const phone = { tag: '@phone' }
const note = 'Tocar en la puerta verde'
const done = /Su pedido ORDEN-\d+ está hecho/

async function fillCheckout(page: Page) {
  await page.goto('/shop/checkout')
  await hydrated(page)
  // The script that says what became of a request is loaded when the page is idle.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Nota para la entrega').fill(note)
  await page.getByLabel(/He leído y acepto/).check()
}

async function order(page: Page) {
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Sí' })
  // A notice that appears above moves the button away under the pointer; a person presses again.
  await expect(async () => {
    if (!(await yes.isVisible()))
      await page.getByRole('button', { name: 'Realizar pedido' }).click({ timeout: 5000 })
    await expect(yes).toBeVisible({ timeout: 5000 })
  }).toPass()
  await yes.click()
  // The dialog fades out. The next press must not take it for a new question.
  await expect(yes).toBeHidden()
}

test.describe('ordering', () => {
  test.beforeEach(async ({ db, signInWithCart }) => {
    person = await signInWithCart([await insertProduct(db)], { name: 'Ana' })
  })
  let person = { id: 0 }

  test(
    'the line is cut before sending: nothing was sent, everything is as it was',
    phone,
    async ({ page, context, db }) => {
      await fillCheckout(page)
      // The shop's own question is not loaded yet; the browser asks.
      page.on('dialog', (dialog) => dialog.accept())
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Realizar pedido' }).click()
      await expect(page.getByText('Su pedido no llegó a enviarse')).toBeInViewport()
      await expect(page.getByLabel('Nota para la entrega')).toHaveValue(note)
      await expect(page.getByText('El servicio no está disponible')).toHaveCount(0)
      await context.setOffline(false)
      await expect(page.getByText('Sin conexión')).toBeHidden()
      await page.getByRole('button', { name: 'Realizar pedido' }).click()
      await expect(page).toHaveURL(/\/success\/\d+$/)
      await expect(page.getByText('no llegó a enviarse')).toHaveCount(0)
      expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
    },
  )

  test(
    'the request is lost on the way: it says so, also after a reload, and can be sent again',
    phone,
    async ({ page, db }) => {
      await fillCheckout(page)
      const repair = await cutPosts(page, '/shop/checkout', 'request', true)
      await order(page)
      await expect(page.getByText('No sabemos si llegó su pedido')).toBeInViewport()
      await expect(page.getByText('Al volver la línea lo comprobamos.')).toBeVisible()
      await repair()
      await expect(page.getByText('Su pedido no llegó a enviarse')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Todo está como lo dejó: puede enviarlo otra vez.')).toBeVisible()
      await expect(page.getByLabel('Nota para la entrega')).toHaveValue(note)
      await expect(page.getByLabel(/He leído y acepto/)).toBeChecked()
      await order(page)
      await expect(page).toHaveURL(/\/success\/\d+$/)
      expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
    },
  )

  test('the answer is lost: the shop says that the order is placed', phone, async ({ page, db }) => {
    await fillCheckout(page)
    const repair = await cutPosts(page, '/shop/checkout', 'answer', true)
    await order(page)
    await expect(page.getByText('No sabemos si llegó su pedido')).toBeInViewport()
    await expect(page.getByText('El servicio no está disponible')).toHaveCount(0)
    await expect(page.getByLabel('Nota para la entrega')).toHaveValue(note)
    await repair()
    await expect(page.getByText(done)).toBeVisible()
    await page.getByRole('link', { name: 'Ver el pedido' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /ORDEN-/ })).toBeVisible()
    await expect(page.getByText(done)).toHaveCount(0)
    expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
  })

  test('the answer is lost and the tab closed: the next tab knows', phone, async ({ page, context }) => {
    await fillCheckout(page)
    const repair = await cutPosts(page, '/shop/checkout', 'answer', true)
    await order(page)
    await expect(page.getByText('No sabemos si llegó su pedido')).toBeVisible()
    await page.close()
    await context.setOffline(false)
    void repair
    const next = await context.newPage()
    await next.goto('/shop/checkout')
    // The cart is empty, so checkout leads to the catalogue, but not silently.
    await expect(next).toHaveURL(/\/shop\/catalog/)
    await expect(next.getByText(done)).toBeVisible()
    await next.getByRole('button', { name: 'Entendido' }).click()
    await expect(next.getByText(done)).toHaveCount(0)
    await next.reload()
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(next.getByText(done)).toHaveCount(0)
  })

  test('the page is reloaded while the request is travelling', phone, async ({ page, db }) => {
    await fillCheckout(page)
    let arrived = () => {}
    const placed = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await page.route('**/shop/checkout.data**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch({ maxRedirects: 0 })
      arrived()
    })
    await order(page)
    await placed
    await page.goto('/shop/catalog')
    await expect(page.getByText(done)).toBeVisible()
    expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
  })

  test('the line is cut between the answer and the next page', phone, async ({ page, context, db }) => {
    await fillCheckout(page)
    await cutAfterAnswer(page, '/shop/checkout.data')
    await order(page)
    await expect(page).toHaveURL(/\/success\/\d+$/)
    await expect(page.getByText('Su pedido está hecho')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^ORDEN-\d{3,}$/).first()).toBeVisible()
    await expect(page.getByText('Su pedido está hecho')).toHaveCount(0)
    expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
  })

  test('a request that arrives after "no llegó a enviarse" places nothing', phone, async ({ page, db }) => {
    await fillCheckout(page)
    const deliver = await delayPosts(page, '/shop/checkout.data')
    await order(page)
    await expect(page.getByText('Su pedido no llegó a enviarse')).toBeVisible()
    expect(await deliver()).toBe(409)
    expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(0)
    await order(page)
    await expect(page).toHaveURL(/\/success\/\d+$/)
    expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
  })

  test('a second press while the outcome is unknown finds the order', phone, async ({ page, db }) => {
    await fillCheckout(page)
    await page.route('**/api/outcomes', (route) => route.abort())
    const repair = await cutPosts(page, '/shop/checkout.data', 'answer')
    await order(page)
    await expect(page.getByText('No sabemos si llegó su pedido')).toBeVisible()
    await repair()
    await order(page)
    await expect(page).toHaveURL(/\/success\/\d+$/)
    expect(await db.$count(orders, eq(orders.clientId, person.id))).toBe(1)
  })

  test('two tabs see the same outcome', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/site/faq')
    await other.waitForLoadState('networkidle')
    await fillCheckout(page)
    await cutPosts(page, '/shop/checkout.data', 'answer')
    await order(page)
    await expect(other.getByText(done)).toBeVisible()
    await expect(page.getByText(done)).toBeVisible()
    await other.getByRole('button', { name: 'Entendido' }).click()
    await expect(page.getByText(done)).toHaveCount(0)
  })

  test('the next person at the same computer does not see it', async ({ page, newPerson, signIn }) => {
    await fillCheckout(page)
    await cutPosts(page, '/shop/checkout.data', 'answer')
    await order(page)
    await expect(page.getByText(done)).toBeVisible()
    await signIn(await newPerson({ name: 'Bruno' }))
    await page.goto('/shop/catalog')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(done)).toHaveCount(0)
  })
})

for (const cut of cuts) {
  test(
    `paying, the line is cut: ${cut}`,
    tagged(cut),
    async ({ page, db, newPerson, signIn, placeOrder }) => {
      const person = await newPerson({ name: 'Ana' })
      const { id } = await placeOrder(person, { paymentMethod: 'transfer' })
      await signIn(person)
      await page.goto(`/account/orders/${id}`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const code = freshCode()
      const notSent = 'Su aviso de pago no llegó a enviarse'
      const field = page.getByRole('textbox', { name: 'Código de transacción' })
      await field.fill(code)
      const receipt = page.getByRole('img', { name: 'Comprobante elegido' })
      await page.getByLabel('Agregar una foto').setInputFiles(somePicture)
      await expect(receipt).toBeVisible()
      const repair = await cutPosts(page, `/account/orders/${id}.data`, cut, true)
      await page.getByRole('button', { name: 'Enviar el pago' }).click()
      const said = cut === 'before' ? notSent : 'No sabemos si llegó su aviso de pago'
      await expect(page.getByText(said)).toBeInViewport()
      await expect(field).toHaveValue(code)
      await expect(page.getByText('El servicio no está disponible')).toHaveCount(0)
      await repair()
      if (cut !== 'answer') {
        await expect(page.getByText(notSent)).toBeVisible()
        await page.reload()
        await hydrated(page)
        await expect(field).toHaveValue(code)
        await expect(receipt).toBeVisible()
        await page.getByRole('button', { name: 'Enviar el pago' }).click()
      } else {
        await expect(page.getByText(/Su aviso de pago del pedido ORDEN-\d+ está anotado/)).toBeVisible()
        // Another payment would be another form.
        await expect(field).toHaveValue('')
        await expect(receipt).toHaveCount(0)
        await page.reload()
      }
      await expect(page.getByText('Por verificar')).toBeVisible()
      expect(await db.$count(payments, eq(payments.orderId, id))).toBe(1)
    },
  )

  test(
    `asking for a service, the line is cut: ${cut}`,
    tagged(cut),
    async ({ page, db, newPerson, signIn }) => {
      const person = await newPerson({ name: 'Ana' })
      await signIn(person)
      await page.goto('/services/order/create/1')
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await page.getByLabel('Marca').selectOption({ index: 1 })
      const failure = page.getByLabel('Descripción general (falla)')
      await failure.fill('No enciende')
      const repair = await cutPosts(page, '/services/order/create/1.data', cut)
      // The shop's own question is not loaded yet; the browser asks.
      if (cut === 'before') page.on('dialog', (dialog) => dialog.accept())
      const send = async () => {
        await page.getByRole('button', { name: 'Enviar solicitud' }).click()
        if (cut !== 'before') await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
      }
      await send()
      if (cut === 'before') {
        await expect(page.getByText('Guardado. Se enviará en cuanto vuelva la conexión.')).toBeVisible()
        await expect(page.getByText('1 por enviar')).toBeVisible()
        await repair()
      } else if (cut === 'request') {
        await expect(page.getByText('Su solicitud no llegó a enviarse')).toBeInViewport()
        await expect(failure).toHaveValue('No enciende')
        await repair()
        await page.reload()
        await hydrated(page)
        await expect(failure).toHaveValue('No enciende')
        await send()
        await expect(page).toHaveURL(/\/services\/order\/requested\/\d+$/)
        // Nothing of it is left to tell.
        const pending = () =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pending:')))
        await expect.poll(pending).toEqual([])
      } else {
        await expect(page.getByText(/Su solicitud SERVICIO-\d+ está hecha/)).toBeInViewport()
        await repair()
        await page.getByRole('link', { name: 'Ver la solicitud' }).click()
        await expect(page.getByRole('heading', { level: 1, name: /SERVICIO-/ })).toBeVisible()
      }
      await expect.poll(() => db.$count(serviceOrders, eq(serviceOrders.customerId, person.id))).toBe(1)
      await expect(page.getByText('El servicio no está disponible')).toHaveCount(0)
    },
  )

  test(`buying a reset, the line is cut: ${cut}`, tagged(cut), async ({ page, db, newPerson, signIn }) => {
    const person = await newPerson({ name: 'Ana' })
    await signIn(person)
    await page.goto('/reset/order/create/1')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const code = freshCode()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Código de Transacción/i).fill(code)
    await dialog.getByLabel('Modelo de su impresora').fill('L3250')
    const repair = await cutPosts(page, '/reset/order/create/1.data', cut)
    const send = () => dialog.getByRole('button', { name: /Comprar|Enviar|Confirmar/ }).click()
    await send()
    if (cut !== 'answer') {
      await expect(page.getByText('Su compra no llegó a enviarse')).toBeInViewport()
      await expect(dialog.getByLabel(/Código de Transacción/i)).toHaveValue(code)
      await repair()
      await send()
      await expect(page).toHaveURL(/bought/)
    } else {
      await expect(page.getByText('Su compra está hecha')).toBeInViewport()
    }
    expect(await db.$count(resetSales, eq(resetSales.buyerId, person.id))).toBe(1)
    await expect(page.getByText('El servicio no está disponible')).toHaveCount(0)
  })

  test(`registering, the line is cut: ${cut}`, tagged(cut), async ({ page, lastMail }) => {
    const email = freshEmail()
    await page.goto('/account/login')
    await hydrated(page)
    const form = formOf(page, 'Registrarme')
    await form.getByRole('radio', { name: 'Persona' }).check()
    await form.getByLabel('Correo electrónico').fill(email)
    await form.getByLabel(/^Contraseña/).fill(password)
    await form.getByLabel('Confirmar contraseña').fill(password)
    const repair = await cutPosts(page, '/account/login.data', cut)
    await form.getByRole('button', { name: 'Registrarme' }).click()
    await expect(page.getByText('No hubo respuesta: no sabemos si llegó.', { exact: false })).toBeVisible()
    await expect(form.getByLabel('Correo electrónico')).toHaveValue(email)
    await repair()
    await form.getByRole('button', { name: 'Registrarme' }).click()
    await expect(page).toHaveURL(/\/account\/registered\?/)
    expect(await lastMail(email, '/activate/user/')).toContain('/activate/user/')
  })

  test(
    `adding to the cart, the line is cut: ${cut}`,
    tagged(cut),
    async ({ page, db, newPerson, signIn }) => {
      const product = await insertProduct(db)
      await signIn(await newPerson({ name: 'Ana' }))
      await page.goto(`/shop/products/${product.slug}`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await cutPosts(page, '/api/cart/items', cut)
      await page.getByRole('button', { name: 'Agregar al Carrito' }).first().click()
      const told =
        cut === 'before'
          ? 'Sin conexión no se puede cambiar el carrito.'
          : 'No hubo respuesta: no sabemos si llegó.'
      await expect(page.getByText(told, { exact: false })).toBeVisible()
      // The header shows what the server has.
      const count = cut === 'answer' ? /Carrito, 1 producto/ : /Carrito, 0 productos/
      await expect(page.getByRole('banner').getByLabel(count).first()).toBeAttached()
    },
  )
}
