import { expect, test, vi } from 'vitest'
import { createPageCache, type StoredPage } from './page-cache.ts'

function page(name: string, size = 100): StoredPage {
  return {
    headers: {},
    etag: name,
    scripts: [],
    styles: [],
    searches: [],
    packed: { br: Buffer.alloc(size) },
  }
}

function cacheOf({ maximumBytes = 1_000_000 } = {}) {
  let epoch = '1'
  let renders = 0
  const cache = createPageCache({ epoch: () => epoch, maximumBytes })
  return {
    cache,
    renders: () => renders,
    changeContent: () => {
      epoch += '1'
    },
    get: (key: string, size?: number) =>
      cache.obtain(key, async () => {
        renders += 1
        return page(key, size)
      }),
  }
}

test('a page is rendered once and then served from memory', async () => {
  const { get, renders } = cacheOf()
  await get('/a')
  expect((await get('/a'))?.etag).toBe('/a')
  expect(renders()).toBe(1)
})

test('concurrent requests for a page render it once', async () => {
  const { get, renders } = cacheOf()
  const pages = await Promise.all(Array.from({ length: 50 }, () => get('/a')))
  expect(pages.every((answer) => answer?.etag === '/a')).toBe(true)
  expect(renders()).toBe(1)
})

test('a change invalidates rendered pages', async () => {
  const { get, renders, changeContent } = cacheOf()
  await get('/a')
  changeContent()
  await get('/a')
  expect(renders()).toBe(2)
})

test('a change during a render keeps the result out of the cache', async () => {
  const { cache, get, renders, changeContent } = cacheOf()
  await cache.obtain('/a', async () => {
    changeContent()
    return page('/a')
  })
  await get('/a')
  expect(renders()).toBe(1)
})

test('a request after a change does not join an earlier render', async () => {
  const { cache, get, renders, changeContent } = cacheOf()
  let finish: (stored: StoredPage) => void = () => {}
  const before = cache.obtain('/a', () => new Promise((resolve) => (finish = resolve)))
  changeContent()
  await get('/a')
  expect(renders()).toBe(1)
  finish(page('old'))
  expect((await before)?.etag).toBe('old')
  expect((await get('/a'))?.etag).toBe('/a')
})

test('the least recently used pages are evicted at the limit', async () => {
  const { cache, get, renders } = cacheOf({ maximumBytes: 50_000 })
  for (let number = 0; number < 20; number += 1) {
    await get(`/${number}`, 4_000)
    await get('/0')
  }
  expect(cache.bytes()).toBeLessThanOrEqual(50_000)
  const before = renders()
  await get('/0')
  expect(renders()).toBe(before)
  await get('/1')
  expect(renders()).toBe(before + 1)
})

test('one huge page does not evict all others', async () => {
  const { cache, get } = cacheOf({ maximumBytes: 50_000 })
  await get('/small')
  const before = cache.bytes()
  await get('/huge', 40_000)
  expect(cache.bytes()).toBe(before)
})

test('an uncacheable page and a failed render are rendered again', async () => {
  const { cache, get, renders } = cacheOf()
  expect(await cache.obtain('/mine', async () => undefined)).toBeUndefined()
  await expect(cache.obtain('/mine', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await get('/mine')
  expect(renders()).toBe(1)
})

test('a page that is asked for again is made smaller once, in the background', async () => {
  const asked: string[] = []
  const finish: (() => void)[] = []
  const cache = createPageCache({
    epoch: () => '1',
    maximumBytes: 1_000_000,
    async shrink(stored) {
      asked.push(stored.etag)
      await new Promise<void>((resolve) => finish.push(resolve))
      return { ...stored, packed: { br: Buffer.alloc(10) } }
    },
  })
  const sizeOf = async (key: string) => (await cache.obtain(key, async () => page(key)))?.packed.br?.length
  await sizeOf('/once')
  await sizeOf('/a')
  await sizeOf('/b')
  expect(asked).toEqual([])
  expect([await sizeOf('/a'), await sizeOf('/a'), await sizeOf('/b')]).toEqual([100, 100, 100])
  expect(asked).toEqual(['/a'])
  const before = cache.bytes()
  finish.shift()?.()
  await vi.waitFor(async () => expect(await sizeOf('/a')).toBe(10))
  expect(cache.bytes()).toBe(before - 90)
  await sizeOf('/b')
  await sizeOf('/a')
  expect(asked).toEqual(['/a', '/b'])
  finish.shift()?.()
})

test('a page that cannot be made smaller stays', async () => {
  const cache = createPageCache({
    epoch: () => '1',
    maximumBytes: 1_000_000,
    shrink: () => Promise.reject(new Error('no memory')),
  })
  for (let time = 0; time < 3; time++)
    expect((await cache.obtain('/a', async () => page('/a')))?.packed.br?.length).toBe(100)
})

test('another encoding counts, unless the page was dropped meanwhile', async () => {
  const { cache, get, changeContent } = cacheOf()
  const first = await get('/a')
  if (!first) throw new Error('not cached')
  const before = cache.bytes()
  const both = { ...first, packed: { ...first.packed, gzip: Buffer.alloc(150) } }
  cache.replace('/a', first, both)
  expect(await get('/a')).toBe(both)
  expect(cache.bytes()).toBe(before + 150)
  changeContent()
  const later = await get('/a')
  cache.replace('/a', first, both)
  expect(await get('/a')).toBe(later)
})
