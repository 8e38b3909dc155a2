import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useTestApi } from '../../testing/test-api.ts'
import { withMinimumDuration } from './minimum-duration.ts'

let waits = 0
const shop = useTestApi({
  minimumDuration: async () => {
    waits += 1
  },
})
beforeEach(() => {
  waits = 0
})

test.each([
  ['a result', () => Promise.resolve('done')],
  ['a failure', () => Promise.reject(new Error('done'))],
])('%s is told after a quarter of a second', async (_, work) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let told: unknown
  const waiting = withMinimumDuration({}, work()).then(
    (result) => (told = result),
    (error: Error) => (told = error.message),
  )
  await vi.advanceTimersByTimeAsync(249)
  expect(told).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(told).toBe('done')
})

test.each([
  ['/security/reset-password/init', {}],
  [
    '/security/reset-password/finish',
    { token: 'x', password: 'b'.repeat(64), confirmPassword: 'b'.repeat(64) },
  ],
  ['/security/activate/resend', {}],
  ['/newsletter', {}],
])('%s takes its time for every address', async (path, more) => {
  const json = { email: 'nadie@ejemplo.cu', ...more }
  expect((await shop.fetch(path, { method: 'POST', json })).status).not.toBe(404)
  expect(waits).toBe(1)
})
