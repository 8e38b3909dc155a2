import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { expect, test } from 'vitest'
import { visitOf } from '../rendering/context.ts'
import { testContext } from '../rendering/testing/test-context.ts'
import { loadShell } from './load-shell.ts'

const viewer = {
  id: 1,
  email: 'a@b.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: true,
  permissions: [],
}

function load(changes: Record<string, unknown> = {}, address = 'https://tienda.cu/', cookie = '') {
  const url = new URL(address)
  const context = testContext(changes, readPreferences(url, new Headers({ cookie })))
  return loadShell(visitOf(context), url)
}

test('the page of a signed-out visitor may be shared', async () => {
  expect(await load()).toMatchObject({ shared: true, shell: { viewer: null, currency: 'USD' } })
})

test('a page of a signed-in viewer is private and has only the fields that the shell shows', async () => {
  const { shared, shell } = await load({ '/api/security/me': { user: viewer } })
  expect(shared).toBe(false)
  expect(shell.viewer).toEqual({
    name: 'Ana',
    email: 'a@b.cu',
    avatar: 'a.webp',
    wholesale: true,
    isStaff: false,
  })
})

test('settings that the shell does not show are not in the page', async () => {
  const { shell } = await load()
  expect(JSON.stringify(shell)).not.toMatch(/deliveryFee|reservationHours|legalName|mapUrl/)
})

test('without currencies or viewer the page is shown but not shared', async () => {
  for (const path of ['/api/currencies', '/api/security/me'])
    expect((await load({ [path]: undefined })).shared).toBe(false)
})

test('a visitor has no cart, and a cart that failed to load is undefined', async () => {
  const cart = { items: [], quantity: 0 }
  const known = { '/api/security/me': { user: viewer } }
  expect((await load({ ...known, '/api/cart?currency=USD': cart })).shell.cart).toEqual(cart)
  expect((await load()).shell.cart).toBeNull()
  expect((await load(known)).shell.cart).toBeUndefined()
  expect((await load({ '/api/security/me': undefined })).shell.cart).toBeUndefined()
})

test("the stored shell is nobody's", async () => {
  const known = { '/api/security/me': { user: viewer }, '/api/cart?currency=USD': { items: [], quantity: 0 } }
  for (const changes of [{}, known]) {
    const { shell } = await load(changes, 'https://tienda.cu/offline')
    expect([shell.viewer, shell.cart]).toEqual([undefined, undefined])
  }
})

test('without the settings there is no shell', async () => {
  await expect(load({ '/api/settings': undefined })).rejects.toMatchObject({
    data: { code: 'unavailable', requestId: 'r' },
  })
})

test('an unknown currency falls back to the first one', async () => {
  expect((await load({}, 'https://tienda.cu/', 'currency=EUR')).shell.currency).toBe('USD')
})

test('the initial tagline is translated', async () => {
  const english = 'https://tienda.cu/?lang=en'
  const known = await load({}, english)
  expect(known.shell.store.tagline).not.toBe('Soluciones Tecnológicas al Alcance de un Click')
  const { initialPublicSettings } = await import('@tecnoclick/domain/site/settings-initial')
  const changed = await load({ '/api/settings': { ...initialPublicSettings, tagline: 'Otra' } }, english)
  expect(changed.shell.store.tagline).toBe('Otra')
})
