import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
let refusal: string | undefined

function refuse(when: string): void {
  if (refusal === when || refusal === 'everything') throw new DOMException(when, 'QuotaExceededError')
}

beforeEach(() => {
  storage.clear()
  refusal = undefined
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      refuse('reading')
      return storage.get(key) ?? null
    },
    setItem(key: string, value: string) {
      refuse('writing')
      storage.set(key, value)
    },
    removeItem: (key: string) => storage.delete(key),
  })
})

/** A document of its own: modules are loaded anew. */
async function newDocument() {
  vi.resetModules()
  return { ...(await import('./browser-state.ts')), ...(await import('./migrate-state.ts')) }
}

test('all parts are one record of version 2', async () => {
  const { writePart } = await newDocument()
  writePart('menu', '/shop/catalog')
  writePart('private:cart', '7x1')
  expect([...storage.keys()]).toEqual(['state'])
  expect(JSON.parse(storage.get('state') ?? '')).toEqual({
    version: 2,
    menu: '/shop/catalog',
    'private:cart': '7x1',
  })
  writePart('menu', undefined)
  expect((await newDocument()).readPart('menu')).toBeUndefined()
})

test('signing out removes the private parts alone', async () => {
  const { writePart, readPart, removeParts } = await newDocument()
  writePart('private:cart', '7x1')
  writePart('installed', '1')
  removeParts('private:')
  expect([readPart('private:cart'), readPart('installed')]).toEqual([undefined, '1'])
})

test.each(['null', '[]', '7', '{"version":2', '{"version":1,"menu":"/"}'])(
  '%s is discarded',
  async (text) => {
    storage.set('state', text)
    const { readPart, writePart } = await newDocument()
    expect(readPart('menu')).toBeUndefined()
    expect(writePart('menu', '/')).toBe(true)
    expect(readPart('menu')).toBe('/')
  },
)

test('with full storage the state lasts until the document is left, and is stored once there is room', async () => {
  const { writePart, readPart } = await newDocument()
  writePart('private:cart', 'old')
  refusal = 'writing'
  expect(writePart('private:cart', 'new')).toBe(false)
  expect(readPart('private:cart')).toBe('new')
  expect(storage.get('state')).toContain('old')
  refusal = undefined
  expect(writePart('menu', '/')).toBe(true)
  expect(storage.get('state')).toContain('new')
})

test('without storage, as in a private window, nothing fails', async () => {
  refusal = 'everything'
  const { writePart, readPart, migrateState } = await newDocument()
  migrateState()
  expect(readPart('menu')).toBeUndefined()
  expect(writePart('menu', '/')).toBe(false)
  expect(readPart('menu')).toBe('/')
})

const list = (...ids: number[]) => ({
  items: ids.map((id) => ({ id })),
  owner: null,
  handedOver: [],
  base: [],
})
const older = (state: object, version = 2) => JSON.stringify({ state, version })

test('every key of an earlier version is moved', async () => {
  storage.set('wishlist', older(list(1, 2)))
  storage.set('compare', older(list(3)))
  storage.set('private:wishlist', older(list(4)))
  storage.set('private:compare', older(list(5)))
  storage.set('private:cart', '7x1')
  storage.set('private:visited', 'tintas,cables')
  storage.set('installed', '1')
  const { migrateState } = await newDocument()
  migrateState()
  expect([...storage.keys()]).toEqual(['state'])
  expect(JSON.parse(storage.get('state') ?? '')).toEqual({
    version: 2,
    wishlist: list(1, 2),
    compare: list(3),
    'private:wishlist': list(4),
    'private:compare': list(5),
    'private:cart': '7x1',
    'private:visited': 'tintas,cables',
    installed: '1',
  })
})

test('a list of an older tab is merged; one of another version or broken text is dropped', async () => {
  const { migrateState, writePart, readPart } = await newDocument()
  writePart('wishlist', list(1, 2))
  storage.set('wishlist', older(list(2, 3)))
  storage.set('compare', older(list(9), 1))
  storage.set('private:wishlist', '{"state":')
  migrateState()
  expect(readPart('wishlist')).toEqual(list(1, 2, 3))
  expect([readPart('compare'), readPart('private:wishlist')]).toEqual([undefined, undefined])
  expect([...storage.keys()]).toEqual(['state'])
})

test('full storage keeps the old keys', async () => {
  storage.set('wishlist', older(list(1)))
  refusal = 'writing'
  const { migrateState, readPart } = await newDocument()
  migrateState()
  expect(storage.has('wishlist')).toBe(true)
  expect(readPart('wishlist')).toEqual(list(1))
})
