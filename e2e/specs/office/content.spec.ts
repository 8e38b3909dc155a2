import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import { translations } from '@tecnoclick/database/schema/site/translations'
import { desc, eq } from 'drizzle-orm'
import { filtered, openScreen, shopText } from '../../support/office.ts'
import { expect, test } from '../../support/test.ts'

const fresh = () => randomUUID().slice(0, 6)

/** Writes the text of a post and looks at its preview: on a phone a tab, elsewhere beside it. */
async function writePost(page: Page, isMobile: boolean): Promise<void> {
  await page
    .getByRole('textbox', { name: 'Texto' })
    .fill('## Plazos\n\nSon **siete** días. [Preguntas](/site/faq)')
  if (isMobile) await page.getByRole('tab', { name: 'Vista previa' }).click()
  const preview = page.getByRole('region', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { name: 'Plazos' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Preguntas' })).toHaveAttribute('target', '_blank')
}

test('a question, its translation, a brand and a zip are added', async ({
  page,
  request,
  signIn,
  db,
  expectAccessible,
}) => {
  const question = `¿Hacen factura ${fresh()}?`
  await signIn('admin@demo.cu')
  await page.goto('/admin/faq/create')

  await test.step('a question is added and shown in the shop', async () => {
    await page.getByRole('textbox', { name: 'Sección' }).fill('pagos')
    await page.getByRole('textbox', { name: 'Pregunta' }).fill(question)
    await page.getByRole('textbox', { name: 'Respuesta' }).fill('Sí, a empresas y personas.')
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
    await expect(page.getByText(`«${question}» se agregó.`)).toBeVisible()
    await expect(page).toHaveURL('/admin/faq')
    expect(await shopText(request, '/site/faq')).toContain(question)
  })

  await test.step('translations are imported after a look at what changes', async () => {
    await openScreen(page, '/admin/translations')
    const choose = (rows: string) =>
      page.getByLabel('Importar CSV').setInputFiles({
        name: 'traducciones.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Parte,Texto en español,Inglés,Ruso,Árabe\n${rows}`),
      })
    await choose('Promesas,Nadie escribió esto,x,,\n')
    await expect(page.getByRole('alert')).toContainText('Línea 2, Texto en español: La tienda no tiene')
    await choose(`Preguntas frecuentes,${question},Do you invoice?,,\n`)
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(dialog).toContainText('Se traducen 1 textos y se cambian 0.')
    await dialog.getByRole('button').last().click()
    await expect(page.getByText('Se tradujeron 1 textos y se cambiaron 0.')).toBeVisible()
    const [row] = await db.select().from(translations).where(eq(translations.source, question))
    expect(row?.en).toBe('Do you invoice?')
  })

  await test.step('the question is hidden from the shop', async () => {
    await openScreen(page, '/admin/faq?sort=id&order=DESC')
    await page.getByRole('link', { name: `Cambiar ${question}` }).click()
    await page.getByLabel('Visible en la tienda').uncheck()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(`«${question}» quedó guardado.`)).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/faq\?sort/)
    expect(await shopText(request, '/site/faq')).not.toContain(question)
  })

  await test.step('the audit log shows what staff changed', async () => {
    const name = `Marca ${fresh()}`
    await openScreen(page, '/admin/brands/create')
    await page.getByLabel('Nombre').fill(name)
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
    await expect(page.getByText(`«${name}» se agregó.`)).toBeVisible()
    await expect(page).toHaveURL('/admin/brands')
    const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, name))
    await openScreen(page, filtered('audit-log', { entity: 'brand', entityId: String(brand?.id) }))
    await page
      .getByRole('link', { name: /^Ver el cambio/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('cell', { name: new RegExp(`${name}$`) })).toBeVisible()
  })

  await test.step('a zip is uploaded for a reset', async () => {
    const [reset] = await db.select().from(resets).orderBy(desc(resets.id)).limit(1)
    await openScreen(page, `/admin/resets/${reset?.id}/archive`)
    const dialog = page.getByRole('dialog', { name: /^Archivo zip de/ })
    const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(randomUUID())])
    await dialog
      .getByLabel('Elegir zip')
      .setInputFiles({ name: 'reset.zip', mimeType: 'application/zip', buffer: zip })
    await dialog.getByRole('button', { name: 'Subir', exact: true }).click()
    await expect(page.getByText(/^El zip de .* quedó guardado\.$/)).toBeVisible()
  })

  await test.step('a post has its preview beside it', async () => {
    await openScreen(page, '/admin/posts/create')
    await writePost(page, false)
    await expectAccessible(page.getByRole('dialog'))
  })
})

test('a post is written and the shop shows it as its preview did; settings are checked', {
  tag: '@phone',
}, async ({ page, request, isMobile, signIn, expectAccessible }) => {
  await signIn('admin@demo.cu')
  await page.goto('/admin/posts/create')

  await test.step('a post is written beside its preview, which the shop shows in the same way', async () => {
    const title = `Garantías ${fresh()}`
    await page.getByLabel('Título').fill(title)
    await page.getByLabel('Autor').fill('La tienda')
    await page.getByLabel('Categoría').fill('Consejos')
    // Other tests know which post is the newest.
    await page.getByLabel('Se publica').fill('2020-01-01T10:00')
    await writePost(page, isMobile)
    await expectAccessible(page.getByRole('dialog'))
    const slug = await page.getByLabel('Final del enlace').inputValue()
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
    await expect(page.getByText(`«${title}» se agregó.`)).toBeVisible()
    await expect(page).toHaveURL('/admin/posts')
    expect(await shopText(request, `/blog/post-classic/${slug}`)).toMatch(/\nPlazos\n.*\nsiete\n/s)
  })

  await test.step('a phone of the shop must be one', async () => {
    await openScreen(page, '/admin/settings/supportPhone')
    const phone = page.getByRole('dialog').getByRole('textbox')
    await phone.fill('hola')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Escriba un teléfono, como +53 5555 0102.')).toBeVisible()
    await phone.fill('55550102')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page).toHaveURL('/admin/settings')
  })

  await test.step('opening hours are changed', async () => {
    await openScreen(page, '/admin/settings/hours')
    const closes = page.getByLabel('Cierra').first()
    await closes.fill('08:00')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(/Cada horario necesita un día/)).toBeVisible()
    await closes.fill('18:00')
    await page.getByRole('button', { name: 'Agregar horario' }).click()
    await expect(page.getByText('Horario 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Quitar el horario 2' }).click()
  })
})
