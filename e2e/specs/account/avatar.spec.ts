import { hydrated } from '../../support/page.ts'
import { expect, test } from '../../support/test.ts'

/** One red pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('the avatar is replaced by a chosen picture', { tag: '@phone' }, async ({
  page,
  newPerson,
  signIn,
  isMobile,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await signIn(person)
  await page.goto('/account/dashboard')
  await hydrated(page)
  const chooser = page.waitForEvent('filechooser')
  if (isMobile) await page.getByText('Cambiar la foto').tap()
  else await page.getByText('Cambiar la foto').click()
  await (await chooser).setFiles({ name: '../../yo.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText('Su avartar se ha actualizado')).toBeVisible()
  const picture = page.getByRole('main').locator(`img[src*="/api/files/${person.id}"]`)
  await expect(picture).toBeVisible()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

const refused = [
  ['a script in SVG', 'foto.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML named .png', 'foto.png', '<html><script>alert(1)</script></html>'],
  ['an empty file', 'foto.png', ''],
] as const

test('a script, HTML and an empty file are refused with a message', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  for (const [what, name, content] of refused) {
    await page.goto('/account/dashboard')
    await hydrated(page)
    await page
      .getByLabel('Cambiar la foto')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content) })
    await expect(page.getByText('Ese tipo de archivo no se admite.'), what).toBeVisible()
    await expect(page.getByRole('main').locator('img[src^="blob:"]'), what).toHaveCount(0)
  }
})

test('a file over 5 MB is refused before the upload', async ({ page, newPerson, signIn }) => {
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/account/dashboard')
  await hydrated(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const buffer = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
  await page.getByLabel('Cambiar la foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('El archivo o el texto enviado es demasiado grande.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a file with only the header of a picture is refused by the server', async ({
  page,
  newPerson,
  signIn,
  pageErrors,
}) => {
  pageErrors.allow(/415/)
  // The recorder of `--trace on` reads the preview when it is gone.
  pageErrors.allow(/blob:/)
  await signIn(await newPerson({ name: 'Ana' }))
  await page.goto('/account/dashboard')
  await hydrated(page)
  const buffer = Buffer.concat([png.subarray(0, 20), Buffer.from('nonsense'.repeat(20))])
  await page.getByLabel('Cambiar la foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Ese tipo de archivo no se admite.')).toBeVisible()
})
