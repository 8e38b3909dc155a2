import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { expect, test } from 'vitest'
import { visitOf } from '../rendering/context.ts'
import { testContext } from '../rendering/testing/test-context.ts'
import { loadShell } from './load-shell.ts'

const viewer = { id: 1, email: 'a@b.cu', role: 'user', name: 'Ana', avatar: 'a.webp', wholesale: true }

function load(changes: Record<string, unknown> = {}, address = 'https://tienda.cu/', cookie = '') {
  const url = new URL(address)
  const context = testContext(changes, readPreferences(url, new Headers({ cookie })))
  return loadShell(visitOf(context), url)
}

test('the page of a signed-out visitor may be shared', async () => {
  expect(await load()).toMatchObject({ shared: true, shell: { viewer: null, currency: 'USD' } })
})

test('a page that knows a person is theirs alone, and tells the browser no more than the shell shows', async () => {
  const { shared, shell } = await load({ '/api/security/me': { user: viewer } })
  expect(shared).toBe(false)
  expect(shell.viewer).toEqual({ name: 'Ana', email: 'a@b.cu', avatar: 'a.webp', wholesale: true })
})

test('what the shell does not show is not in the page', async () => {
  const { shell } = await load()
  expect(JSON.stringify(shell)).not.toMatch(/deliveryFee|reservationHours|legalName|mapUrl/)
})

test('without currencies or without knowing who looks the page is drawn but not kept', async () => {
  for (const path of ['/api/currencies', '/api/security/me'])
    expect((await load({ [path]: undefined })).shared).toBe(false)
})

test('a visitor has no cart, and one that cannot be read is not taken for none', async () => {
  const cart = { items: [], quantity: 0 }
  const known = { '/api/security/me': { user: viewer } }
  expect((await load({ ...known, '/api/cart?currency=USD': cart })).shell.cart).toEqual(cart)
  expect((await load()).shell.cart).toBeNull()
  expect((await load(known)).shell.cart).toBeUndefined()
  expect((await load({ '/api/security/me': undefined })).shell.cart).toBeUndefined()
})

test('without the settings there is no shell', async () => {
  await expect(load({ '/api/settings': undefined })).rejects.toMatchObject({
    data: { code: 'unavailable', requestId: 'r' },
  })
})

test('a currency that the shop does not have falls back to its first', async () => {
  expect((await load({}, 'https://tienda.cu/', 'currency=EUR')).shell.currency).toBe('USD')
})

test('the tagline is translated while it is the one we know', async () => {
  const english = 'https://tienda.cu/?lang=en'
  const known = await load({}, english)
  expect(known.shell.store.tagline).not.toBe('Soluciones Tecnológicas al Alcance de un Click')
  const { initialPublicSettings } = await import('@tecnoclick/domain/site/settings-initial')
  const changed = await load({ '/api/settings': { ...initialPublicSettings, tagline: 'Otra' } }, english)
  expect(changed.shell.store.tagline).toBe('Otra')
})
