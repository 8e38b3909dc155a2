import { confirm, freshCode, sectionOf } from '../../support/office.ts'
import { hydrated, sentMarkup } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

/** The smallest PNG: one pixel. */
const picture = {
  name: 'comprobante.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('an order without a method asks; the customer chooses, changes and pays in parts', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, placeOrder }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana)
  await signIn(ana)
  await page.goto(`/account/orders/${order.id}`)
  await hydrated(page)
  const box = page.getByRole('region', { name: 'Cómo pagar' })
  await expect(box.getByRole('group', { name: /Elija cómo va a pagar/ })).toBeVisible()
  await box.getByText('Cheque', { exact: true }).click()
  await box.getByRole('button', { name: 'Guardar la forma de pago' }).click()
  await expect(page.getByText('Guardamos la forma de pago.')).toBeVisible()
  await expect(box.getByText('Entregue el cheque en nuestra tienda').first()).toBeVisible()

  await box.getByText('Cambiar la forma de pago').first().click()
  await box.getByText('Transferencia bancaria', { exact: true }).click()
  await box.getByRole('button', { name: 'Guardar la forma de pago' }).click()
  await expect(box.getByRole('img', { name: /Código QR para pagar/ })).toBeVisible()
  await expect(box.getByRole('button', { name: 'Copiar el importe' })).toBeVisible()
  await expect(box.getByRole('button', { name: 'Copiar el concepto' })).toBeVisible()

  await box.getByLabel('Agregar una foto').setInputFiles(picture)
  await expect(box.getByRole('img', { name: 'Comprobante elegido' })).toBeVisible()
  await box.getByLabel(/Importe pagado/).fill('0,50')
  await box.getByRole('button', { name: 'Enviar el pago' }).click()
  await expect(box.getByRole('link', { name: 'Ver el comprobante' })).toBeVisible()
  await expect(box.getByText('Por verificar')).toBeVisible()

  await signIn('admin@demo.cu')
  await page.goto(`/admin/orders/${order.id}`)
  const payment = sectionOf(page, 'Pago')
  await expect(payment.getByRole('img', { name: 'Ver el comprobante' })).toBeVisible()
  await payment.getByRole('button', { name: 'Pago verificado' }).click()
  await confirm(page, 'Pago verificado')
  await expect(payment).toContainText('Pagado $0.50 USD de')
  await payment.getByRole('button', { name: 'Registrar otro pago' }).click()
  await page.getByRole('alertdialog').getByLabel('Forma de pago').selectOption('cash')
  await confirm(page, 'Registrar')
  await expect(payment.getByRole('button', { name: 'Registrar otro pago' })).toBeHidden()

  await signIn(ana)
  const paid = await sentMarkup(page.request, `/account/orders/${order.id}`)
  expect(paid).toMatch(/<h\d[^>]*>(?:<[^>]+>)*Pedido pagado/)
  expect(paid).not.toContain('Cambiar la forma de pago')
})

test('what is left is paid in another currency, with its rate and what the amount pays', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, placeOrder, staff, expectAccessible }) => {
  const ana = await newPerson({ name: 'Ana' })
  const order = await placeOrder(ana, { paymentMethod: 'transfer' })
  await signIn(ana)
  await page.goto(`/account/orders/${order.id}`)
  const box = page.getByRole('region', { name: 'Cómo pagar' })
  await box.getByRole('link', { name: /^Pagar CUP\s/ }).click()
  await expect(box.getByText(/^CUP\s[\d,.]+ = \$1\.00\sUSD \(tasa del/)).toBeVisible()
  await expect(box.getByRole('img', { name: /Código QR para pagar CUP\s/ })).toBeVisible()
  await expectAccessible(box)
  await hydrated(page)
  const amount = box.getByLabel('Importe pagado (CUP)')
  await amount.focus()
  const { data } = await staff.get<{ data: { currency: string; rate: number }[] }>('/payment-rates')
  await amount.fill(String(data.find(({ currency }) => currency === 'CUP')?.rate))
  await expect(box.getByText(/paga \$1\.00\sUSD de lo que falta/)).toBeVisible()
  await box.getByLabel('Código de Transacción').fill(freshCode())
  await box.getByRole('button', { name: 'Enviar el pago' }).click()
  await expect(box.getByText('Por verificar')).toBeVisible()
  await expect(box.getByText(/CUP = \$1\.00\sUSD$/)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a method is chosen and a receipt sent', async ({ page, signIn, newPerson, placeOrder }) => {
    const ana = await newPerson({ name: 'Ana' })
    const order = await placeOrder(ana)
    await signIn(ana)
    await page.goto(`/account/orders/${order.id}`)
    const box = page.getByRole('region', { name: 'Cómo pagar' })
    await box.getByRole('radio', { name: /Transferencia bancaria/ }).check()
    await box.getByRole('button', { name: 'Guardar la forma de pago' }).click()
    await expect(page.getByText('Guardamos la forma de pago.')).toBeVisible()
    await box.getByLabel('Agregar una foto').setInputFiles(picture)
    await box.getByRole('button', { name: 'Enviar el pago' }).click()
    await expect(box.getByRole('link', { name: 'Ver el comprobante' })).toBeVisible()
  })
})

