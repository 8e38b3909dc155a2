import { createClient } from '@tecnoclick/contract/platform/client'
import { type ErrorCode, errorCodes } from '@tecnoclick/contract/platform/error-codes'
import { expect, test } from 'vitest'
import { emptyWalkIn, toWalkIn } from '../service-orders/walk-in-draft.ts'
import { createIntakeQueue, mostWaiting } from './intake-queue.ts'
import type { IntakeStore, StoredIntake } from './intake-store.ts'

const userId = 3
let made = 0

function intake(photos = 0, owner = userId): StoredIntake {
  made += 1
  return {
    key: `intake-key-${made}`,
    userId: owner,
    at: new Date(Date.UTC(2026, 10, 19, 12, 0, made)).toISOString(),
    body: toWalkIn({ ...emptyWalkIn, name: 'Eva' }),
    photos: Array.from({ length: photos }, () => new Blob(['x'], { type: 'image/webp' })),
    uploaded: [],
    draft: emptyWalkIn,
  }
}

/** Keeps what a closed page leaves behind; jsdom has no IndexedDB. `isFull` is a disk without room. */
function disk(isFull = false): IntakeStore {
  const rows = new Map<string, StoredIntake>()
  return {
    read: async (owner) => [...rows.values()].filter((row) => row.userId === owner),
    async put(row) {
      if (isFull) throw new Error('QuotaExceededError')
      rows.set(row.key, structuredClone(row))
    },
    async remove(owner, key) {
      if (rows.get(key)?.userId === owner) rows.delete(key)
    },
    async clear(owner) {
      for (const row of [...rows.values()]) if (row.userId === owner) rows.delete(row.key)
    },
  }
}

type Reply = 'done' | 'lost' | ErrorCode | 'photosGone'

/** Answers each order in turn. An order whose answer is `lost` is made all the same. */
function server(...replies: Reply[]) {
  const orders: { key: string | null; photos: string[] }[] = []
  const made = new Set<string | null>()
  let uploads = 0
  let session = userId
  const client = createClient(async (path, { headers, body }) => {
    const key = new Headers(headers).get('idempotency-key')
    if (path.endsWith('/security/me')) return Response.json({ user: { id: session } })
    if (path.endsWith('/files/photos')) {
      uploads += 1
      return Response.json({ files: [{ originalname: `photo-${uploads}.webp` }] })
    }
    if (path.endsWith('/outcomes')) {
      const asked = JSON.parse(String(body)).key
      return Response.json(made.has(asked) ? { state: 'done', id: 7 } : { state: 'notSent' })
    }
    if (path.includes('/fulldata/')) return Response.json({ data: { orderNum: 'SERVICIO-007' } })
    orders.push({ key, photos: JSON.parse(String(body)).photos })
    const reply = replies.shift() ?? 'lost'
    if (reply === 'done' || reply === 'lost') made.add(key)
    if (reply === 'lost') throw new TypeError('Failed to fetch')
    if (reply === 'done') return Response.json({ id: 7, orderNum: 'SERVICIO-007' })
    const code = reply === 'photosGone' ? 'invalid' : reply
    const { status: statusCode, name } = errorCodes[code]
    const fieldCodes = reply === 'photosGone' ? { photos: { code: 'required' } } : undefined
    const error = { statusCode, name, code, message: 'No.', fieldCodes }
    return Response.json({ error }, { status: statusCode })
  })
  return { client, orders, uploadCount: () => uploads, become: (id: number) => (session = id) }
}

const open = ({ client }: ReturnType<typeof server>, store: IntakeStore) =>
  createIntakeQueue(client, { userId, store, patienceMs: 1000 })

test('what a cut line stops waits with its photos, and is sent once with the same key after the page was closed', async () => {
  const shop = server('lost', 'done')
  const store = disk()
  expect(await open(shop, store).add(intake(2))).toEqual({ state: 'waiting' })
  const reopened = open(shop, store)
  await reopened.send()
  expect(reopened.view()).toMatchObject({ waiting: [], sent: [{ orderNum: 'SERVICIO-007' }] })
  expect(shop.orders).toHaveLength(2)
  expect(shop.orders[1]).toEqual(shop.orders[0])
  expect(shop.orders[0]?.photos).toEqual(['photo-1.webp', 'photo-2.webp'])
  expect(shop.uploadCount()).toBe(2)
  expect(await store.read(userId)).toEqual([])
})

test('what the server refuses is told to the open form, and kept where the form is closed', async () => {
  const shop = server('invalid', 'lost', 'methodUnavailable')
  const store = disk()
  const queue = open(shop, store)
  expect(await queue.add(intake())).toMatchObject({ state: 'refused', error: { code: 'invalid' } })
  expect(await store.read(userId)).toEqual([])
  expect(await queue.add(intake())).toEqual({ state: 'waiting' })
  await queue.send()
  expect(queue.view().waiting).toMatchObject([{ refused: 'No.' }])
  await queue.send()
  expect(shop.orders).toHaveLength(3)
  await queue.discard(queue.view().waiting[0]?.key ?? '')
  expect(queue.view().waiting).toEqual([])
})

test('photos that the shop has removed meanwhile are uploaded again', async () => {
  const shop = server('unavailable', 'photosGone', 'done')
  const queue = open(shop, disk())
  await queue.add(intake(1))
  await queue.send()
  expect(shop.orders.map(({ photos }) => photos[0])).toEqual(['photo-1.webp', 'photo-1.webp', 'photo-2.webp'])
  expect(queue.view().sent).toHaveLength(1)
})

test('a key that another tab has used with other photos counts as sent; one that nobody used is refused', async () => {
  const shop = server('lost', 'conflict', 'conflict')
  const store = disk()
  const queue = open(shop, store)
  await queue.add(intake())
  await queue.send()
  expect(queue.view().sent).toMatchObject([{ id: 7 }])
  expect(await queue.add(intake())).toMatchObject({ state: 'refused' })
})

test('nothing is sent for somebody else, and nobody else reads or removes it', async () => {
  const shop = server('done')
  const store = disk()
  await store.put(intake(0, 99))
  shop.become(99)
  const queue = open(shop, store)
  expect(await queue.add(intake())).toEqual({ state: 'waiting' })
  expect(queue.view()).toMatchObject({ isSignedOut: true, waiting: [{ userId }] })
  expect(shop.orders).toEqual([])
  await store.clear(userId)
  expect(await store.read(99)).toHaveLength(1)
})

test('without room it is sent while the window is open, and the screen says so; too many are refused', async () => {
  const shop = server('lost', 'done')
  const queue = open(shop, disk(true))
  expect(await queue.add(intake(1))).toEqual({ state: 'waiting' })
  expect(queue.view()).toMatchObject({ isUnstored: true, waiting: [{}] })
  await queue.send()
  expect(queue.view()).toMatchObject({ isUnstored: false, waiting: [], sent: [{}] })
  const store = disk()
  for (let count = 0; count < mostWaiting; count += 1) await store.put(intake())
  expect(await open(server(), store).add(intake())).toEqual({ state: 'full' })
})
