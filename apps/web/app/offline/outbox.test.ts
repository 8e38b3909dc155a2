import { beforeEach, expect, test, vi } from 'vitest'
import { addToOutbox, clearOutbox, countOutbox, type QueuedRequest } from './outbox.ts'

const stored = new Map<string, { key: string }>()

// Node has no IndexedDB.
vi.mock('../platform/indexed-db.ts', () => ({
  withStore: async (_name: string, _mode: string, act: (store: object) => unknown) =>
    act({
      get: (key: string) => stored.get(key),
      getAll: () => [...stored.values()],
      put: (value: { key: string }) => stored.set(value.key, value),
      delete: (key: string) => stored.delete(key),
      clear: () => stored.clear(),
      count: () => stored.size,
    }),
}))

beforeEach(() => stored.clear())

const request = (key: string): QueuedRequest => ({ key, method: 'POST', path: '/contactemails', body: {} })

test('signing out removes what that account queued, and nothing of visitors and other accounts', async () => {
  await addToOutbox(request('ana'), { writer: 'ana@ejemplo.cu', at: 1 })
  await addToOutbox(request('eva'), { writer: 'eva@ejemplo.cu', at: 2 })
  await addToOutbox(request('visitor'), { writer: undefined, at: 3 })
  await clearOutbox('ana@ejemplo.cu')
  expect([[...stored.keys()], await countOutbox()]).toEqual([['eva', 'visitor'], 2])
})
