import { agree, expect, sectionOf, test } from './desk.ts'

test('a transfer is verified, the hardware id answered, and the buyer has the key', async ({
  page,
  signIn,
  newPerson,
  callAs,
  buyReset,
  expectAccessible,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const api = await callAs(ana)
  const { id, code } = await buyReset(ana)

  await signIn('admin@demo.cu')
  await page.goto('/admin/reset-sales')
  await page.getByRole('searchbox', { name: 'Código de transacción' }).fill(code.slice(1))
  await expect(page).toHaveURL(/filter=.*transactionCode/)
  await page.getByRole('link', { name: `Abrir la venta ${id}` }).click()
  await expect(page.getByText('Este código no aparece en ningún otro pago.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Verificar y permitir la descarga' }).click()
  await agree(page, 'Verificar y permitir la descarga')
  await expect(sectionOf(page, 'Descarga').getByRole('button', { name: 'Revocar' })).toBeVisible()

  await api.patch(`/salereset/${id}`, { hid: 'ABCD-EF01-2345' })
  await page.goto('/admin?kind=key')
  await page.locator(`a[href="/admin/reset-sales/${id}"]`).click()
  await expect(page.getByText('ABCD-EF01-2345')).toBeVisible()
  await page.getByLabel('Llave para el comprador').fill('LLAVE-0001')
  await page.getByRole('button', { name: 'Enviar la llave' }).click()
  await agree(page, 'Enviar la llave')
  await expect(page.getByText('La llave se envió al comprador.')).toBeVisible()
  expect(await api.get(`/salereset/${id}`)).toMatchObject({ key: 'LLAVE-0001', descargable: true })
})
