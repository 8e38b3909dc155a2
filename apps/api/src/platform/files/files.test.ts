import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { inTransaction } from '@tecnoclick/database/connect'
import { files, fileVariants } from '@tecnoclick/database/schema/platform/files'
import { type NewFile, storeFile } from '@tecnoclick/database/store-file'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

function store(name: string, bytes: Buffer, more: Partial<NewFile> = {}): Promise<number> {
  const file = { name, contentType: 'application/zip', kind: 'document', ...more } as const
  return inTransaction(shop.database.db, (tx) => storeFile(tx, file, bytes))
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

test('a file of several chunks is served whole and from any byte', async () => {
  const bytes = randomBytes(2_500_000)
  await store('guide.zip', bytes)
  const whole = await shop.fetch('/files/guide.zip')
  expect(whole.headers.get('content-length')).toBe('2500000')
  expect((await bytesOf(whole)).equals(bytes)).toBe(true)

  const etag = whole.headers.get('etag') ?? ''
  const resumed = await shop.fetch('/files/guide.zip', {
    headers: { range: 'bytes=1048570-1048585', 'if-range': etag },
  })
  expect(resumed.status).toBe(206)
  expect(resumed.headers.get('content-range')).toBe('bytes 1048570-1048585/2500000')
  expect((await bytesOf(resumed)).equals(bytes.subarray(1_048_570, 1_048_586))).toBe(true)
})

test('a resumed download of a changed file starts again', async () => {
  await store('changed.zip', Buffer.from('0123456789'))
  const response = await shop.fetch('/files/changed.zip', {
    headers: { range: 'bytes=5-', 'if-range': '"older"' },
  })
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
})

test('a range past the end gets the size', async () => {
  await store('short.zip', Buffer.from('0123456789'))
  const response = await shop.fetch('/files/short.zip', { headers: { range: 'bytes=10-' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

test('an unchanged file is a 304', async () => {
  const { headers } = await shop.fetch('/files/anuncio.jpg')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  const again = await shop.fetch('/files/anuncio.jpg', {
    headers: { 'if-none-match': `W/${headers.get('etag')}` },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('only a name with a hash is cached forever', async () => {
  await store('photo.0f1e2d3c4b5a6978.zip', Buffer.from('x'))
  const { headers } = await shop.fetch('/files/photo.0f1e2d3c4b5a6978.zip')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('HEAD sends the size only', async () => {
  const response = await shop.fetch('/files/anuncio.jpg', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000)
  expect(await response.text()).toBe('')
})

test('a private file is available to its owner and staff only', async () => {
  const owner = await shop.as('user')
  const more = {
    visibility: 'private',
    kind: 'service-photo',
    contentType: 'image/webp',
    ownerId: owner.userId,
  } as const
  await store('fault.webp', Buffer.from('picture'), more)
  const stranger = await shop.as('business')
  const admin = await shop.as('admin')
  const statuses = await Promise.all(
    [shop, stranger, owner, admin].map(async ({ fetch }) => (await fetch('/files/fault.webp')).status),
  )
  expect(statuses).toEqual([404, 404, 200, 200])
  expect((await owner.fetch('/files/fault.webp')).headers.get('cache-control')).toBe('private, no-store')
})

test('a picture is served in three widths, each created once', async () => {
  const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()
  const fileId = await store('tile.png', original, { contentType: 'image/png', kind: 'picture' })
  const responses = await Promise.all(Array.from({ length: 8 }, () => shop.fetch('/files/tile.png?w=320')))
  const pictures = await Promise.all(responses.map(bytesOf))
  expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
  expect(pictures.every((picture) => picture.equals(pictures[0] ?? Buffer.alloc(0)))).toBe(true)
  const variants = await shop.database.db.select().from(fileVariants)
  expect(variants.map(({ fileId, width }) => [fileId, width])).toEqual([[fileId, 320]])
})

test('a picture that is removed while it is resized is a 200 or a 404', async () => {
  const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()
  const statuses = new Set<number>()
  for (let round = 0; round < 30; round++) {
    const name = `removed-${round}.png`
    const fileId = await store(name, original, { contentType: 'image/png', kind: 'picture' })
    const reading = shop.fetch(`/files/${name}?w=160`)
    await setTimeout(round)
    await shop.database.db.delete(files).where(eq(files.id, fileId))
    statuses.add((await reading).status)
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 404)).toEqual([])
})

test.each(['/files/tile.png?w=321', '/files/anuncio.jpg?w=1e9', '/files/guide.zip?w=320'])(
  '%s is malformed',
  async (path) => {
    expect((await shop.fetch(path)).status).toBe(400)
  },
)

test.each([
  '/files/nothing.png',
  '/files/..%2F..%2Fetc%2Fpasswd',
  '/files/.env',
  '/files/a%00.png',
  '/files/%F0%9F%92%A9',
])('%s is not found', async (path) => {
  expect((await shop.fetch(path)).status).toBe(404)
})

test('a stored HTML file never runs: it is a sandboxed download with nosniff', async () => {
  await store('page.html', Buffer.from('<script>alert(1)</script>'), { contentType: 'text/html' })
  const { headers } = await shop.fetch('/files/page.html')
  expect(headers.get('content-disposition')).toMatch(/^attachment/)
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})
