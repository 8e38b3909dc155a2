import { randomUUID } from 'node:crypto'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import { faqEntries } from '@tecnoclick/database/schema/site/site-texts'
import { translations } from '@tecnoclick/database/schema/site/translations'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from '../../support/test.ts'

test('a question is added, shown in the shop and hidden again', async ({ page, signIn }) => {
  const question = `¿Hacen factura ${randomUUID().slice(0, 6)}?`
  await signIn('admin@demo.cu')
  await page.goto('/admin/faq/create')
  await page.getByRole('textbox', { name: 'Sección' }).fill('pagos')
  await page.getByRole('textbox', { name: 'Pregunta' }).fill(question)
  await page.getByRole('textbox', { name: 'Respuesta' }).fill('Sí, a empresas y personas.')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText(`«${question}» se agregó.`)).toBeVisible()
  await page.goto('/site/faq')
  await expect(page.getByText(question)).toBeAttached()

  await page.goto('/admin/faq?sort=id&order=DESC')
  await page.getByRole('link', { name: `Cambiar ${question}` }).click()
  await page.getByLabel('Visible en la tienda').uncheck()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(`«${question}» quedó guardado.`)).toBeVisible()
  await page.goto('/site/faq')
  await expect(page.getByText(question)).toHaveCount(0)
})

test('translations are imported after a look at what changes', async ({ page, signIn, db }) => {
  const question = `¿Reparan ${randomUUID().slice(0, 6)}?`
  await db.insert(faqEntries).values({ section: 'pagos', question, answer: 'Sí' })
  await signIn('admin@demo.cu')
  await page.goto('/admin/translations')
  const choose = (rows: string) =>
    page.getByLabel('Importar CSV').setInputFiles({
      name: 'traducciones.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Parte,Texto en español,Inglés,Ruso,Árabe\n${rows}`),
    })
  await choose('Promesas,Nadie escribió esto,x,,\n')
  await expect(page.getByRole('alert')).toContainText('Línea 2, Texto en español: La tienda no tiene')
  await choose(`Preguntas frecuentes,${question},Do you repair?,,\n`)
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText('Se traducen 1 textos y se cambian 0.')
  await dialog.getByRole('button').last().click()
  await expect(page.getByText('Se tradujeron 1 textos y se cambiaron 0.')).toBeVisible()
  const [row] = await db.select().from(translations).where(eq(translations.source, question))
  expect(row?.en).toBe('Do you repair?')
})

test('a zip is uploaded for a reset', async ({ page, signIn, db }) => {
  const [reset] = await db.select().from(resets).orderBy(desc(resets.id)).limit(1)
  await signIn('admin@demo.cu')
  await page.goto(`/admin/resets/${reset?.id}/archive`)
  const dialog = page.getByRole('dialog')
  const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(randomUUID())])
  await dialog
    .getByLabel('Elegir zip')
    .setInputFiles({ name: 'reset.zip', mimeType: 'application/zip', buffer: zip })
  await dialog.getByRole('button', { name: 'Subir', exact: true }).click()
  await expect(page.getByText(/^El zip de .* quedó guardado\.$/)).toBeVisible()
})

test('the audit log shows what staff changed', async ({ page, signIn, db }) => {
  const name = `Marca ${randomUUID().slice(0, 6)}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/brands/create')
  await page.getByLabel('Nombre').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText(`«${name}» se agregó.`)).toBeVisible()
  const [brand] = await db.select({ id: brands.id }).from(brands).where(eq(brands.name, name))
  const ofBrand = { entity: 'brand', entityId: String(brand?.id) }
  await page.goto(`/admin/audit-log?filter=${encodeURIComponent(JSON.stringify(ofBrand))}`)
  await page
    .getByRole('link', { name: /^Ver el cambio/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('cell', { name: new RegExp(`${name}$`) })).toBeVisible()
})

test('a post is written beside its preview, which the shop shows in the same way', { tag: '@both' }, async ({
  page,
  isMobile,
  signIn,
  expectAccessible,
}) => {
  const title = `Garantías ${randomUUID().slice(0, 6)}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/posts/create')
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Autor').fill('La tienda')
  await page.getByLabel('Categoría').fill('Consejos')
  // Other tests know which post is the newest.
  await page.getByLabel('Se publica').fill('2020-01-01T10:00')
  await page
    .getByRole('textbox', { name: 'Texto' })
    .fill('## Plazos\n\nSon **siete** días. [Preguntas](/site/faq)')
  if (isMobile) await page.getByRole('tab', { name: 'Vista previa' }).click()
  const preview = page.getByRole('region', { name: 'Vista previa' })
  await expect(preview.getByRole('heading', { name: 'Plazos' })).toBeVisible()
  await expect(preview.getByRole('link', { name: 'Preguntas' })).toHaveAttribute('target', '_blank')
  await expectAccessible()
  const slug = await page.getByLabel('Final del enlace').inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText(`«${title}» se agregó.`)).toBeVisible()
  await page.goto(`/blog/post-classic/${slug}`)
  await expect(page.getByRole('heading', { name: 'Plazos' })).toBeVisible()
  await expect(page.getByRole('article').getByText('siete', { exact: true })).toBeVisible()
})
