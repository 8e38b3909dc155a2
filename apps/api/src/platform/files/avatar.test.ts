import { products } from '@tecnoclick/database/schema/catalogue/products'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { fileChunks, files } from '@tecnoclick/database/schema/platform/files'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { pictureBomb } from './testing/picture-bomb.ts'

const shop = useTestApi()
type Person = Awaited<ReturnType<typeof shop.as>>

const blank = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } })

function form(
  bytes: Uint8Array<ArrayBuffer> | Buffer | string,
  name = 'foto.png',
  type = 'image/png',
  field = 'avatarInput',
) {
  const body = new FormData()
  body.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  return body
}

const upload = (person: Person, body: BodyInit, headers: Record<string, string> = {}) =>
  person.fetch('/files', { method: 'POST', body, headers })

async function uploaded(person: Person, body: BodyInit): Promise<{ originalname: string }> {
  const response = await upload(person, body)
  expect(response.status).toBe(200)
  return (await response.json()).files[0]
}

const codeOf = async (response: Response) => (await response.json()).error.code
const ownFiles = (userId: number) => shop.database.db.select().from(files).where(eq(files.ownerId, userId))

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s becomes the profile photo, re-encoded',
  async (format) => {
    const person = await shop.as('user')
    const secret = 'Calle Martí 12, Bayamo'
    const picture = await blank(1600, 900)
      .withExif({ IFD0: { Copyright: secret } })
      [format]()
      .toBuffer()
    const { originalname } = await uploaded(person, form(picture, '../../etc/passwd.svg', 'image/svg+xml'))
    expect(originalname).toMatch(
      new RegExp(`^${person.userId}${shop.clock.now.getTime()}-[0-9a-f]{32}\\.webp$`),
    )
    expect((await (await person.fetch('/security/me')).json()).user.avatar).toBe(originalname)
    const served = await shop.fetch(`/files/${originalname}`)
    expect(served.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 700, height: 394 })
    expect(bytes.includes(secret)).toBe(false)
    expect((await shop.fetch(`/files/${originalname}?w=160`)).status).toBe(200)
  },
)

test('a rotated photo is turned upright', async () => {
  const person = await shop.as('user')
  const picture = await blank(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { originalname } = await uploaded(person, form(picture))
  const bytes = await (await shop.fetch(`/files/${originalname}`)).arrayBuffer()
  expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 20, height: 60 })
})

test('the old picture is deleted with its bytes, also if a review shows it; there is one profile', async () => {
  const person = await shop.as('user')
  const { db } = shop.database
  await db.insert(profiles).values({ userId: person.userId, name: 'Ana' })
  const first = await uploaded(person, form(await blank().png().toBuffer()))
  const [product] = await db
    .insert(products)
    .values({ sku: 'SKU-1', slug: 'producto', name: 'Producto', price: 100 })
    .returning()
  await db.insert(reviews).values({
    productId: product?.id ?? 0,
    userId: person.userId,
    author: 'Ana',
    email: 'ana@ejemplo.cu',
    text: 'Bien',
    rating: 5,
    avatar: first.originalname,
  })
  const second = await uploaded(person, form(await blank(50, 50).jpeg().toBuffer()))
  expect(second.originalname).not.toBe(first.originalname)
  expect((await shop.fetch(`/files/${first.originalname}`)).status).toBe(404)
  const stored = await ownFiles(person.userId)
  expect(stored.map(({ name }) => name)).toEqual([second.originalname])
  expect(await db.$count(fileChunks, eq(fileChunks.fileId, stored[0]?.id ?? 0))).toBe(1)
  const [review] = await db.select().from(reviews)
  expect(review?.avatar).toBe(second.originalname)
  expect(await db.select().from(profiles).where(eq(profiles.userId, person.userId))).toMatchObject([
    { name: 'Ana', photo: second.originalname },
  ])
})

test('eight concurrent uploads leave one picture', async () => {
  const person = await shop.as('user')
  const picture = await blank().png().toBuffer()
  const responses = await Promise.all(Array.from({ length: 8 }, () => upload(person, form(picture))))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const stored = await ownFiles(person.userId)
  const [profile] = await shop.database.db.select().from(profiles).where(eq(profiles.userId, person.userId))
  expect(stored.map(({ name }) => name)).toEqual([profile?.photo])
})

