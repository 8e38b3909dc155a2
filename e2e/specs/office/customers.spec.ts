import { expect, test } from '../../support/test.ts'

test('an approved business pays wholesale prices, and a disabled account is signed out at once', async ({
  page,
  signIn,
  newPerson,
  callAs,
  lastMail,
}) => {
  const business = await newPerson({ role: 'business', name: 'Imprenta Sol' })
  const api = await callAs(business)
  const me = async () => (await api.get<{ user: { wholesale: boolean } }>('/security/me')).user.wholesale
  expect(await me()).toBe(false)

  await signIn('admin@demo.cu')
  await page.goto('/admin?kind=business')
  await page.getByRole('link', { name: new RegExp(`Aprobar la empresa ${business.email}`) }).click()
  await page.getByRole('button', { name: 'Aprobar empresa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Código de cliente').fill(`CLI-${business.id}-T`)
  await dialog.getByRole('button', { name: 'Aprobar', exact: true }).click()
  await expect(page.getByText('ya paga precios mayoristas')).toBeVisible()
  await expect(page.getByText('Mayorista', { exact: true })).toBeVisible()
  expect(await me()).toBe(true)
  expect(await lastMail(business.email)).toContain(`CLI-${business.id}-T`)

  await page.getByRole('button', { name: 'Deshabilitar cuenta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshabilitar cuenta' }).click()
  await expect(page.getByRole('button', { name: 'Habilitar cuenta', exact: true })).toBeVisible()
  await expect(api.get('/cart')).rejects.toThrow('401')
})
