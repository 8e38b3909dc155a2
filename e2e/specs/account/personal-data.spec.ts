import { readFile } from 'node:fs/promises'
import { formOf, hydrated } from '../../support/page.ts'
import { password } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('a customer downloads the data with the password', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
}) => {
  const person = await newPerson({ name: 'Anaís', streets: ['Calle Martí No. 5'] })
  await signIn(person)
  await page.goto('/account/data')
  await hydrated(page)
  const form = formOf(page, 'Descargar')
  await form.getByLabel(/^Contraseña/).fill('Equivocada1')
  await form.getByRole('button', { name: 'Descargar' }).click()
  await expect(form.getByText('La contraseña no es correcta.')).toBeVisible()
  await form.getByLabel(/^Contraseña/).fill(password)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: 'Descargar' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tecnoclick-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: person.email },
    profile: { name: 'Anaís' },
    addresses: [{ street: 'Calle Martí No. 5' }],
  })
})

test('a customer closes the account, and can register again', async ({
  page,
  newPerson,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/422/)
  await signIn(await newPerson({ name: 'Anaís' }))
  await page.goto('/account/data')
  await hydrated(page)
  const form = formOf(page, 'Cerrar mi cuenta')
  await form.getByLabel(/^Contraseña/).fill('Equivocada1')
  await form.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await expect(form.getByText('La contraseña no es correcta.')).toBeVisible()
  await form.getByLabel(/^Contraseña/).fill(password)
  await form.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await question.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  await expect(page).toHaveURL(/\/account\/closed$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Su cuenta está cerrada' })).toBeVisible()
  await page.goto('/account/data')
  await expect(page).toHaveURL(/\/$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms work', async ({ page, newPerson, signIn }) => {
    await signIn(await newPerson())
    await page.goto('/account/data')
    const download = formOf(page, 'Descargar')
    await download.getByLabel(/^Contraseña/).fill('Equivocada1')
    await download.getByRole('button', { name: 'Descargar' }).click()
    await expect(download.getByText('La contraseña no es correcta.')).toBeVisible()
    await download.getByLabel(/^Contraseña/).fill(password)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      download.getByRole('button', { name: 'Descargar' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    const close = formOf(page, 'Cerrar mi cuenta')
    await close.getByLabel(/^Contraseña/).fill(password)
    await close.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
    await expect(page).toHaveURL(/\/account\/closed$/)
  })
})
