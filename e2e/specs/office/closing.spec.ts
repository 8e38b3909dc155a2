import { days } from '@tecnoclick/domain/platform/duration'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import { confirm } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('the cash of a day is counted, the day is closed, and the history shows the difference', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  // Yesterday: other tests take money today.
  const day = havanaDay(new Date(Date.now() - days(1)))
  await signIn('vendedor@demo.cu')
  await page.goto(`/admin/closing?day=${day}`)
  const cash = page.getByRole('region', { name: 'Caja', exact: true })
  for (const currency of ['USD', 'MLC', 'CUP']) {
    await cash.getByLabel(`Fondo inicial en ${currency}`).fill('0')
    await cash.getByLabel(`Contado en ${currency}`).fill('1000000')
  }
  await expectAccessible()
  await cash.getByRole('button', { name: 'Cerrar el día' }).click()
  await expect(cash.getByLabel('Nota')).toHaveAccessibleDescription(/Hay diferencia: escriba por qué/)
  await cash.getByLabel('Nota').fill('Fondo de la semana')
  await cash.getByRole('button', { name: 'Cerrar el día' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Diferencia')
  await confirm(page, 'Cerrar el día')
  await expect(cash.getByText(/^Cerrado por/)).toBeVisible()
  await expect(cash.getByRole('button', { name: 'Cerrar el día' })).toBeHidden()
  // Administrators alone correct it.
  await expect(cash.getByRole('button', { name: 'Corregir lo contado' })).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Cierres anteriores' }).click()
  await expect(page.getByRole('link', { name: /^Ver el cierre del/ }).first()).toBeVisible()
  await expectAccessible()
})
