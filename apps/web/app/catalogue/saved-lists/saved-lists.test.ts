import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { createClient } from '@tecnoclick/contract/platform/client'
import { beforeEach, expect, test, vi } from 'vitest'

const card = (id: number): ProductCard => ({
  id,
  sku: `S${id}`,
  slug: `producto-${id}`,
  name: `Producto ${id}`,
  brand: null,
  categories: [],
  price: id,
  priceAlt: null,
  compareAtPrice: null,
  stock: 1,
  badges: [],
  rating: 0,
  reviews: 0,
  images: [],
  attributes: [],
  choice: false,
})

/** A server with one account's lists; `isDown` makes it unreachable. */
function fakeServer(lists: Record<string, number[]> = {}) {
  const server = { lists, isDown: false }
  const client = createClient(async (path, init) => {
    if (server.isDown) throw new TypeError('Failed to fetch')
    const url = new URL(path, 'http://tienda.cu')
    const name = url.pathname.replace('/api/', '')
    if (name === 'products/by-ids') {
      const ids = (url.searchParams.get('ids') ?? '').split(',').map(Number)
      return Response.json({ data: ids.map(card), total: ids.length })
    }
    if (init.method === 'PUT') server.lists[name] = JSON.parse(String(init.body)).ids
    return Response.json({ ids: server.lists[name] ?? [] })
  })
  return { server, client }
}

const storage = new Map<string, string>()

/** Resets the modules but not the browser's storage. */
async function newDocument() {
  vi.resetModules()
  return import('./saved-lists.ts')
}

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

const ids = (items: readonly ProductCard[]) => items.map(({ id }) => id)

test('toggling a product twice removes it', async () => {
  const { openSavedLists } = await newDocument()
  const lists = openSavedLists(undefined, fakeServer().client)
  expect(lists.toggle('wishlist', card(1))).toBe('added')
  expect(lists.toggle('wishlist', card(2))).toBe('added')
  expect(lists.toggle('wishlist', card(1))).toBe('removed')
  expect(ids(lists.items('wishlist'))).toEqual([2])
})

test('the list survives a new document, with whole cards', async () => {
  const { client } = fakeServer()
  ;(await newDocument()).openSavedLists(undefined, client).toggle('compare', card(7))
  const lists = (await newDocument()).openSavedLists(undefined, client)
  expect(lists.items('compare')).toEqual([card(7)])
})

test.each([
  ['of another version', JSON.stringify({ version: 1, wishlist: { items: [card(1)] } })],
  ['that is broken', '{"version":2,"wishlist":{"it'],
  ['that is no list', JSON.stringify({ version: 2, wishlist: 7 })],
])('state %s is discarded', async (_, text) => {
  storage.set('state', text)
  const lists = (await newDocument()).openSavedLists(undefined, fakeServer().client)
  expect(lists.items('wishlist')).toEqual([])
  lists.toggle('wishlist', card(2))
  expect(JSON.parse(storage.get('state') ?? '')).toMatchObject({ version: 2, wishlist: { items: [card(2)] } })
})

test('lists that an earlier version stored under keys of their own are moved', async () => {
  storage.set('wishlist', JSON.stringify({ state: { items: [card(1)] }, version: 2 }))
  storage.set('compare', JSON.stringify({ state: { items: [card(2)] }, version: 1 }))
  const lists = (await newDocument()).openSavedLists(undefined, fakeServer().client)
  expect(ids(lists.items('wishlist'))).toEqual([1])
  expect(ids(lists.items('compare'))).toEqual([])
  expect([...storage.keys()]).toEqual(['state'])
})

test('a change in another tab is shown here, and neither loses what the other stored', async () => {
  const { client } = fakeServer()
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const here = (await newDocument()).openSavedLists(undefined, client)
  const there = (await newDocument()).openSavedLists(undefined, client)
  here.toggle('wishlist', card(1))
  there.toggle('compare', card(2))
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'state' }))
  expect([ids(here.items('compare')), ids(there.items('wishlist'))]).toEqual([[2], [1]])
  expect(JSON.parse(storage.get('state') ?? '')).toMatchObject({
    wishlist: { items: [card(1)] },
    compare: { items: [card(2)] },
  })
})

