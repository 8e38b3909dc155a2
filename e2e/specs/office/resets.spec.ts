import { confirm, openScreen, sectionOf } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('payments of resets are verified or rejected', async ({
  page,
  pageErrors,
  signIn,
  newPerson,
  callAs,
  buyReset,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const rejected = await buyReset(ana)
  const bea = await newPerson({ name: 'Bea' })
  const api = await callAs(bea)
  const { id, code } = await buyReset(bea)
  await signIn('admin@demo.cu')
  await page.goto('/admin/reset-sales')

  await test.step('a payment is verified, and the buyer gets the key', async () => {
    await page.getByRole('searchbox', { name: 'Código, cliente o hardware ID' }).fill(code.slice(1))
    await expect(page).toHaveURL(/filter=.*search/)
    await page.getByRole('link', { name: `Abrir la venta ${id}:` }).click()
    await expect(page.getByText('Ningún otro pago tiene un código parecido.')).toBeVisible()
    await page.getByRole('button', { name: 'Verificar y permitir la descarga' }).click()
    await confirm(page, 'Verificar y permitir la descarga')
    await expect(sectionOf(page, 'Descarga').getByRole('button', { name: 'Revocar' })).toBeVisible()

    await api.patch(`/salereset/${id}`, { hid: 'ABCD-EF01-2345' })
    await openScreen(page, '/admin?kind=key')
    await page.locator(`a[href="/admin/reset-sales/${id}"]`).click()
    await expect(page.getByText('ABCD-EF01-2345')).toBeVisible()
    await page.getByLabel('Llave para el comprador').fill('LLAVE-0001')
    await page.getByRole('button', { name: 'Enviar la llave' }).click()
    await confirm(page, 'Enviar la llave')
    await expect(page.getByText('La llave se envió al comprador.')).toBeVisible()
    expect(await api.get(`/salereset/${id}`)).toMatchObject({ key: 'LLAVE-0001', descargable: true })
  })

  const reason = 'El código no aparece en la cuenta'
  await test.step('a payment is rejected with a reason', async () => {
    await openScreen(page, `/admin/reset-sales/${rejected.id}`)
    await page.getByRole('button', { name: 'Rechazar el pago' }).click()
    const question = page.getByRole('dialog', { name: 'Rechazar el pago' })
    const agreement = question.getByRole('button', { name: 'Rechazar el pago' })
    await agreement.click()
    await expect(question, 'a reason is needed').toBeVisible()
    await question.getByLabel('Motivo para el cliente').fill(reason)

    // The error is shown inside the dialog, beside its button, and the text stays.
    pageErrors.allow(/Failed to load resource/)
    await page.route('**/api/salereset/*', (route) => route.abort())
    await agreement.click()
    await expect(question.getByRole('alert')).toContainText('No se pudo conectar')
    await expect(question.getByLabel('Motivo para el cliente')).toHaveValue(reason)
    await page.unroute('**/api/salereset/*')

    await agreement.click()
    await expect(sectionOf(page, 'Transferencia').getByText(reason)).toBeVisible()
    await expect(page.getByText('Pago rechazado')).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  })

  await test.step('the buyer reads the reason and can ask again', async () => {
    await signIn(ana)
    await page.goto('/account/ordersreset')
    await expect(page.getByText('Pago rechazado')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expectAccessible(page.getByRole('main'))
    await page.getByRole('link', { name: 'Hacer la solicitud otra vez' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('a failure is refused with a reason, and its money given back once', async ({
  page,
  signIn,
  newPerson,
  callAs,
  buyReset,
  staff,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const { id, code } = await buyReset(ana)
  await staff.patch(`/salereset/${id}`, { descargable: true })
  await signIn(ana)
  await page.goto('/account/ordersreset')
  const file = await page.getByRole('link', { name: /^Descargar / }).getAttribute('href')
  expect((await page.request.get(file ?? '')).ok()).toBe(true)
  const api = await callAs(ana)
  // The download is noted after its last byte.
  await expect
    .poll(async () => (await api.get<{ downloadedDate: string | null }>(`/salereset/${id}`)).downloadedDate)
    .not.toBeNull()
  await api.put(`/salereset/${id}/outcome`, { outcome: 'failed', message: 'Error 20000010' })

  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=resetFailure')
  await page.locator(`a[data-row][href="/admin/reset-sales/${id}"]`).click()
  const card = sectionOf(page, '¿Funcionó?')
  await expect(card.getByText('Error 20000010')).toBeVisible()
  const reason = 'El mensaje no es de este archivo'
  await card.getByRole('button', { name: 'No devolver' }).click()
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await question.getByLabel('Motivo para el comprador').fill(reason)
  await expectAccessible(question)
  await question.getByRole('button', { name: 'No devolver' }).click()
  await expect(card.getByText('No se devuelve')).toBeVisible()
  await expect(card.getByText(reason)).toBeVisible()

  await test.step('the list has it, and staff change their mind', async () => {
    await openScreen(page, '/admin/reset-failures')
    await page.getByRole('searchbox').fill(code)
    await expect(page).toHaveURL(/filter=.*search/)
    await page.getByRole('link', { name: `Abrir la venta ${id}:` }).click()
    await card.getByRole('button', { name: 'Devolver como saldo' }).click()
    await confirm(page, 'Devolver como saldo')
    await expect(card.getByText('Dinero devuelto')).toBeVisible()
    await expect(card.getByRole('button')).toHaveCount(0)
  })

  await signIn(ana)
  await page.goto('/account/ordersreset')
  await expect(page.getByText('Le devolvimos el importe como saldo a favor.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cambiar la respuesta' })).toHaveCount(0)
  await page.getByRole('table').getByRole('link', { name: 'Saldo a favor' }).click()
  await expect(page.getByRole('main').getByText(/CUP/).first()).toBeVisible()
  await page.goto(`/account/ordersreset/${id}/outcome`)
  await expect(
    page.getByText('Ya se tomó una decisión sobre su respuesta: no se puede cambiar.'),
  ).toBeVisible()
})
