import { fixedFiles } from '@tecnoclick/domain/site/settings'
import { expect, test } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const banner = { place: 'slideshow', title: 'Wi-Fi en toda la casa', image: fixedFiles.catalogueBanner }

const shown = async (query = '') =>
  (await (await shop.fetch(`/banners${query}`)).json()).data.map(({ title }: { title: string }) => title)

test('banners are shown in their place, order and date range', async () => {
  const admin = await shop.as('admin')
  const add = (json: object) =>
    admin.fetch('/admin/banners', { method: 'POST', json: { ...banner, ...json } })
  for (const json of [
    { title: 'Segundo', position: 2 },
    { title: 'Primero', position: 1, link: '/shop/catalog/redes', linkLabel: 'Ver redes' },
    { title: 'Reset', place: 'resets' },
    { title: 'Mañana', startsDate: '2026-03-03T00:00:00Z' },
    { title: 'Ayer', endsDate: '2026-03-02T00:00:00Z' },
    { title: 'Apagado', enable: false },
  ])
    expect((await add(json)).status, json.title).toBe(201)
  expect(await shown('?place=slideshow')).toEqual(['Primero', 'Segundo'])
  expect(await shown()).toEqual(['Reset', 'Primero', 'Segundo'])

  const before = shop.api.contentEpoch()
  shop.clock.now = new Date('2026-03-03T00:00:00Z')
  expect(shop.api.contentEpoch()).not.toBe(before)
  expect(await shown('?place=slideshow')).toContain('Mañana')
})

test('a refused change makes no page stale', async () => {
  const admin = await shop.as('admin')
  const added = await (await admin.fetch('/admin/banners', { method: 'POST', json: banner })).json()
  await shown()
  const before = shop.api.contentEpoch()
  const change = (version: number) =>
    admin.fetch(`/admin/banners/${added.id}`, { method: 'PATCH', json: { title: 'Otro', version } })
  expect((await change(added.version + 1)).status).toBe(409)
  expect(shop.api.contentEpoch()).toBe(before)
  expect((await change(added.version)).status).toBe(200)
  expect(shop.api.contentEpoch()).not.toBe(before)
})

test('a banner links to this shop, shows an existing file and ends after it starts', async () => {
  const admin = await shop.as('admin')
  const add = async (json: object) =>
    (await admin.fetch('/admin/banners', { method: 'POST', json: { ...banner, ...json } })).status
  expect(await add({ link: 'https://example.com/' })).toBe(422)
  expect(await add({ link: '//example.com/' })).toBe(422)
  expect(await add({ link: '/\\example.com/' })).toBe(422)
  expect(await add({ place: 'anywhere' })).toBe(422)
  expect(await add({ image: 'no-such-file.webp' })).toBe(409)
  expect(await add({ startsDate: '2026-05-02T00:00:00Z', endsDate: '2026-05-01T00:00:00Z' })).toBe(422)
  expect((await shop.fetch('/banners?place=nowhere')).status).toBe(400)
})
