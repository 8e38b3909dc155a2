import type { Locator, Page } from '@playwright/test'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { eq } from 'drizzle-orm'
import { formOf, hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

async function fillAddress(page: Page, street: string): Promise<Locator> {
  const form = formOf(page, 'Guardar')
  await form.getByLabel('Nombre').fill('Ana')
  await form.getByLabel('Apellidos').fill('Rosales')
  await form.getByLabel('País').selectOption({ label: 'Cuba' })
  await form.getByLabel('Provincia/Estado').selectOption({ label: 'Granma' })
  await form.getByLabel('Municipio/Ciudad').selectOption({ label: 'Bayamo' })
  await form.getByLabel('Código postal').fill('85100')
  await form.getByLabel('Calle').fill(street)
  await form.getByLabel('Correo electrónico').fill('ana@ejemplo.cu')
  return form
}

const card = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street })

test('the first address becomes the principal one', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/addresses')
  await page.getByRole('link', { name: 'Nueva Dirección' }).click()
  await hydrated(page)
  const form = await fillAddress(page, 'Calle Primera')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByText('Ud no tiene direcciones creadas. Se establecerá ésta como principal'),
  ).toBeVisible()
  await expect(page.getByText('Se Agregó una dirección')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/addresses$/)
  await expect(card(page, 'Calle Primera')).toContainText('Dirección principal')
  await expect(card(page, 'Calle Primera')).toContainText('Bayamo, Granma')
})

test('the municipality fills the postal code, and the rest is folded', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson())
  await page.goto('/account/address/create')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  const zip = form.getByLabel('Código postal')
  const [state, city] = [form.getByLabel('Provincia/Estado'), form.getByLabel('Municipio/Ciudad')]
  await expect(form.getByLabel('Empresa')).toBeHidden()
  await form.getByText('Más datos').click()
  await expect(form.getByLabel('Empresa')).toBeVisible()
  await expect(form.getByLabel('Latitud')).toHaveCount(0)

  await state.selectOption({ label: 'Granma' })
  await city.selectOption({ label: 'Bayamo' })
  await expect(zip).toHaveValue('85100')
  await expect(form.getByLabel('Latitud')).toHaveValue('20.3857')
  await expect(form.getByLabel('Longitud')).toHaveValue('-76.6465')
  await expect(form.getByLabel('Latitud')).toBeDisabled()
  await zip.fill('85300')
  await city.selectOption({ label: 'Guisa' })
  await expect(zip).toHaveValue('88200')
  await state.selectOption({ label: 'La Habana' })
  await expect(zip).toHaveValue('')
  await zip.fill('11600')
  await city.selectOption({ label: 'Playa' })
  await expect(zip).toHaveValue('11600')
})

test('an error in the folded part opens it', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/address/create')
  await hydrated(page)
  const form = await fillAddress(page, 'Calle Primera')
  await form.getByText('Más datos').click()
  await form.getByLabel('Sitio web').fill('javascript:alert(1)')
  await form.getByLabel('Empresa').focus()
  await expect(form.getByText('Dirección web no válida')).toBeVisible()
  await form.locator('details').evaluate((details: HTMLDetailsElement) => {
    details.open = false
  })
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByLabel('Sitio web')).toBeFocused()
  await expect(form.getByText('Dirección web no válida')).toBeVisible()
})

test('every empty field shows its error', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/address/create')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  await form.getByRole('button', { name: 'Guardar' }).click()
  // Name, last name, postal code and street; e-mail and country are known.
  await expect(form.getByText('Complete este campo')).toHaveCount(4)
  await expect(form.getByText('Seleccione una Provincia/Estado')).toBeVisible()
  await expect(form.getByText('Seleccione un Municipio/Ciudad')).toBeVisible()
  await form.getByLabel('Correo electrónico').fill('no es')
  await form.getByLabel('Correo electrónico').blur()
  await expect(form.getByText('Correo electrónico no válido')).toBeVisible()
})

