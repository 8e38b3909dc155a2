import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { expect, test } from 'vitest'
import { delayAfter } from './record-outcome.ts'

test('the delay doubles from half a minute to ten minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 400].map((attempts) => delayAfter(attempts, false))).toEqual([
    seconds(30),
    minutes(1),
    minutes(2),
    minutes(4),
    minutes(8),
    minutes(10),
    minutes(10),
    minutes(10),
  ])
})

test('a refused recipient fails at the third attempt', () => {
  expect([1, 2, 3].map((attempts) => delayAfter(attempts, true))).toEqual([
    seconds(30),
    minutes(1),
    undefined,
  ])
})

test('a mail that no server accepts fails after three days', () => {
  let waited = 0
  for (let attempts = 1; ; attempts++) {
    const delay = delayAfter(attempts, false)
    if (delay === undefined) break
    waited += delay
  }
  expect(waited / minutes(60 * 24)).toBeCloseTo(3, 0)
})
