import type { Page } from '@playwright/test'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { and, eq } from 'drizzle-orm'
import { formOf, hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

async function fillAddress(page: Page, street: string): Promise<void> {
  const form = formOf(page, 'Guardar')
  await form.getByLabel('Nombre').fill('Ana')
  await form.getByLabel('Apellidos').fill('Rosales')
  await form.getByLabel('Provincia/Estado').selectOption({ label: 'Granma' })
  await form.getByLabel('Municipio/Ciudad').selectOption({ label: 'Bayamo' })
  await form.getByLabel('Código postal').fill('85100')
  await form.getByLabel('Calle').fill(street)
  await form.getByLabel('Correo electrónico').fill('ana@ejemplo.cu')
}

const card = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street })

test('addresses are written: rules, the first one, a new principal one', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson())
  await page.goto('/account/addresses')
  await hydrated(page)
  await page.getByRole('link', { name: 'Nueva Dirección' }).click()
  const form = formOf(page, 'Guardar')
  const save = form.getByRole('button', { name: 'Guardar' })
  const [state, city] = [form.getByLabel('Provincia/Estado'), form.getByLabel('Municipio/Ciudad')]
  const zip = form.getByLabel('Código postal')

  await test.step('a page below a menu item marks that item', async () => {
    const nav = page.getByRole('navigation', { name: 'Menú de la cuenta' })
    await expect(nav.getByRole('link', { name: 'Direcciones' })).toHaveAttribute('aria-current', 'true')
  })

  await test.step('every empty field shows its error', async () => {
    await save.click()
    // Name, last name, postal code and street; e-mail and country are known.
    await expect(form.getByText('Complete este campo')).toHaveCount(4)
    await expect(form.getByText('Seleccione una Provincia/Estado')).toBeVisible()
    await expect(form.getByText('Seleccione un Municipio/Ciudad')).toBeVisible()
    await form.getByLabel('Correo electrónico').fill('no es')
    await form.getByLabel('Correo electrónico').blur()
    await expect(form.getByText('Correo electrónico no válido')).toBeVisible()
  })

  await test.step('the only country is not asked, and another province clears the municipality', async () => {
    await expect(form.getByLabel('País')).toHaveCount(0)
    for (const name of ['Sitio web', 'Latitud']) await expect(form.getByLabel(name)).toBeHidden()
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

  await test.step('the municipality fills the postal code, and the rest is folded', async () => {
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

  await test.step('an error in the folded part opens it', async () => {
    await fillAddress(page, 'Calle Primera')
    await form.getByLabel('Sitio web').fill('javascript:alert(1)')
    await form.getByLabel('Empresa').focus()
    await expect(form.getByText('Dirección web no válida')).toBeVisible()
    await form.locator('details').evaluate((details: HTMLDetailsElement) => {
      details.open = false
    })
    await save.click()
    await expect(form.getByLabel('Sitio web')).toBeFocused()
    await expect(form.getByText('Dirección web no válida')).toBeVisible()
    await form.getByLabel('Sitio web').fill('')
  })

  await test.step('the first address becomes the principal one', async () => {
    await save.click()
    await expect(
      page.getByText('Ud no tiene direcciones creadas. Se establecerá ésta como principal'),
    ).toBeVisible()
    await expect(page.getByText('Se Agregó una dirección')).toBeVisible()
    await expect(page).toHaveURL(/\/account\/addresses$/)
    await expect(card(page, 'Calle Primera')).toContainText('Dirección principal')
    await expect(card(page, 'Calle Primera')).toContainText('Bayamo, Granma')
  })

  await test.step('a new principal address replaces the old one after a confirmation', async () => {
    await page.getByRole('link', { name: 'Nueva Dirección' }).click()
    await fillAddress(page, 'Calle Nueva')
    await form.getByLabel('Usar como dirección principal').check()
    await save.click()
    const dialog = page.getByRole('alertdialog', { name: 'Cambiar dirección principal' })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('No se creó la dirección')).toBeVisible()
    await expect(form.getByLabel('Calle')).toHaveValue('Calle Nueva')

    await save.click()
    await dialog.getByRole('button', { name: 'Sí' }).click()
    await expect(card(page, 'Calle Nueva')).toContainText('Dirección principal')
    await expect(card(page, 'Calle Primera')).not.toContainText('Dirección principal')
  })
})

test('addresses are promoted, removed and edited', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
  callAs,
  db,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const person = await newPerson({ streets: ['Calle Una', 'Calle Dos', 'Calle Tres', 'Calle Cuatro'] })
  await signIn(person)
  await page.goto('/account/addresses')
  await hydrated(page)
  const question = page.getByRole('alertdialog')

  await test.step('promoting asks for a confirmation', async () => {
    await expect(card(page, 'Calle Una').getByRole('button')).toHaveCount(0)
    await card(page, 'Calle Dos').getByRole('button', { name: 'Promover' }).click()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(card(page, 'Calle Una')).toContainText('Dirección principal')
    await card(page, 'Calle Dos').getByRole('button', { name: 'Promover' }).click()
    await question.getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByText('Se cambio la dirección principal correctamente')).toBeVisible()
    await expect(card(page, 'Calle Dos')).toContainText('Dirección principal')
    await expect(card(page, 'Calle Una').getByRole('button', { name: 'Quitar' })).toBeVisible()
  })

  await test.step('removing asks for a confirmation', async () => {
    await card(page, 'Calle Tres').getByRole('button', { name: 'Quitar' }).click()
    await question.getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByText('Se quitó la dirección correctamente')).toBeVisible()
    await expect(card(page, 'Calle Tres')).toHaveCount(0)
  })

  await test.step('an address is edited', async () => {
    await card(page, 'Calle Dos').getByRole('link', { name: 'Editar' }).click()
    const form = formOf(page, 'Guardar')
    await expect(form.getByLabel('Municipio/Ciudad')).toHaveValue(/\d+/)
    await form.getByLabel('Calle').fill('Calle Dos bis')
    await form.getByLabel('Teléfono').fill('+53 5555 0000')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Se Modificó la dirección')).toBeVisible()
    await expect(card(page, 'Calle Dos bis')).toContainText('+53 5555 0000')
  })

  await test.step('an address that was made principal elsewhere is not removed', async () => {
    const [stored] = await db
      .select()
      .from(addresses)
      .where(and(eq(addresses.userId, person.id), eq(addresses.street, 'Calle Cuatro')))
    const api = await callAs(person)
    await api.patch(`/addresses/${stored?.id}`, { isPrincipal: true, version: stored?.version })
    await card(page, 'Calle Cuatro').getByRole('button', { name: 'Quitar' }).click()
    await question.getByRole('button', { name: 'Sí' }).click()
    await expect(page.getByText(/No puede quitar la dirección principal|Otra persona cambió/)).toBeVisible()
  })
})

test('the address of another account is a 404', async ({ context, newPerson, signIn, db }) => {
  const stranger = await newPerson({ streets: ['Calle Ajena'] })
  const [theirs] = await db.select().from(addresses).where(eq(addresses.userId, stranger.id))
  await signIn(await newPerson())
  for (const id of [theirs?.id, 'abc', 0, '99999999999'])
    expect((await context.request.get(`/account/addresses/${id}`)).status(), String(id)).toBe(404)
})
