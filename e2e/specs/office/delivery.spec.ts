import { confirm, openScreen } from '../../support/office.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('staff change zones and municipalities, and the shop follows', { tag: '@phone' }, async ({
  page,
  context,
  signIn,
  newPerson,
  staff,
  isMobile,
}) => {
  const idOf = async (city: string) => {
    const where = `filter[where][name]=${encodeURIComponent(city)}`
    return (await staff.get<{ data: { id: number }[] }>(`/admin/cities?${where}`)).data[0]?.id
  }
  // Both widths run at once, on the same municipalities.
  const [zone, hidden, renamed] = isMobile
    ? ['Viñales', 'Mantua', 'Bahía Honda']
    : ['La Palma', 'Sandino', 'Candelaria']
  const province = { label: 'Pinar del Río' }
  const summary = page.locator('summary').filter({ hasText: 'Pinar del Río' })
  const shop = await context.newPage()
  await signIn('admin@demo.cu')
  await page.goto('/admin/delivery-zones')

  await test.step('a spreadsheet with a mistake says where it is', async () => {
    const csv = 'Provincia,Municipio,Entrega\nGranma,Nada,sí\n'
    const file = { name: 'zonas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel('Importar CSV').setInputFiles(file)
    await expect(page.getByRole('alert')).toContainText('Línea 2, Municipio: No existe el municipio Nada')
  })

  await test.step('a municipality is hidden, and the zone form marks it', async () => {
    await openScreen(page, `/admin/cities/${await idOf(hidden)}`)
    const dialog = page.getByRole('dialog', { name: 'Cambiar el municipio' })
    await dialog.getByLabel('Se ofrece en las direcciones').uncheck()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL('/admin/cities')
  })

  await test.step('a zone is added', async () => {
    await openScreen(page, '/admin/delivery-zones')
    await page.getByRole('link', { name: 'Agregar zona' }).click()
    const dialog = page.getByRole('dialog', { name: 'Agregar zona' })
    await dialog.getByLabel(/Provincia/).selectOption(province)
    await expect(dialog.getByRole('option', { name: `${hidden} (oculto)` })).toBeAttached()
    await dialog.getByLabel(/Municipio/).selectOption({ label: zone })
    await dialog.getByLabel(/Entrega/).selectOption({ label: 'Sí' })
    await dialog.getByLabel('Envío en USD').fill('7,25')
    await dialog.getByLabel(/Llega desde/).fill('3')
    await dialog.getByLabel(/Hasta/).fill('6')
    await dialog.getByRole('button', { name: 'Agregar' }).click()
    await summary.click()
    await expect(page.getByRole('main').getByText(`${zone}, Pinar del Río`)).toBeVisible()
  })

  await test.step('the shop answers by the zone and no longer offers the hidden municipality', async () => {
    await shop.goto('/site/faq#entrega')
    await shop.getByLabel(/Provincia/).selectOption(province)
    await shop.getByLabel(/Municipio/).selectOption({ label: zone })
    await expect(shop.getByText('$7.25')).toBeVisible()
    await expect(shop.getByRole('option', { name: hidden })).toHaveCount(0)
  })

  await test.step('the zone is removed again', async () => {
    await page.getByRole('button', { name: `Quitar la zona de ${zone}, Pinar del Río` }).click()
    await confirm(page, 'Quitar la zona')
    await expect(page.getByText(`Se quitó la zona de ${zone}, Pinar del Río.`)).toBeVisible()
  })

  await test.step('the postal code of a municipality is changed, and the address form proposes it', async () => {
    await openScreen(page, `/admin/cities/${await idOf(renamed)}`)
    const dialog = page.getByRole('dialog', { name: 'Cambiar el municipio' })
    await dialog.getByLabel('Código postal').fill('22655')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(`«${renamed}» quedó guardado.`)).toBeVisible()
    await signIn(await newPerson())
    await shop.goto('/account/address/create')
    await hydrated(shop)
    await shop.getByLabel('Provincia/Estado').selectOption({ label: 'Artemisa' })
    await shop.getByLabel('Municipio/Ciudad').selectOption({ label: renamed })
    await expect(shop.getByLabel('Código postal')).toHaveValue('22655')
  })
})