test('another country or province clears the fields that depend on it', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson())
  await page.goto('/account/address/create')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  const [country, state, city] = [
    form.getByLabel('País'),
    form.getByLabel('Provincia/Estado'),
    form.getByLabel('Municipio/Ciudad'),
  ]
  await expect(country.locator('option:checked')).toHaveText('Cuba')
  // 15 provinces, Isla de la Juventud, and the empty choice.
  await expect(state.locator('option')).toHaveCount(17)
  await expect(city).toBeDisabled()
  await state.selectOption({ label: 'Granma' })
  await expect(city.locator('option')).toHaveCount(14)
  await city.selectOption({ label: 'Manzanillo' })
  await state.selectOption({ label: 'Las Tunas' })
  await expect(city).toHaveValue('')
  await expect(city.locator('option', { hasText: 'Manzanillo' })).toHaveCount(0)
})

test('a new principal address replaces the old one after a confirmation', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ streets: ['Calle Vieja'] }))
  await page.goto('/account/address/create')
  await hydrated(page)
  const form = await fillAddress(page, 'Calle Nueva')
  await form.getByLabel('Usar como dirección principal').check()
  await form.getByRole('button', { name: 'Guardar' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Cambiar dirección principal' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('No se creó la dirección')).toBeVisible()
  await expect(form.getByLabel('Calle')).toHaveValue('Calle Nueva')

  await form.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Se Agregó una dirección')).toBeVisible()
  await expect(card(page, 'Calle Nueva')).toContainText('Dirección principal')
  await expect(card(page, 'Calle Vieja')).not.toContainText('Dirección principal')
})

test('promoting and removing an address ask for a confirmation', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson({ streets: ['Calle Una', 'Calle Dos', 'Calle Tres'] }))
  await page.goto('/account/addresses')
  await hydrated(page)
  await expect(card(page, 'Calle Una').getByRole('button')).toHaveCount(0)

  await card(page, 'Calle Dos').getByRole('button', { name: 'Promover' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(card(page, 'Calle Una')).toContainText('Dirección principal')
  await card(page, 'Calle Dos').getByRole('button', { name: 'Promover' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Se cambio la dirección principal correctamente')).toBeVisible()
  await expect(card(page, 'Calle Dos')).toContainText('Dirección principal')
  await expect(card(page, 'Calle Una').getByRole('button', { name: 'Quitar' })).toBeVisible()

  await card(page, 'Calle Tres').getByRole('button', { name: 'Quitar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText('Se quitó la dirección correctamente')).toBeVisible()
  await expect(card(page, 'Calle Tres')).toHaveCount(0)
})

test('an address that another tab made principal is not removed', async ({
  page,
  newPerson,
  signIn,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  await signIn(await newPerson({ streets: ['Calle Una', 'Calle Dos'] }))
  await page.goto('/account/addresses')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/account/addresses')
  await hydrated(other)
  await card(other, 'Calle Dos').getByRole('button', { name: 'Promover' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(card(other, 'Calle Dos')).toContainText('Dirección principal')

  await card(page, 'Calle Dos').getByRole('button', { name: 'Quitar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí' }).click()
  await expect(page.getByText(/No puede quitar la dirección principal|Otra persona cambió/)).toBeVisible()
})

test('an address is edited', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ streets: ['Calle Una', 'Calle Dos'] }))
  await page.goto('/account/addresses')
  await hydrated(page)
  await card(page, 'Calle Dos').getByRole('link', { name: 'Editar' }).click()
  const form = formOf(page, 'Guardar')
  await expect(form.getByLabel('Municipio/Ciudad')).toHaveValue(/\d+/)
  await form.getByLabel('Calle').fill('Calle Dos bis')
  await form.getByLabel('Teléfono').fill('+53 5555 0000')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se Modificó la dirección')).toBeVisible()
  await expect(card(page, 'Calle Dos bis')).toContainText('+53 5555 0000')
})

test('the address of another account is a 404', async ({ page, newPerson, signIn, pageErrors, db }) => {
  pageErrors.allow(/404/)
  const stranger = await newPerson({ streets: ['Calle Ajena'] })
  const [theirs] = await db.select().from(addresses).where(eq(addresses.userId, stranger.id))
  await signIn(await newPerson())
  for (const id of [theirs?.id, 'abc', 0, '99999999999']) {
    const response = await page.goto(`/account/addresses/${id}`)
    expect(response?.status(), String(id)).toBe(404)
  }
})
