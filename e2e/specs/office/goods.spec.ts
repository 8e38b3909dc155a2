import { randomUUID } from 'node:crypto'
import { confirm, countClicks, countEvents, openScreen } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('goods are received by typing and by pasting, and counted', { tag: '@phone' }, async ({
  page,
  signIn,
  staff,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/)
  const batch = randomUUID().slice(0, 5)
  const skus = Array.from({ length: 10 }, (_, place) => `${batch}-${place}`)
  const made = skus.map((sku) =>
    staff.post<{ id: number }>('/products', { sku, name: `Cinta ${sku}`, price: 10 }),
  )
  const ids = (await Promise.all(made)).map(({ id }) => id)
  const unitsOf = (sku = '') => page.getByLabel(`Unidades de Cinta ${sku}`)
  const receive = page.getByRole('button', { name: 'Recibir mercancía' })
  const scan = page.getByLabel('SKU', { exact: true })
  const booked = page.getByText('Confirmado', { exact: true })
  await signIn('admin@demo.cu')
  await page.goto('/admin/stock-sheets')

  await test.step('ten products are received with three clicks and a minute of typing', async () => {
    await expect(receive).toBeVisible()
    const clicks = await countClicks(page)
    const keys = await countEvents(page, 'keydown')
    await receive.click()
    await expect(scan).toBeFocused()
    for (const sku of skus) {
      await page.keyboard.type(`${sku};12`)
      await page.keyboard.press('Enter')
    }
    await expect(unitsOf(skus[9])).toHaveValue('12')
    await page.getByRole('button', { name: 'Confirmar entrada' }).click()
    await confirm(page, 'Confirmar entrada')
    await expect(booked).toBeVisible()
    expect(await clicks()).toBeLessThanOrEqual(3)
    // Three keys a second, for a minute.
    expect(await keys()).toBeLessThanOrEqual(180)
  })

  await test.step('ten products are received by pasting lines', async () => {
    await openScreen(page, '/admin/stock-sheets')
    await receive.click()
    await expect(scan).toBeFocused()
    const lines = skus.slice(0, 9).map((sku) => `${sku};5;7,50`)
    await scan.evaluate(
      (field, text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', text)
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [...lines, 'NO-EXISTE;1'].join('\n'),
    )
    await expect(page.getByRole('alert')).toContainText('No se encontró: NO-EXISTE')
    await page.getByRole('button', { name: 'Entendido' }).click()
    for (const typed of [`${skus[9]}`, `${skus[9]};2`]) {
      await scan.fill(typed)
      await scan.press('Enter')
      await expect(scan).toHaveValue('')
    }
    await expect(unitsOf(skus[9])).toHaveValue('3')
    const saved = page.waitForResponse((response) => !!response.request().postData()?.includes('Copextel'))
    await page.getByLabel('Proveedor').fill('Copextel')
    await saved
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Borrador guardado')
    await expect(page.getByText('10 productos · 48 unidades · Costo $337.50 USD')).toBeVisible()
  })

  await test.step('a draft that is reloaded before it is saved loses nothing', async () => {
    const sheet = '**/api/admin/stock-sheets/*'
    await page.route(sheet, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await unitsOf(skus[0]).fill('37')
    await page.reload()
    await expect(unitsOf(skus[0])).toHaveValue('37')
    await expect(unitsOf(skus[1])).toHaveValue('5')
    await page.unroute(sheet)
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await unitsOf(skus[0]).fill('6')
    await saved
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Borrador guardado')
    expect(await staff.get(`/admin/products/${ids[0]}`)).toMatchObject({ stock: 12 })
  })

  await test.step('what is received is booked once, and labels are printed', async () => {
    await page.getByRole('button', { name: 'Confirmar entrada' }).click()
    await confirm(page, 'Confirmar entrada')
    await expect(page.getByText('La mercancía está en existencias.')).toBeVisible()
    await expect(booked).toBeVisible()
    expect(await staff.get(`/admin/products/${ids[0]}`)).toMatchObject({ stock: 18 })
    expect(await staff.get(`/admin/products/${ids[9]}`)).toMatchObject({ stock: 15 })
    await page.getByRole('link', { name: 'Imprimir etiquetas' }).click()
    await expect(page.getByRole('img', { name: `Código de barras de ${skus[9]}` })).toHaveCount(3)
  })

  await test.step('a blind count books the difference', async () => {
    const slug = `conteo-${batch}`
    await staff.post('/categories', { name: `Conteo ${slug}`, slug })
    const product = { sku: slug, name: `Mouse ${slug}`, price: 10, initialStock: 8, categories: [slug] }
    const { id } = await staff.post<{ id: number }>('/products', product)
    await openScreen(page, '/admin/stock-sheets')
    await page.getByRole('button', { name: 'Contar existencias' }).click()
    await page.getByLabel('Qué se cuenta').selectOption({ label: `Conteo ${slug}` })
    await page.getByRole('button', { name: 'Empezar a contar' }).click()
    await page.getByLabel(`Unidades de Mouse ${slug}`).fill('6')
    await expect(page.getByText('Borrador guardado').last()).toBeVisible()
    await expect(page.getByText('Debería haber')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Confirmar conteo' })).toBeDisabled()
    await page.getByRole('button', { name: 'Ver diferencias' }).click()
    await expect(page.getByRole('cell', { name: /(^|\s)-2$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Confirmar conteo' }).click()
    await confirm(page, 'Confirmar conteo')
    await expect(page.getByText('El conteo está confirmado.')).toBeVisible()
    expect(await staff.get(`/admin/products/${id}`)).toMatchObject({ stock: 6 })
  })
})
