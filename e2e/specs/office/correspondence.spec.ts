import { randomUUID } from 'node:crypto'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { and, desc, eq } from 'drizzle-orm'
import { apiWith } from '../../support/api.ts'
import { confirm, filtered, openScreen } from '../../support/office.ts'
import { freshEmail } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

async function writeToShop(about: string, email = freshEmail()): Promise<string> {
  const subject = `${about} ${randomUUID().slice(0, 6)}`
  await apiWith().post('/contactemails', { email, name: 'Yunior', subject, body: '¿Abren el sábado?' })
  return subject
}

test('messages are answered, kept and archived', { tag: '@phone' }, async ({
  page,
  signIn,
  lastMail,
  expectAccessible,
}) => {
  const email = freshEmail()
  const answered = await writeToShop('Horario', email)
  const left = await writeToShop('Tinta')
  const archived = await writeToShop('Cable')
  const rowOf = (subject: string) => page.getByRole('row').filter({ hasText: subject })
  const open = (subject: string) => page.getByRole('link', { name: `Leer «${subject}» de Yunior` }).click()
  await signIn('admin@demo.cu')
  await page.goto('/admin/contact-messages')

  await test.step('a reply is not lost by accident', async () => {
    await open(left)
    await page.getByLabel('Respuesta').fill('Hay de todos los colores.')
    await page.keyboard.press('Escape')
    await confirm(page, 'Seguir editando')
    await expect(page.getByLabel('Respuesta')).toHaveValue('Hay de todos los colores.')
    await page.keyboard.press('Escape')
    await confirm(page, 'Salir sin guardar')
    await expect(page).toHaveURL('/admin/contact-messages')
  })

  await test.step('a message is read and answered by mail', async () => {
    await open(answered)
    await expect(page.getByRole('dialog').getByText('¿Abren el sábado?')).toBeVisible()
    await expectAccessible(page.getByRole('dialog'))
    await page.getByLabel('Respuesta').fill('Sí, de 9 a 12.')
    await page.getByRole('button', { name: 'Enviar respuesta' }).click()
    await expect(page.getByText(`La respuesta se envió a ${email}.`)).toBeVisible()
    expect(await lastMail(email)).toContain('Sí, de 9 a 12.')
    await expect(rowOf(answered)).toContainText('Respondido')
  })

  await test.step('an archived message can be taken back at once', async () => {
    // Opening marks it as read, which makes a new version: what is pressed meanwhile waits for it.
    const pressed = Promise.withResolvers<void>()
    await page.route('**/contactemails/*', async (route) => {
      const change: Record<string, unknown> | null = route.request().postDataJSON()
      if (change && 'read' in change) await pressed.promise
      await route.continue()
    })
    await open(archived)
    await page.getByRole('dialog').getByRole('button', { name: 'Archivar' }).click()
    pressed.resolve()
    await expect(rowOf(archived)).toContainText('Archivado')
    await page
      .getByRole('status', { name: 'Último cambio' })
      .getByRole('button', { name: 'Deshacer' })
      .click()
    await expect(page.getByText('Cambio deshecho.')).toBeVisible()
    await expect(rowOf(archived)).not.toContainText('Archivado')
  })
})

