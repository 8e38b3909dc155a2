import { sessions } from '@tecnoclick/database/schema/people/users'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { serviceMessages } from '@tecnoclick/database/schema/workshop/service-messages'
import { eq } from 'drizzle-orm'
import { completedOrder, requestService } from '../../support/customer.ts'
import { cutLine, cutPosts, cuts, tagged } from '../../support/line.ts'
import { freshCode } from '../../support/office.ts'
import { hydrated, submitSignIn } from '../../support/page.ts'
import { somePicture } from '../../support/picture.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ pageErrors }) => pageErrors.allow(cutLine))

const phone = { tag: '@phone' }

for (const cut of cuts) {
  test(
    `asking for a return, the line is cut: ${cut}`,
    tagged(cut),
    async ({ page, db, staff, newPerson, callAs, signIn }) => {
      const ana = await newPerson({ name: 'Ana' })
      const order = await completedOrder(await callAs(ana), staff)
      await signIn(ana)
      await page.goto(`/account/orders/${order.id}/return`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const units = page.getByLabel(`Unidades de ${order.items[0]?.product.name}`)
      const text = page.getByLabel('Cuéntenos qué pasó')
      const photo = page.getByRole('img', { name: 'Foto 1' })
      await units.fill('2')
      await page.getByLabel('Motivo').selectOption({ label: 'Llegó otro producto' })
      await text.fill('Pedí el gris')
      await page.getByLabel('Agregar fotos').setInputFiles(somePicture)
      await expect(photo).toBeVisible()
      const repair = await cutPosts(page, `/account/orders/${order.id}/return.data`, cut, true)
      const send = page.getByRole('button', { name: 'Enviar la solicitud' })
      await send.click()
      const notSent = 'Su solicitud de devolución no llegó a enviarse'
      const said = cut === 'before' ? notSent : 'No sabemos si llegó su solicitud de devolución'
      await expect(page.getByText(said)).toBeInViewport()
      await expect(text).toHaveValue('Pedí el gris')
      await expect(page.getByText('El servicio no está disponible')).toHaveCount(0)
      await repair()
      if (cut === 'answer') {
        await expect(page.getByText(/Su devolución DEVOLUCION-\d+ está pedida/)).toBeVisible()
        await expect(text).toHaveValue('')
        await expect(photo).toHaveCount(0)
        await page.getByRole('link', { name: 'Ver la devolución' }).click()
      } else {
        await expect(page.getByText(notSent)).toBeVisible()
        await page.reload()
        await hydrated(page)
        await expect(units).toHaveValue('2')
        await expect(page.getByLabel('Motivo')).toHaveValue('wrong')
        await expect(text).toHaveValue('Pedí el gris')
        await expect(photo).toBeVisible()
        await send.click()
      }
      await expect(page.getByRole('heading', { level: 1, name: /Devolución DEVOLUCION-/ })).toBeVisible()
      await expect(page.getByText('no llegó a enviarse')).toHaveCount(0)
      expect(await db.$count(orderReturns, eq(orderReturns.orderId, order.id))).toBe(1)
    },
  )

  test(
    `writing to the workshop, the line is cut: ${cut}`,
    tagged(cut),
    async ({ page, db, newPerson, callAs, signIn }) => {
      const ana = await newPerson({ name: 'Ana' })
      const { id } = await requestService(await callAs(ana))
      await signIn(ana)
      await page.goto(`/account/services/${id}`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      const text = page.getByRole('textbox', { name: 'Escriba al taller' })
      const photo = page.getByRole('main').locator('form').getByRole('img')
      await text.fill('¿Ya la vieron?')
      await page.getByLabel('Agregar fotos').setInputFiles(somePicture)
      await expect(photo).toBeVisible()
      const repair = await cutPosts(page, `/account/services/${id}.data`, cut, true)
      const send = page.getByRole('button', { name: 'Enviar mensaje' })
      await send.click()
      const notSent = 'Su mensaje no llegó a enviarse'
      const said = cut === 'before' ? notSent : 'No sabemos si llegó su mensaje'
      await expect(page.getByText(said)).toBeInViewport()
      await expect(text).toHaveValue('¿Ya la vieron?')
      await repair()
      const messages = () => db.$count(serviceMessages, eq(serviceMessages.serviceOrderId, id))
      if (cut === 'answer') {
        await expect(page.getByText(/Su mensaje sobre SERVICIO-\d+ está enviado/)).toBeVisible()
        expect(await messages()).toBe(1)
        // The next message is another one.
        await expect(text).toHaveValue('')
        await text.fill('Gracias')
        await send.click()
        await expect(page.getByRole('listitem').filter({ hasText: 'Gracias' })).toBeVisible()
        expect(await messages()).toBe(2)
      } else {
        await expect(page.getByText(notSent)).toBeVisible()
        await page.reload()
        await hydrated(page)
        await expect(text).toHaveValue('¿Ya la vieron?')
        await expect(photo).toBeVisible()
        await send.click()
        await expect(text).toHaveValue('')
        await expect(photo).toHaveCount(0)
        expect(await messages()).toBe(1)
      }
      await expect(page.getByText('¿Ya la vieron?')).toBeVisible()
      await expect(page.getByText('no llegó a enviarse')).toHaveCount(0)
    },
  )
}

test(
  'a session that ended takes nothing of a report of a payment with it',
  phone,
  async ({ page, db, newPerson, signIn, placeOrder }) => {
    const ana = await newPerson({ name: 'Ana' })
    const { id } = await placeOrder(ana, { paymentMethod: 'transfer' })
    await signIn(ana)
    await page.goto(`/account/orders/${id}`)
    await hydrated(page)
    const code = freshCode()
    const field = page.getByRole('textbox', { name: 'Código de transacción' })
    const receipt = page.getByRole('img', { name: 'Comprobante elegido' })
    await field.fill(code)
    await page.getByLabel('Agregar una foto').setInputFiles(somePicture)
    await expect(receipt).toBeVisible()
    await db.delete(sessions).where(eq(sessions.userId, ana.id))
    await page.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(page).toHaveURL(/\/account\/login/)
    await submitSignIn(page, ana.email)
    await expect(page).toHaveURL(new RegExp(`/account/orders/${id}$`))
    await expect(field).toHaveValue(code)
    await expect(receipt).toBeVisible()
    await page.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(page.getByText('Por verificar')).toBeVisible()
    await expect(receipt).toHaveCount(0)
  },
)
