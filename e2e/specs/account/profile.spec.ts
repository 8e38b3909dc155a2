import { expect, formOf, hydrated, test } from './people.ts'

test('a person writes a profile, then changes it', async ({ page, newPerson, enter }) => {
  await enter(await newPerson())
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

test('a business sees its client code and cannot write it', async ({ page, newPerson, enter }) => {
  await enter(await newPerson({ role: 'business' }))
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

test('staff see a title and no form', async ({ page, signIn }) => {
  await signIn('admin@demo.cu')
  await page.goto('/account/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Administrador' })).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
})

test('what another tab has saved is not overwritten', async ({
  page,
  newPerson,
  enter,
  context,
  watched,
}) => {
  watched.expectComplaint(/422/)
  await enter(await newPerson({ name: 'Ana' }))
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

for (const text of texts) {
  test(`${text} is a name like any other`, async ({ page, newPerson, enter }) => {
    await enter(await newPerson({ name: 'Ana' }))
    await page.goto('/account/profile')
    await hydrated(page)
    const form = formOf(page, 'Guardar')
    await form.getByLabel('Nombre').fill(text)
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Su perfil ha sido actualizado correctamente')).toBeVisible()
    await page.goto('/account/dashboard')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(text)
  })
}

test('too long a name is told by the field, and nothing is lost of the others', async ({
  page,
  newPerson,
  enter,
}) => {
  await enter(await newPerson())
  await page.goto('/account/profile')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  await form.getByLabel('Nombre').fill('x'.repeat(101))
  await form.getByLabel('Apellidos').fill('Rosales')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Longitud máxima es 100!')).toBeVisible()
  await expect(form.getByLabel('Apellidos')).toHaveValue('Rosales')
})
