import assert from 'node:assert/strict'
import { pictureBomb } from '@tecnoclick/api/platform/files/testing/picture-bomb'
import sharp from 'sharp'
import type { Attack } from '../attack.ts'
import { expectRefused, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { buyReset } from '../shopping.ts'

function picture(color = '#2563eb'): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer()
}

function formWith(bytes: Buffer | string, name: string, type = 'image/png', field = 'avatarInput'): FormData {
  const upload = new FormData()
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  upload.set(field, new File([content], name, { type }))
  return upload
}

export const uploadAttacks: readonly Attack[] = [
  {
    title: 'a script in SVG, HTML named .png and other formats are refused',
    async run(target) {
      const { client } = await insertPerson(target)
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
      for (const [bytes, name, type] of [
        [svg, 'foto.svg', 'image/svg+xml'],
        [svg, 'foto.png', 'image/png'],
        ['<html><script>alert(1)</script></html>', 'foto.png', 'image/png'],
        ['%PDF-1.4', 'foto.png', 'image/png'],
        [`GIF89a<script>alert(1)</script>`, 'foto.gif', 'image/gif'],
        ['', 'foto.png', 'image/png'],
      ] as const)
        expectRefused(await client.send('POST', '/api/files', { upload: formWith(bytes, name, type) }))
    },
  },
  {
    title: 'a picture that unpacks to 144 million pixels is refused, quickly',
    async run(target) {
      const { client } = await insertPerson(target)
      const began = performance.now()
      expectRefused(
        await client.send('POST', '/api/files', { upload: formWith(pictureBomb(12_000), 'foto.png') }),
      )
      assert.ok(performance.now() - began < 5000)
    },
  },
  {
    title: 'a picture of more than 5 MB is refused',
    async run(target) {
      const { client } = await insertPerson(target)
      const bytes = Buffer.concat([await picture(), Buffer.alloc(5_500_000)])
      expectStatus(await client.send('POST', '/api/files', { upload: formWith(bytes, 'foto.png') }), 413)
    },
  },
  {
    title: 'the name of an upload is not believed, and what hides behind its pixels is gone',
    async run(target) {
      const { client, id } = await insertPerson(target)
      const bytes = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')])
      for (const name of [
        '../../etc/passwd.png',
        '..\\..\\x.png',
        '.htaccess',
        'x.html',
        'x.php',
        'a\u202egnp.exe',
        'x\r\nX-Evil: 1.png',
      ]) {
        const { files } = made(await client.send('POST', '/api/files', { upload: formWith(bytes, name) }))
        const stored: string = files[0].originalname
        assert.match(stored, new RegExp(`^${id}-?[\\w.-]+\\.(png|webp|jpg)$`))
        const shown = await client.get(`/api/files/${stored}`)
        expectStatus(shown, 200)
        assert.match(shown.headers['content-type'] ?? '', /^image\//)
        assert.equal(shown.headers['x-content-type-options'], 'nosniff')
        assert.ok(!shown.bytes.includes('<script>'))
      }
    },
  },
  {
    title: 'names of avatars cannot be tried: they have 16 random bytes',
    async run(target) {
      const { client } = await insertPerson(target)
      const names: string[] = []
      for (const color of ['#111111', '#222222']) {
        const upload = formWith(await picture(color), 'foto.png')
        names.push(made(await client.send('POST', '/api/files', { upload })).files[0].originalname)
      }
      const random = names.map((name) => /([0-9a-f]{32}|[\w-]{22})\.\w+$/.exec(name)?.[1])
      assert.ok(random[0] && random[1] && random[0] !== random[1], names.join())
    },
  },
  {
    title: 'uploads need an account, and those of the shop a permission',
    async run(target) {
      const upload = formWith(await picture(), 'foto.png')
      expectStatus(await target.visitor().send('POST', '/api/files', { upload }), 401)
      const { client } = await insertPerson(target)
      for (const path of ['/api/admin/pictures?name=foto', '/api/admin/files?name=foto&kind=banner'])
        expectStatus(
          await client.send('POST', path, {
            upload: formWith(await picture(), 'foto.png', 'image/png', 'picture'),
          }),
          403,
        )
    },
  },
  {
    title: 'a paid file is private, kept by nobody, and gone when the sale is revoked',
    async run(target) {
      const [buyer, thief] = [await insertPerson(target), await insertPerson(target)]
      const technician = await insertPerson(target, { staffRole: 'technician' })
      const sale = made(await buyReset(buyer, `PAGADO-1000${buyer.id}`))
      made(await technician.client.patch(`/api/salereset/${sale.id}`, { descargable: true }))
      const { reset } = made(await buyer.client.get(`/api/salereset/${sale.id}`))
      const path = `/api/files/${reset.filename}.zip`
      const file = await buyer.client.get(path)
      expectStatus(file, 200)
      assert.match(file.headers['cache-control'] ?? '', /private, no-store/)
      assert.match(file.headers['content-disposition'] ?? '', /^attachment/)
      assert.equal(file.headers['cross-origin-resource-policy'], 'same-origin')
      for (const client of [thief.client, target.visitor()]) {
        expectStatus(await client.get(path), 401, 404)
        expectStatus(await client.get(path, { headers: { range: 'bytes=0-10' } }), 401, 404)
        expectStatus(
          await client.get(path, { headers: { 'if-none-match': String(file.headers.etag) } }),
          401,
          404,
        )
        expectStatus(await client.send('HEAD', path), 401, 404)
      }
      made(await technician.client.patch(`/api/salereset/${sale.id}`, { descargable: false }))
      expectStatus(await buyer.client.get(path), 401, 404)
    },
  },
]
