import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq } from 'drizzle-orm'
import { hydrated } from '../../support/page.ts'
import { somePicture } from '../../support/picture.ts'
import { insertProduct } from '../../support/products.ts'
import { expect, test } from '../../support/test.ts'

test('a cart is shared by a link, which rebuilds it for somebody else', async ({
  page,
  browser,
  db,
  newPerson,
  signIn,
  signInWithCart,
  expectAccessible,
}) => {
  const [kept, gone] = await Promise.all([insertProduct(db, 20), insertProduct(db, 20)])
  await signInWithCart([kept, gone], { name: 'Ana' })
  await page.goto('/shop/cart')
  await hydrated(page)
  await page.getByRole('link', { name: 'Guardar o compartir' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Oficina')
  await page.getByRole('button', { name: 'Crear el enlace' }).click()
  await expect(page.getByRole('heading', { name: 'Oficina' })).toBeVisible()
  await expectAccessible()
  const link = await page.getByLabel('Enlace', { exact: true }).inputValue()
  await db.update(products).set({ enable: false }).where(eq(products.id, gone.id))

  await test.step('without an account the goods are seen', async () => {
    const visitor = await browser.newContext()
    const there = await visitor.newPage()
    await there.goto(link)
    await expect(there.getByRole('link', { name: kept.name })).toBeVisible()
    await expect(there.getByText('ya no se vende.')).toBeVisible()
    await expect(there.getByText('Oficina')).toHaveCount(0)
    await visitor.close()
  })

  await test.step('somebody else puts them into their cart', async () => {
    await signIn(await newPerson({ name: 'Eva' }))
    await page.goto(link)
    await hydrated(page)
    await page.getByRole('button', { name: 'Poner en mi carrito' }).click()
    await expect(page).toHaveURL(/\/shop\/cart/)
    await expect(page.getByLabel(`Cantidad: ${kept.name}`)).toHaveValue('1')
    const missing = page.getByRole('alert').filter({ hasText: 'menos esto' })
    await expect(missing).toContainText(`${gone.name}: ya no se vende.`)
  })
})

test('the family pays an order by a link of its owner', { tag: '@phone' }, async ({
  page,
  browser,
  signIn,
  newPerson,
  callAs,
  placeOrder,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const { id } = await placeOrder(ana, { recipientName: 'Yaima Pérez' })
  await signIn(ana)
  await page.goto(`/account/orders/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Crear el enlace de pago' }).click()
  const link = await page.getByLabel('Enlace', { exact: true }).inputValue()
  await expect(page.getByText('Todavía nadie avisó de un pago.')).toBeVisible()

  await test.step('who pays needs no account and sees no more than the first name', async () => {
    const abroad = await browser.newContext()
    const there = await abroad.newPage()
    await there.goto(link)
    await hydrated(there)
    await expect(there.getByText('Para Yaima')).toBeVisible()
    await expect(there.getByText('Pérez')).toHaveCount(0)
    await there.getByRole('radio', { name: 'Transferencia bancaria' }).check()
    await there.getByRole('button', { name: 'Guardar la forma de pago' }).click()
    await there.getByLabel('Código de transacción').fill(`ZL${Date.now()}`)
    await there.getByLabel('Su nombre').fill('Tía Rosa')
    await there.getByLabel('Su correo electrónico').fill('tia@')
    await there.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(there.getByLabel('Su correo electrónico')).toBeFocused()
    await expect(there.getByLabel('Su correo electrónico')).toHaveAttribute('aria-invalid', 'true')
    await there.getByLabel('Su correo electrónico').fill('tia@ejemplo.cu')
    await there.getByLabel('Agregar una foto').setInputFiles(somePicture)
    await expect(there.getByRole('img', { name: 'Comprobante elegido' })).toBeVisible()
    await there.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(there.getByText('Pago en revisión').first()).toBeVisible()
    await abroad.close()
  })

  await test.step('the owner sees it and withdraws the link', async () => {
    await page.reload()
    await hydrated(page)
    await expect(page.getByText('Paga: Tía Rosa')).toBeVisible()
    await expectAccessible()
    const api = await callAs(ana)
    const { link: seen } = await api.get<{ link: { state: string } }>(`/sellorders/${id}/family-link`)
    expect(seen.state).toBe('reported')
    const order = await api.get<{ payments: { receipt: string | null }[] }>(`/sellorders/${id}`)
    expect(order.payments).toMatchObject([{ receipt: expect.stringMatching(/./) }])
    await page.getByRole('button', { name: 'Retirar el enlace' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByLabel('Enlace', { exact: true })).toHaveCount(0)
  })

  await test.step('a withdrawn link says so', async () => {
    const abroad = await browser.newContext()
    const there = await abroad.newPage()
    await there.goto(link)
    await expect(there.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
    await abroad.close()
  })
})
