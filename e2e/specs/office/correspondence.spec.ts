import { randomUUID } from 'node:crypto'
import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { and, desc, eq } from 'drizzle-orm'
import { readLastMail } from '../../support/mail.ts'
import { confirm } from '../../support/office.ts'
import { freshEmail } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const address = (base: string | undefined, path: string) => `${base}/api${path}`

test('a message is read and answered by mail', { tag: '@phone' }, async ({
  page,
  signIn,
  lastMail,
  request,
  baseURL,
  expectAccessible,
}) => {
  const email = freshEmail()
  const subject = `Horario ${randomUUID().slice(0, 6)}`
  const data = { email, name: 'Yunior', subject, body: '¿Abren el sábado?' }
  expect((await request.post(address(baseURL, '/contactemails'), { data })).ok()).toBe(true)

  await signIn('admin@demo.cu')
  await page.goto('/admin/contact-messages')
  await page.getByRole('link', { name: `Leer «${subject}» de Yunior` }).click()
  await expect(page.getByRole('dialog').getByText('¿Abren el sábado?')).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Respuesta').fill('Sí, de 9 a 12.')
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByText(`La respuesta se envió a ${email}.`)).toBeVisible()
  expect(await lastMail(email)).toContain('Sí, de 9 a 12.')
  await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Respondido')
})

test('a reply is not lost by accident', async ({ page, signIn, request, baseURL }) => {
  const subject = `Tinta ${randomUUID().slice(0, 6)}`
  const data = { email: freshEmail(), name: 'Yunior', subject, body: '¿Hay tinta?' }
  expect((await request.post(address(baseURL, '/contactemails'), { data })).ok()).toBe(true)
  await signIn('admin@demo.cu')
  await page.goto('/admin/contact-messages')
  await page.getByRole('link', { name: `Leer «${subject}» de Yunior` }).click()
  await page.getByLabel('Respuesta').fill('Hay de todos los colores.')
  await page.keyboard.press('Escape')
  await confirm(page, 'Seguir editando')
  await expect(page.getByLabel('Respuesta')).toHaveValue('Hay de todos los colores.')
  await page.keyboard.press('Escape')
  await confirm(page, 'Salir sin guardar')
  await expect(page).toHaveURL('/admin/contact-messages')
})

test('a failed mail is opened and sent again', async ({ page, signIn, db }) => {
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
  await signIn('admin@demo.cu')
  await page.goto('/admin/mails?filter=%7B%22state%22%3A%22failed%22%7D')
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

test('a mail that does not exist shows an error and the list', async ({ page, signIn, pageErrors }) => {
  pageErrors.allow(/404/)
  await signIn('admin@demo.cu')
  await page.goto('/admin/mails/999999')
  await expect(page.getByText('No encontramos lo que busca.')).toBeVisible()
  await expect(page).toHaveURL('/admin/mails')
  await expect(page.getByRole('heading', { name: 'Correos', level: 1 })).toBeVisible()
})

test('a review is published, hidden from the shop and shown again', async ({
  page,
  signIn,
  request,
  baseURL,
  db,
}) => {
  const author = `Reseñador ${randomUUID().slice(0, 6)}`
  const found = await (await request.get(address(baseURL, '/products/slug/epson-ecotank-l3250'))).json()
  const email = freshEmail()
  const data = { productId: found.id, author, email, text: 'Texto que molesta', rating: 1 }
  const { id } = await (await request.post(address(baseURL, '/reviews'), { data })).json()
  const isPublic = async () => (await request.get(address(baseURL, `/reviews/${id}`))).status() === 200

  await signIn('admin@demo.cu')
  await page.goto(`/admin/reviews/${id}`)
  await expect(page.getByText('Sin confirmar').last()).toBeVisible()
  const token = /\/reviews\/confirm\/([\w-]+)/.exec(await readLastMail(db, email))?.[1]
  await request.post(address(baseURL, `/reviews/confirm/${token}`))
  await page.goto(`/admin/reviews/${id}`)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText(`La reseña de ${author} se ve en la tienda.`)).toBeVisible()
  expect(await isPublic()).toBe(true)
  await page.goto(`/admin/reviews/${id}`)
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await confirm(page, 'Ocultar')
  await expect(page.getByText(`La reseña de ${author} quedó oculta.`)).toBeVisible()
  expect(await isPublic()).toBe(false)
  await page.goto(`/admin/reviews/${id}`)
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await expect(page.getByText(`La reseña de ${author} se ve en la tienda.`)).toBeVisible()
  expect(await isPublic()).toBe(true)
})
