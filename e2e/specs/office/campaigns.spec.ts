import { randomUUID } from 'node:crypto'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { desc } from 'drizzle-orm'
import { confirm } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

test('a campaign is written, previewed, tested and sent', { tag: '@phone' }, async ({
  page,
  db,
  signIn,
  lastMail,
  expectAccessible,
}) => {
  const subject = `Novedades ${randomUUID().slice(0, 6)}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/campaigns')
  const preview = page.getByRole('document', { name: subject })

  await test.step('it begins with a subject', async () => {
    await page.getByRole('button', { name: 'Nueva campaña' }).click()
    await page.getByRole('textbox', { name: 'Asunto' }).fill(subject)
    await page.getByRole('button', { name: 'Crear' }).click()
    await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar ahora' })).toBeDisabled()
  })

  await test.step('a product is dropped into the text and shown with its price', async () => {
    await page.getByRole('textbox', { name: 'Texto' }).fill('## Ofertas\n\nSolo esta semana.')
    await page.getByRole('searchbox', { name: 'Insertar un producto' }).fill('L3250')
    await page.getByRole('button', { name: /L3250/ }).first().click()
    await expect(page.getByRole('textbox', { name: 'Texto' })).toHaveValue(/\[\[producto:[a-z0-9-]+\]\]/)
    await expect(preview).toContainText('L3250')
    await expect(preview).toContainText(/\$[\d,.]+ USD/)
    await page.getByRole('tab', { name: 'Oscuro' }).click()
    await page.getByRole('tab', { name: 'Solo texto' }).click()
    await expect(page.getByText('Solo esta semana.').last()).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  })

  await test.step('a test comes to the author', async () => {
    await page.getByRole('button', { name: 'Enviarme una prueba' }).click()
    await expect(page.getByText('La prueba va en camino a admin@demo.cu.')).toBeVisible()
    expect(await lastMail('admin@demo.cu', 'Solo esta semana.')).toContain('L3250')
  })

  await test.step('the question says to how many it goes', async () => {
    await expect(page.getByText(/^La recibirán? \d+ personas?\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Enviar ahora' }).click()
    await expect(page.getByText(/¿Enviar a \d+ personas?\?/)).toBeVisible()
    await confirm(page, 'Enviar ahora')
    await expect(page.getByText(/^(Programada|Enviándose|Enviada)$/).first()).toBeVisible()
    const [row] = await db.select().from(campaigns).orderBy(desc(campaigns.id)).limit(1)
    expect(row?.subject.es).toBe(subject)
    expect(row?.state).not.toBe('draft')
  })
})