test.describe('by the link, while another payment is in review', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused report stays open with what was typed, and the next one counts too', {
    tag: '@phone',
  }, async ({ page, newPerson, placeOrder, staff, pageErrors }) => {
    pageErrors.allow(/422/)
    const order = await placeOrder(await newPerson({ name: 'Ana' }), { paymentMethod: 'transfer' })
    const { path } = await staff.post<{ path: string }>(`/admin/sellorders/${order.id}/link`)
    const [first, second] = [freshCode(), freshCode()]
    const code = page.getByRole('textbox', { name: 'Código de Transacción' })
    const send = page.getByRole('button', { name: 'Enviar el pago' })
    await page.goto(path)
    await code.fill(first)
    await send.click()
    await expect(page.getByText('Pago en revisión')).toBeVisible()
    await expect(code).toBeHidden()

    await page.getByText('Enviar otro código', { exact: true }).click()
    await code.fill('x')
    await send.click()
    await expect(code).toHaveValue('x')
    await expect(code).toHaveAccessibleDescription(/./)
    await code.fill(second)
    await send.click()
    await expect(page.getByText('Pago en revisión')).toBeVisible()
    await expect(code).toBeHidden()
    const payments = page.getByRole('main').getByRole('listitem')
    await expect(payments.filter({ hasText: 'Sustituido' })).toHaveCount(1)
    await expect(payments.filter({ hasText: 'Por verificar' })).toHaveCount(1)
    const stored = await staff.get<{ payments: { transactionCode: string }[] }>(`/sellorders/${order.id}`)
    expect(stored.payments.map(({ transactionCode }) => transactionCode)).toEqual([first, second])
  })
})

test('staff add a method for businesses, with its own account, and see how its code is read', {
  tag: '@phone',
}, async ({ page, signIn, newPerson, callAs }) => {
  const code = freshCode()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(-8)
  const name = `Pago ${code}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/payment-methods')
  await expect(page.getByText('Transferencia bancaria')).toBeVisible()
  await page.getByRole('link', { name: 'Agregar forma de pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar forma de pago' })
  await dialog.getByLabel(/^Código/).fill(`m${code}`)
  await dialog.getByLabel('Nombre en español').fill(name)
  await dialog.getByLabel('Instrucciones en español').fill('Pague con su tarjeta.')
  await dialog.getByLabel('Quién puede usarla').selectOption('business')
  await dialog.getByText('Cuentas', { exact: true }).click()
  const cup = dialog.getByRole('group', { name: 'Cuenta en CUP' })
  await cup.getByLabel('Número de tarjeta o cuenta').fill('9205 0699 9200 0003')
  await cup.getByLabel('Móvil a confirmar').fill('+53 5555 010')
  await expect(cup.getByText('El cuarto campo debe ser un móvil de 8 dígitos.')).toBeVisible()
  await cup.getByLabel('Móvil a confirmar').fill('+53 5555 0101')
  await expect(cup.getByText('Transfermóvil no va a leer este código')).toBeHidden()
  await cup.getByRole('button', { name: 'Probar la lectura' }).click()
  await expect(cup.getByRole('status').getByText('9205069992000003')).toBeVisible()
  await cup.getByLabel('Titular').fill('TecnoClick')
  await cup.getByLabel('Banco').fill('BANDEC')
  await dialog.getByLabel('CUP', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(name).first()).toBeVisible()

  const offered = async (role: 'user' | 'business') => {
    const api = await callAs(await newPerson({ role }))
    const { data } = await api.get<{ data: { name: string }[] }>('/payment-methods?currency=CUP')
    return data.map((method) => method.name)
  }
  expect(await offered('business')).toContain(name)
  expect(await offered('user')).not.toContain(name)
})
