import { expect, test } from 'vitest'
import { readRetryAfter, waitBefore } from './retry.ts'

const lost = new Error('lost')
const answer = (status: number, headers = {}) => new Response(null, { status, headers })
const options = { random: () => 1 }

test('reads and keyed writes are repeated after lost answers and passing failures, waiting twice as long each time', () => {
  for (const failed of [lost, answer(502), answer(503), answer(504), answer(429)])
    expect(waitBefore(2, { answer: failed, isSafe: true, options })).toBe(500)
  expect([2, 3, 4, 5].map((attempt) => waitBefore(attempt, { answer: lost, isSafe: true, options }))).toEqual(
    [500, 1000, 2000, 4000],
  )
})

test('the wait is a part of it by chance, and never longer than half a minute', () => {
  const wait = (random: number, attempt = 2) =>
    waitBefore(attempt, { answer: lost, isSafe: true, options: { attempts: 20, random: () => random } })
  expect([wait(0), wait(0.5), wait(1, 20)]).toEqual([0, 250, 30_000])
})

test('refusals are not repeated, nor is anything after the last attempt', () => {
  for (const status of [400, 401, 403, 404, 409, 422, 500])
    expect(waitBefore(2, { answer: answer(status), isSafe: true, options })).toBeUndefined()
  expect(waitBefore(6, { answer: lost, isSafe: true, options })).toBeUndefined()
})

test('a write without a key is repeated only if it was refused for being one too many', () => {
  for (const failed of [lost, answer(503)])
    expect(waitBefore(2, { answer: failed, isSafe: false, options })).toBeUndefined()
  expect(waitBefore(2, { answer: answer(429), isSafe: false, options })).toBe(500)
})

test('the time that the shop asks for is kept, and a little more', () => {
  const asked = answer(429, { 'retry-after': '7' })
  expect(waitBefore(2, { answer: asked, isSafe: true, options })).toBe(7500)
  expect(readRetryAfter('Wed, 21 Oct 2026 07:28:05 GMT', Date.parse('2026-10-21T07:28:00Z'))).toBe(5000)
  expect(readRetryAfter('Wed, 21 Oct 2020 07:28:05 GMT')).toBe(0)
  expect(readRetryAfter('soon')).toBeUndefined()
})
