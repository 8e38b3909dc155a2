import { readFile } from 'node:fs/promises'
import type { Drizzle } from '@tecnoclick/database/connect'
import { sessions } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import { formOf, hydrated } from '../../support/page.ts'
import { password } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

/** As if the sign-in were long ago. */
async function forgetConfirmation(db: Drizzle, userId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: new Date(0) })
    .where(eq(sessions.userId, userId))
}

test('a customer confirms with the password, downloads the data and closes the account', {
  tag: '@phone',
}, async ({ page, newPerson, signIn, db, pageErrors }) => {
  pageErrors.allow(/422/)
  const person = await newPerson({ name: 'Anaís', streets: ['Calle Martí No. 5'] })
  await signIn(person)
  await forgetConfirmation(db, person.id)
  await page.goto('/account/data')
  await hydrated(page)
  const main = page.getByRole('main')
  const confirmation = formOf(page, 'Confirmar')
  await confirmation.getByLabel(/^Contraseña/).fill('Equivocada1')
  await confirmation.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Correo electrónico o contraseña incorrectos.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Descargar' })).toBeHidden()
  await confirmation.getByLabel(/^Contraseña/).fill(password)
  await confirmation.getByRole('button', { name: 'Confirmar' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Descargar' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tecnoclick-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { email: person.email },
    profile: { name: 'Anaís' },
    addresses: [{ street: 'Calle Martí No. 5' }],
  })

  const question = page.getByRole('alertdialog')
  const close = async () => {
    await main.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
    await question.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
  }
  // The confirmation ended while the page was open.
  await forgetConfirmation(db, person.id)
  await close()
  await formOf(page, 'Confirmar')
    .getByLabel(/^Contraseña/)
    .fill(password)
  await formOf(page, 'Confirmar').getByRole('button', { name: 'Confirmar' }).click()
  await close()
  await expect(page).toHaveURL(/\/account\/closed$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Su cuenta está cerrada' })).toBeVisible()
  expect(new URL((await page.request.get('/account/data')).url()).pathname).toBe('/')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all three forms work', async ({ page, newPerson, signIn, db, pageErrors }) => {
    pageErrors.allow(/422/)
    const person = await newPerson()
    await signIn(person)
    await forgetConfirmation(db, person.id)
    await page.goto('/account/data')
    const main = page.getByRole('main')
    await main.getByLabel(/^Contraseña/).fill('Equivocada1')
    await main.getByRole('button', { name: 'Confirmar' }).click()
    await expect(main.getByText('Correo electrónico o contraseña incorrectos.')).toBeVisible()
    await main.getByLabel(/^Contraseña/).fill(password)
    await main.getByRole('button', { name: 'Confirmar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Descargar' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.json$/)
    await main.getByRole('button', { name: 'Cerrar mi cuenta' }).click()
    await expect(page).toHaveURL(/\/account\/closed$/)
  })
})
