import { precachedWhole, workerWarning } from '../../support/offline.ts'
import { expect, test } from '../../support/test.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.beforeEach(({ pageErrors }) => pageErrors.allow(workerWarning))

test('a hardware id entered offline is sent once when online again', async ({
  page,
  context,
  staff,
  newPerson,
  signIn,
  buyReset,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const { id } = await buyReset(ana)
  await staff.patch(`/salereset/${id}`, { descargable: true })

  await signIn(ana)
  await page.goto('/account/ordersreset')
  await precachedWhole(page)
  await page.getByRole('button', { name: 'Enviar Hardware Id' }).click()
  await context.setOffline(true)
  const prompt = page.getByRole('dialog')
  await prompt.getByLabel('Hardw ID').fill('7F3A-91C0')
  await prompt.getByRole('button', { name: 'Enviar Hardware Id' }).click()
  await expect(page.getByText('1 por enviar')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 por enviar')).toBeHidden()
  await expect.poll(() => staff.get(`/salereset/${id}`)).toMatchObject({ hid: '7F3A-91C0' })
})