test.each([
  ['SVG with script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
  ['SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'],
  ['HTML named .png', '<!doctype html><script>alert(1)</script>', 'a.png'],
  ['text', 'just words', 'a.jpg'],
  ['a PDF', '%PDF-1.7', 'a.png'],
  ['a PNG head and nothing behind it', '\x89PNG\r\n\x1a\n', 'a.png'],
  ['a GIF head before a page', 'GIF89a/*<svg onload=alert(1)>*/=1;', 'a.gif'],
])('%s is refused with a message', async (_, content, name) => {
  const person = await shop.as('user')
  const response = await upload(person, form(Buffer.from(content, 'latin1'), name))
  expect(response.status).toBe(415)
  expect((await response.json()).error.message).toBe('Ese tipo de archivo no se admite.')
  expect(await ownFiles(person.userId)).toEqual([])
})

test('a truncated picture is refused', async () => {
  const person = await shop.as('user')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  expect((await upload(person, form(picture.subarray(0, 5000)))).status).toBe(415)
})

test('12000 × 12000 pixels in a few kilobytes are refused by the header alone', async () => {
  const person = await shop.as('user')
  const [bomb, fine] = [pictureBomb(12_000), pictureBomb(2000)]
  expect(bomb.byteLength).toBeLessThan(50_000)
  const response = await upload(person, form(bomb))
  expect([response.status, await codeOf(response)]).toEqual([413, 'tooLarge'])
  expect(await ownFiles(person.userId)).toEqual([])
  expect((await upload(person, form(fine))).status).toBe(200)
})

test('more than 5 MB is refused, declared or not, without reading further', async () => {
  const person = await shop.as('user')
  const declared = await upload(person, 'x', {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(50 * 1024 * 1024),
  })
  expect(await codeOf(declared)).toBe('tooLarge')
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const streamed = await person.fetch('/files', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    duplex: 'half',
  })
  expect(await codeOf(streamed)).toBe('tooLarge')
  expect(pulled).toBeLessThan(10)
  const justOver = Buffer.concat([await blank().png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)])
  expect(await codeOf(await upload(person, form(justOver)))).toBe('tooLarge')
})

test('a body that is no form or has not exactly one picture is refused', async () => {
  const person = await shop.as('user')
  const picture = await blank().png().toBuffer()
  expect((await person.fetch('/files', { method: 'POST', json: {} })).status).toBe(415)
  const broken = { 'content-type': 'multipart/form-data; boundary=b' }
  expect((await upload(person, 'nonsense', broken)).status).toBe(400)
  const complaint = { avatarInput: 'Complete este campo' }
  const otherField = await upload(person, form(picture, 'a.png', 'image/png', 'other'))
  expect((await otherField.json()).error.fields).toEqual(complaint)
  const empty = await upload(person, form(''))
  expect((await empty.json()).error.fields).toEqual(complaint)
  const text = new FormData()
  text.append('avatarInput', 'a.png')
  expect((await (await upload(person, text)).json()).error.fields).toEqual(complaint)
  const two = form(picture)
  two.append('avatarInput', new File([new Uint8Array(picture)], 'b.png'))
  expect((await upload(person, two)).status).toBe(400)
})

test('a visitor can neither upload nor list files', async () => {
  expect((await shop.fetch('/files', { method: 'POST', body: form('x') })).status).toBe(401)
  expect((await shop.fetch('/files')).status).toBe(401)
})

test('customers list their own files, staff those of the shop too', async () => {
  const [person, stranger, admin] = [await shop.as('user'), await shop.as('user'), await shop.as('admin')]
  const { originalname } = await uploaded(person, form(await blank().png().toBuffer()))
  const mine = await (await person.fetch('/files')).json()
  expect(mine).toMatchObject({
    total: 1,
    data: [{ name: originalname, kind: 'avatar', ownerId: person.userId, width: 40, height: 30 }],
  })
  expect(await (await stranger.fetch('/files')).json()).toEqual({ data: [], total: 0 })
  const all = await (await admin.fetch('/files?filter[limit]=1000')).json()
  const names = all.data.map(({ name }: { name: string }) => name)
  expect(names).toContain(originalname)
  expect(names).toContain('anuncio.jpg')
})

test('the limit is thirty uploads per hour and account', async () => {
  const person = await shop.as('user')
  const statuses = []
  for (let index = 0; index < 31; index++) statuses.push((await upload(person, form('x'))).status)
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 415))
  expect(statuses[30]).toBe(429)
})