test('a product that is added while the list refreshes stays', async () => {
  const lists = (await newDocument()).openSavedLists(undefined, fakeServer().client)
  lists.toggle('wishlist', card(1))
  const refreshed = lists.refresh('wishlist')
  lists.toggle('wishlist', card(2))
  await refreshed
  expect(ids(lists.items('wishlist'))).toEqual([1, 2])
})

test('a comparison holds at most ten products', async () => {
  const lists = (await newDocument()).openSavedLists(undefined, fakeServer().client)
  for (let id = 1; id <= 10; id++) lists.toggle('compare', card(id))
  expect(lists.toggle('compare', card(11))).toBe('full')
})

test('signing in adds the visitor’s list to the account; signing out shows the visitor’s list unchanged', async () => {
  const { server, client } = fakeServer({ wishlist: [5] })
  const { openSavedLists } = await newDocument()
  openSavedLists(undefined, client).toggle('wishlist', card(1))
  const own = openSavedLists('ana@ejemplo.cu', client)
  await vi.waitFor(() => expect(ids(own.items('wishlist'))).toEqual([5, 1]))
  expect(server.lists.wishlist).toEqual([5, 1])
  expect(ids(openSavedLists(undefined, client).items('wishlist'))).toEqual([1])
})

test('a product removed from the account does not return at the next sign-in', async () => {
  const { server, client } = fakeServer()
  const { openSavedLists } = await newDocument()
  openSavedLists(undefined, client).toggle('wishlist', card(1))
  const own = openSavedLists('ana@ejemplo.cu', client)
  await vi.waitFor(() => expect(server.lists.wishlist).toEqual([1]))
  await vi.waitFor(() => expect(ids(own.items('wishlist'))).toEqual([1]))
  own.toggle('wishlist', card(1))
  await vi.waitFor(() => expect(server.lists.wishlist).toEqual([]))
  openSavedLists(undefined, client)
  const again = openSavedLists('ana@ejemplo.cu', client)
  await vi.waitFor(() => expect(again.items('wishlist')).toEqual([]))
  expect(server.lists.wishlist).toEqual([])
})

test('an offline change is sent once online and keeps the rest of the list', async () => {
  const { server, client } = fakeServer({ wishlist: [5, 6] })
  server.isDown = true
  const offline = (await newDocument()).openSavedLists('ana@ejemplo.cu', client)
  offline.toggle('wishlist', card(1))
  server.isDown = false
  const online = (await newDocument()).openSavedLists('ana@ejemplo.cu', client)
  await vi.waitFor(() => expect(server.lists.wishlist).toEqual([5, 6, 1]))
  await vi.waitFor(() => expect(ids(online.items('wishlist'))).toEqual([5, 6, 1]))
})

test('one account never sees the copy of another', async () => {
  const { client } = fakeServer({ wishlist: [5] })
  const { openSavedLists } = await newDocument()
  const ana = openSavedLists('ana@ejemplo.cu', client)
  await vi.waitFor(() => expect(ids(ana.items('wishlist'))).toEqual([5]))
  const other = fakeServer({ wishlist: [] })
  expect(openSavedLists('leo@ejemplo.cu', other.client).items('wishlist')).toEqual([])
})

test("an account's copy is a private part, which signing out removes", async () => {
  const { client } = fakeServer({ wishlist: [5] })
  const ana = (await newDocument()).openSavedLists('ana@ejemplo.cu', client)
  await vi.waitFor(() => expect(ids(ana.items('wishlist'))).toEqual([5]))
  const parts = Object.entries(JSON.parse(storage.get('state') ?? ''))
  const hers = parts.filter(([, part]) => JSON.stringify(part).includes('ana@')).map(([name]) => name)
  expect(hers).toEqual(['private:wishlist', 'private:compare'])
})
