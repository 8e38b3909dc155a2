import { confirm, filtered, openScreen } from '../../support/office.ts'
import { expectToFit } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

test('a key is made, shown once, used by a program, seen in the log and revoked', async ({
  page,
  signIn,
  playwright,
  baseURL,
  expectAccessible,
  pageErrors,
}, { project }) => {
  pageErrors.allow(/422 .*\/api\/admin\/api-keys/)
  const name = `ERP ${project.name} ${Date.now()}`
  await signIn('admin@demo.cu')
  await page.goto('/admin/api-keys')
  await page.getByRole('button', { name: 'Crear llave' }).click()
  const form = page.getByRole('dialog', { name: 'Crear una llave' })
  await form.getByLabel('Nombre').fill(name)
  await form.getByRole('button', { name: 'Crear llave' }).click()
  await expect(form.getByText('Elija al menos un permiso.')).toBeVisible()
  await form.getByRole('group', { name: 'Marcas' }).getByLabel('Cambiar').check()
  await form.getByRole('group', { name: 'Pedidos', exact: true }).getByLabel('Ver').check()
  await form.getByLabel('Redes permitidas').fill('localhost')
  await form.getByRole('button', { name: 'Crear llave' }).click()
  await expect(form.getByText('Escriba direcciones IP o redes')).toBeVisible()
  await form.getByLabel('Redes permitidas').fill('127.0.0.0/8\n::1')
  await expectAccessible(form)
  await expectToFit(page, 'the form of a key')
  await form.getByRole('button', { name: 'Crear llave' }).click()

  const shown = page.getByRole('dialog', { name: 'Copie la llave ahora' })
  const key = await shown.getByLabel(`Llave de ${name}`).inputValue()
  expect(key).toMatch(/^tck_[\w-]{43}$/)
  await expectAccessible(shown)
  await expectToFit(page, 'a new key')
  await page.keyboard.press('Escape')
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'Ya la guardé' }).click()
  await expect(page.getByText(key)).toHaveCount(0)

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  expect((await program.get('/api/sellorders')).status()).toBe(200)
  const slug = `marca-${Date.now()}`
  expect((await program.post('/api/brands', { data: { name: slug, slug } })).status()).toBe(201)
  expect((await (await program.get('/api/admin/customers')).json()).error.code).toBe('keyLacksPermission')

  await openScreen(page, filtered('audit-log', { entity: 'brand' }))
  await expect(page.getByText(`Llave «${name}»`).first()).toBeVisible()

  await openScreen(page, '/admin/api-keys')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('127.0.x.x')).toBeVisible()
  await page.getByRole('button', { name: `Ver permisos de ${name}` }).click()
  const details = page.getByRole('dialog', { name })
  await expect(details.getByText('127.0.0.0/8, ::1')).toBeVisible()
  await expectAccessible(details)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Revocar ${name}` }).click()
  await confirm(page, 'Revocar')
  await expect(row.getByText('Revocada')).toBeVisible()
  expect((await (await program.get('/api/sellorders')).json()).error.code).toBe('keyRevoked')
  await program.dispose()
})

test('the reference is read and a call is tried in it', async ({ page }) => {
  // The library draws every operation of the document at first.
  const drawn = { timeout: 60_000 }
  test.setTimeout(120_000)
  await page.goto('/api/docs#tag/catalogue/GET/api/brands')
  await expect(page.getByText('Authorization: Bearer tck_…').first()).toBeVisible(drawn)
  await page.getByRole('button', { name: 'Test Request (get /api/brands)' }).click(drawn)
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/brands')
  await page.getByRole('button', { name: /Send get request/ }).click()
  expect((await answered).status()).toBe(200)
  await expect(page.getByText('200 OK').first()).toBeVisible()
})
