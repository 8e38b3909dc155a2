import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnSignal } from './shutdown.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.removeAllListeners(signal)
})

function store(close: () => Promise<void>) {
  const codes: number[] = []
  let closings = 0
  const shutDown = closeOnSignal({
    close() {
      closings += 1
      return close()
    },
    exit: (code) => codes.push(code),
  })
  return { shutDown, codes, closings: () => closings }
}

const never = () => new Promise<void>(() => {})

test('a signal closes the store and exits with 0', async () => {
  const { shutDown, codes } = store(async () => {})
  shutDown('SIGTERM')
  await vi.waitFor(() => expect(codes).toEqual([0]))
})

test('repeated signals of one Ctrl-C count once', () => {
  const { shutDown, codes, closings } = store(never)
  for (let times = 0; times < 3; times += 1) shutDown('SIGINT')
  expect(codes).toEqual([])
  expect(closings()).toBe(1)
})

test('a second signal exits at once', () => {
  const { shutDown, codes } = store(never)
  shutDown('SIGINT')
  vi.advanceTimersByTime(1500)
  shutDown('SIGINT')
  expect(codes).toEqual([1])
})

test('closing takes ten seconds at most', () => {
  const { shutDown, codes } = store(never)
  shutDown('SIGTERM')
  vi.advanceTimersByTime(9_999)
  expect(codes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(codes).toEqual([1])
})

test('a failure while closing sets the exit code', async () => {
  const { shutDown, codes } = store(() => Promise.reject(new Error('stuck')))
  shutDown('SIGTERM')
  await vi.waitFor(() => expect(codes).toEqual([1]))
})