test('mails are sent again, and reviews published', async ({
  page,
  signIn,
  request,
  db,
  lastMail,
  pageErrors,
}) => {
  pageErrors.allow(/404/)
  await signIn('admin@demo.cu')
  await page.goto('/admin/mails/999999')

  await test.step('a mail that does not exist shows an error and the list', async () => {
    await expect(page.getByText('No encontramos lo que busca.')).toBeVisible()
    await expect(page).toHaveURL('/admin/mails')
    await expect(page.getByRole('heading', { name: 'Correos', level: 1 })).toBeVisible()
  })

  await test.step('a failed mail is opened and sent again', async () => {
    const to = freshEmail()
    const words = {
      subject: `Aviso ${to}`.slice(0, 60),
      html: '<html><head><style>p { color: red }</style></head><body><p>Su pedido está listo.</p></body></html>',
      text: 'Su pedido está listo.',
    }
    await db.insert(outbox).values({
      ...words,
      kind: 'order-answer',
      to,
      dedupeKey: to,
      state: 'failed',
      attempts: 8,
      lastError: 'Buzón lleno',
    })
    await openScreen(page, filtered('mails', { state: 'failed' }))
    await page.getByRole('link', { name: `Ver el correo «${words.subject}» para ${to}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Buzón lleno')).toBeVisible()
    await expect(dialog.getByLabel(/^Vista previa de/).getByText('Su pedido está listo.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Reenviar' }).click()
    await confirm(page, 'Reenviar')
    await expect(page.getByText(`El correo para ${to} está otra vez en camino.`)).toBeVisible()
    const [repeat] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.to, to)))
      .orderBy(desc(outbox.id))
    expect(repeat?.resendOf).not.toBeNull()
  })

  await test.step('a text of a message is worded, seen with the last real message, and restored', async () => {
    const subject = await writeToShop('Papel')
    await openScreen(page, filtered('message-texts', { search: 'Mensaje de contacto' }))
    const name = 'Mensaje de contacto (tienda)'
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('link', { name: `Cambiar «${name}»` }).click()
    const dialog = page.getByRole('dialog')
    const words = dialog.getByLabel('Asunto', { exact: true })
    await words.fill('Nos escriben')
    await expect(dialog.getByText('Falta el dato {subject}.')).toBeVisible()
    await words.fill('Nos escriben: {subject}')
    await dialog.getByRole('button', { name: 'Ver el mensaje con datos reales' }).click()
    const preview = dialog.getByRole('region', { name: 'Vista previa' })
    await expect(preview.getByText(`Asunto: Nos escriben: ${subject}`)).toBeVisible()
    await dialog.getByLabel('Título', { exact: true }).fill('<b>Un cliente escribe</b>')
    await preview.getByRole('button', { name: 'Oscuro' }).click()
    const mail = preview.getByLabel(/^Vista previa de/)
    await expect(mail.getByRole('heading', { name: '<b>Un cliente escribe</b>' })).toBeVisible()
    await expect(mail.locator('.canvas')).toHaveCSS('background-color', 'rgb(12, 16, 26)')
    await preview.getByRole('button', { name: 'Solo texto' }).click()
    await expect(preview.getByText('¿Abren el sábado?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText(`Los textos de «${name}» quedaron guardados.`)).toBeVisible()
    await expect(row).toContainText('Cambiado')

    await row.getByRole('link', { name: `Cambiar «${name}»` }).click()
    await dialog.getByRole('button', { name: 'Restaurar todos' }).click()
    await expect(words).toHaveValue('Mensaje de contacto: {subject}')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(row).toContainText('Como viene')
  })

  await test.step('a review is published, hidden from the shop and shown again', async () => {
    const author = `Reseñador ${randomUUID().slice(0, 6)}`
    const visitor = apiWith()
    const product = await visitor.get<{ id: number }>('/products/slug/epson-ecotank-l3250')
    const email = freshEmail()
    const review = { productId: product.id, author, email, text: 'Texto que molesta', rating: 1 }
    const { id } = await visitor.post<{ id: number }>('/reviews', review)
    const isPublic = async () => (await request.get(`/api/reviews/${id}`)).ok()
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const open = async () => {
      await expect(page.getByRole('dialog')).toBeHidden()
      await openScreen(page, `/admin/reviews/${id}`)
    }
    const shown = page.getByText(`La reseña de ${author} se ve en la tienda.`)
    const hidden = page.getByText(`La reseña de ${author} quedó oculta.`)

    await openScreen(page, `/admin/reviews/${id}`)
    await expect(page.getByText('Sin confirmar').last()).toBeVisible()
    const token = /\/reviews\/confirm\/([\w-]+)/.exec(await lastMail(email))?.[1]
    await visitor.post(`/reviews/confirm/${token}`)
    await openScreen(page, '/admin/reviews')
    await open()
    await button('Publicar').click()
    await expect(shown).toBeVisible()
    expect(await isPublic()).toBe(true)
    await open()
    await expect(button('Está bien así')).toBeVisible()
    await button('Ocultar').click()
    await confirm(page, 'Ocultar')
    await expect(hidden).toBeVisible()
    expect(await isPublic()).toBe(false)
    await open()
    await button('Mostrar').click()
    await expect(hidden).toBeHidden()
    await expect(shown).toBeVisible()
    expect(await isPublic()).toBe(true)
  })
})
