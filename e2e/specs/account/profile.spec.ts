import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { eq } from 'drizzle-orm'
import { formOf, hydrated, sentMarkup } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

const texts = [
  '<script>alert(1)</script>',
  'Ñico 🖨️ Áéí',
  'محمد بن عبد الله',
  "Robert'); drop table users;--",
  '"><img src=x onerror=alert(1)>',
]

test('a person fills in a profile and changes it', async ({
  page,
  newPerson,
  signIn,
  callAs,
  db,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  const person = await newPerson()
  await signIn(person)
  await page.goto('/account/profile')
  await hydrated(page)
  const form = formOf(page, 'Guardar')
  const save = form.getByRole('button', { name: 'Guardar' })
  const menu = page.getByRole('navigation', { name: 'Menú de la cuenta' })

  await test.step('an empty field and a name that is too long show an error, and the rest is kept', async () => {
    await save.click()
    await expect(form.getByText('Complete este campo')).toHaveCount(2)
    await form.getByLabel('Nombre').fill('x'.repeat(101))
    await form.getByLabel('Apellidos').fill('Rosales')
    await save.click()
    await expect(form.getByText('Longitud máxima es 100!')).toBeVisible()
    await expect(form.getByLabel('Apellidos')).toHaveValue('Rosales')
  })

  await test.step('it is saved', async () => {
    await form.getByLabel('Nombre').fill('Ana')
    await form.getByLabel('CI/PASAPORTE').fill('90041512345')
    await save.click()
    await expect(page.getByText('Su perfil ha sido actualizado correctamente')).toBeVisible()
  })

  await test.step('markup, SQL and other alphabets are accepted as a name', async () => {
    for (const text of texts) {
      await form.getByLabel('Nombre').fill(text)
      const saved = page.waitForResponse((response) => response.request().method() === 'POST')
      await save.click()
      await saved
      await menu.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(text)
      await menu.getByRole('link', { name: 'Editar Perfil' }).click()
      await expect(form.getByLabel('Nombre')).toHaveValue(text)
    }
  })

  await test.step('a change saved elsewhere is not overwritten', async () => {
    const [profile] = await db.select().from(profiles).where(eq(profiles.userId, person.id))
    const api = await callAs(person)
    await api.patch(`/profiles/${profile?.id}`, { name: 'Otra', version: profile?.version })
    await form.getByLabel('Nombre').fill('Mía')
    await save.click()
    await expect(page.getByText(/Otra persona cambió estos datos/)).toBeVisible()
    await expect(form.getByLabel('Nombre')).toHaveValue('Mía')
  })
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

test('staff see a heading instead of the form', async ({ context, signIn }) => {
  await signIn('admin@demo.cu')
  const html = await sentMarkup(context.request, '/account/profile')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(main).toMatch(/<h1[^>]*>Administrador/)
  expect(main).not.toContain('<form')
})
