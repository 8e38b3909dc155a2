import { expect, hydrated, test } from './people.ts'

/** A red dot of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a press on the picture asks for another, which is stored', async ({
  page,
  newPerson,
  enter,
  isMobile,
}) => {
  const person = await newPerson({ name: 'Ana' })
  await enter(person)
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

for (const [what, name, content] of refused) {
  test(`${what} is refused with a sentence`, async ({ page, newPerson, enter }) => {
    await enter(await newPerson({ name: 'Ana' }))
    await page.goto('/account/dashboard')
    await hydrated(page)
    await page
      .getByLabel('Cambiar la foto')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(content) })
    await expect(page.getByText('Ese tipo de archivo no se admite.')).toBeVisible()
    await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(0)
  })
}

test('more than 5 MB never leaves the browser', async ({ page, newPerson, enter }) => {
  await enter(await newPerson({ name: 'Ana' }))
  await page.goto('/account/dashboard')
  await hydrated(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const buffer = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
  await page.getByLabel('Cambiar la foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('El archivo o el texto enviado es demasiado grande.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a picture that only begins like one is refused by the server', async ({
  page,
  newPerson,
  enter,
  watched,
}) => {
  watched.expectComplaint(/415/)
  // The recorder of the test runner looks into the preview.
  watched.expectComplaint(/blob:/)
  await enter(await newPerson({ name: 'Ana' }))
  await page.goto('/account/dashboard')
  await hydrated(page)
  const buffer = Buffer.concat([png.subarray(0, 20), Buffer.from('nonsense'.repeat(20))])
  await page.getByLabel('Cambiar la foto').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Ese tipo de archivo no se admite.')).toBeVisible()
})
