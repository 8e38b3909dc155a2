import { cutLine } from '../../support/line.ts'
import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const refused = [
  ['a script in SVG', 'foto.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML named .png', 'foto.png', '<html><script>alert(1)</script></html>'],
  ['an empty file', 'foto.png', ''],
] as const

test('the dashboard shows the person, the principal address and the chosen picture', {
  tag: '@phone',
}, async ({ page, newPerson, signIn, isMobile, pageErrors }) => {
  pageErrors.allow(/415/)
  // The recorder of `--trace on` reads the preview when it is gone.
  pageErrors.allow(/blob:/)
  const person = await newPerson({ name: 'Anaís', streets: ['Calle Martí No. 5', 'Calle Maceo No. 9'] })
  await signIn(person)
  await page.goto('/account/dashboard')
  await hydrated(page)
  const main = page.getByRole('main')
  const preview = main.locator('img[src^="blob:"]')
  const unsupported = page.getByText('Ese tipo de archivo no se admite.')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))

  async function choose(name: string, buffer: Buffer) {
    await page.getByLabel('Cambiar la foto').setInputFiles({ name, mimeType: 'image/png', buffer })
  }

  await test.step('the person and the principal address', async () => {
    await expect(main.getByRole('heading', { name: 'Anaís' })).toBeVisible()
    await expect(main.getByText(person.email, { exact: true })).toBeVisible()
    await expect(main.getByText('Calle Martí No. 5')).toBeVisible()
    await expect(main.getByText('Calle Maceo No. 9')).toBeHidden()
    await expect(main.getByRole('link', { name: 'Editar Perfil' }).last()).toHaveAttribute(
      'href',
      '/account/profile',
    )
  })

  await test.step('a script, HTML and an empty file are refused before the upload', async () => {
    for (const [what, name, content] of refused) {
      await choose(name, Buffer.from(content))
      await expect(unsupported, what).toBeVisible()
      await expect(preview, what).toHaveCount(0)
    }
  })

  await test.step('a file over 5 MB that cannot be made smaller is refused before the upload', async () => {
    await choose('foto.png', Buffer.concat([png.subarray(0, 20), Buffer.alloc(5 * 1024 * 1024)]))
    await expect(page.getByText('El archivo o el texto enviado es demasiado grande.')).toBeVisible()
    await expect(unsupported).toBeHidden()
    expect(sent).toEqual([])
  })

  await test.step('a file with only the header of a picture is refused by the server', async () => {
    await choose('foto.png', Buffer.concat([png.subarray(0, 20), Buffer.from('nonsense'.repeat(20))]))
    await expect(unsupported).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  await test.step('a cut line keeps the picture, which can be sent again', async () => {
    pageErrors.allow(cutLine)
    await page.route('**/api/files', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await choose('yo.png', png)
    await expect(page.getByText(/no sabemos si llegó/)).toBeVisible()
    await expect(preview).toBeVisible()
    await page.unroute('**/api/files')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('Su avartar se ha actualizado')).toBeVisible()
    await expect(page.getByText(/no sabemos si llegó/)).toBeHidden()
    await page.getByRole('button', { name: 'Cerrar el aviso' }).click()
  })

  await test.step('the avatar is replaced by a chosen picture', async () => {
    const chooser = page.waitForEvent('filechooser')
    if (isMobile) await page.getByText('Cambiar la foto').tap()
    else await page.getByText('Cambiar la foto').click()
    await (await chooser).setFiles({ name: '../../yo.png', mimeType: 'image/png', buffer: png })
    await expect(page.getByText('Su avartar se ha actualizado')).toBeVisible()
    const picture = main.locator(`img[src*="/api/files/${person.id}"]`)
    await expect(picture).toBeVisible()
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })
})
