import { expect, test } from '../office/desk.ts'
import { signInStaff } from '../staff.ts'
import { stocked, workerRemark } from './stocked.ts'

test.use({ serviceWorkers: 'allow' })
test.setTimeout(120_000)
test.beforeEach(({ watched }) => watched.expectComplaint(workerRemark))

test('a hardware id written without a line is sent once when it is back', async ({
  page,
  context,
  db,
  newPerson,
  enter,
  buyReset,
}) => {
  const ana = await newPerson({ name: 'Ana' })
  const { id } = await buyReset(ana)
  const staff = await signInStaff(db)
  await staff.patch(`/salereset/${id}`, { descargable: true })

  await enter(ana)
  await page.goto('/account/ordersreset')
  await stocked(page)
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
