import { files, fileVariants } from '@tecnoclick/database/schema/platform/files'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()

async function upload(bytes: Uint8Array | string, query = '', name = 'foto.png') {
  const body = new FormData()
  body.append('picture', new File([new Uint8Array(Buffer.from(bytes))], name))
  return (await shop.as('admin')).fetch(`/admin/pictures${query}`, { method: 'POST', body })
}

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()

test('a picture is re-encoded in every served width and named by the server', async () => {
  const response = await upload(await drawing(1400, 1000), '?name=epson-l8050', '../../evil.svg')
  expect(response.status).toBe(201)
  const [{ originalname }] = (await response.json()).files
  expect(originalname).toMatch(/^epson-l8050\.[0-9a-f]{16}\.webp$/)
  const [file] = await shop.database.db.select().from(files).where(eq(files.name, originalname))
  expect(file).toMatchObject({
    width: 700,
    height: 500,
    kind: 'picture',
    visibility: 'public',
    ownerId: null,
  })
  const variants = await shop.database.db.select().from(fileVariants)
  expect(variants.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual([
    100, 128, 160, 200, 256, 320, 416, 540,
  ])
  const served = await shop.fetch(`/files/${originalname}?w=320`)
  expect(served.headers.get('cache-control')).toContain('immutable')
})

test('the same picture is stored once', async () => {
  const bytes = await drawing(50, 50)
  const [first, second] = [await (await upload(bytes)).json(), await (await upload(bytes)).json()]
  expect(second).toEqual(first)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415],
  ['<!doctype html><script>alert(1)</script>', 415],
  ['', 422],
])('%.20s is refused', async (bytes, status) => {
  expect((await upload(bytes)).status).toBe(status)
})
