import { formOf, hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('a person fills in a profile and changes it', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson())
  await page.goto('/account/profile')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Complete este campo')).toHaveCount(2)
  await form.getByLabel('Nombre').fill('Ana')
  await form.getByLabel('Apellidos').fill('Rosales')
  await form.getByLabel('CI/PASAPORTE').fill('90041512345')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Su perfil ha sido actualizado correctamente')).toBeVisible()

  await form.getByLabel('Nombre').fill('Anabel')
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await saved
  await page.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Anabel' })).toBeVisible()
})

test('a business sees its client code but cannot edit it', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ role: 'business' }))
  await page.goto('/account/profile')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  await expect(form.getByLabel('Código de cliente')).toHaveValue('NO APROBADO')
  await expect(form.getByLabel('Código de cliente')).not.toBeEditable()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Introduzca el nombre de su empresa')).toBeVisible()
  await expect(form.getByText('Introduzca el código REEUP de su empresa')).toBeVisible()
  await form.getByLabel('Nombre de la empresa').fill('Imprenta Cauto')
  await form.getByLabel('REEUP').fill('132.0.1')
  await form.getByLabel('Sitio web').fill('javascript:alert(1)')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Dirección web no válida')).toBeVisible()
  await form.getByLabel('Sitio web').fill('imprenta.cu')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Su perfil ha sido actualizado correctamente')).toBeVisible()
})

test('staff see a heading instead of the form', async ({ page, signIn }) => {
  await signIn('admin@demo.cu')
  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Administrador' })).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
})

test('a change saved in another tab is not overwritten', async ({
  page,
  newPerson,
  signIn,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/account/profile')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/account/profile')
  await hydrated(other)
  await formOf(other, 'Guardar').getByLabel('Nombre').fill('Otra')
  await formOf(other, 'Guardar').getByRole('button', { name: 'Guardar' }).click()
  await expect(other.getByText('Su perfil ha sido actualizado correctamente')).toBeVisible()

  await formOf(page, 'Guardar').getByLabel('Nombre').fill('Mía')
  await formOf(page, 'Guardar').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Otra persona cambió estos datos/)).toBeVisible()
  await expect(formOf(page, 'Guardar').getByLabel('Nombre')).toHaveValue('Mía')
})

const texts = [
  '<script>alert(1)</script>',
  'Ñico 🖨️ Áéí',
  'محمد بن عبد الله',
  "Robert'); drop table users;--",
  '"><img src=x onerror=alert(1)>',
]

test('markup, SQL and other alphabets are accepted as a name', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  for (const text of texts) {
    await page.goto('/account/profile')
    await hydrated(page)
    const form = formOf(page, 'Guardar')
    await form.getByLabel('Nombre').fill(text)
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Su perfil ha sido actualizado correctamente')).toBeVisible()
    await page.goto('/account/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(text)
  }
})

test('a name that is too long shows an error and keeps the other fields', async ({
  page,
  newPerson,
  signIn,
}) => {
  await signIn(await newPerson())
  await page.goto('/account/profile')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  await form.getByLabel('Nombre').fill('x'.repeat(101))
  await form.getByLabel('Apellidos').fill('Rosales')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Longitud máxima es 100!')).toBeVisible()
  await expect(form.getByLabel('Apellidos')).toHaveValue('Rosales')
})
