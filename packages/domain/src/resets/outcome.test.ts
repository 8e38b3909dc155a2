import { expect, test } from 'vitest'
import { deadEndsOf, matchesFirmware } from './dead-end.ts'
import { decideFailure, mayReport, toldOutcomes } from './outcome.ts'

test('nothing is told of a file before three have answered', () => {
  expect(toldOutcomes({ worked: 1, failed: 1 })).toBeNull()
  expect(toldOutcomes({ worked: 41, failed: 2 })).toEqual({ worked: 41, total: 43 })
})

test('a buyer reports after the download, and changes it until somebody decided', () => {
  expect(mayReport({ downloadedDate: null, outcome: null })).toBe(false)
  expect(mayReport({ downloadedDate: 'x', outcome: null })).toBe(true)
  expect(mayReport({ downloadedDate: 'x', outcome: { decision: null } })).toBe(true)
  expect(mayReport({ downloadedDate: 'x', outcome: { decision: 'refused' } })).toBe(false)
})

test('the rule of the owner decides a failure with its log', () => {
  const rule = { resetRefunds: 'automatic', resetRefundLimit: 2 } as const
  const decide = (hasLog: boolean, creditedBefore: number) => decideFailure({ hasLog, creditedBefore }, rule)
  expect([decide(true, 0), decide(true, 1), decide(true, 2), decide(false, 0)]).toEqual([
    'credited',
    'credited',
    'refused',
    undefined,
  ])
  expect(
    decideFailure({ hasLog: true, creditedBefore: 0 }, { ...rule, resetRefunds: 'staff' }),
  ).toBeUndefined()
  expect(decideFailure({ hasLog: true, creditedBefore: 99 }, { ...rule, resetRefundLimit: 0 })).toBe(
    'credited',
  )
})

test.each([
  ['AS25*', 'as25.m1', true],
  ['AS25*', 'AS24', false],
  ['AS 25', 'as25', true],
  ['AS25', 'AS251', false],
  ['*K9', '20.11.K9', true],
  ['A*B*C', 'A12B34C', true],
  ['A*A', 'A', false],
  ['*', 'x', true],
])('%s and %s: %s', (pattern, firmware, expected) => {
  expect(matchesFirmware(pattern, firmware)).toBe(expected)
})

test('a note without a version is only said', () => {
  const ends = [
    { firmware: '', text: 'Solo en Windows.' },
    { firmware: 'AS25*', text: 'No funciona.' },
  ]
  expect(deadEndsOf(ends, 'AS25.1').map(({ text }) => text)).toEqual(['No funciona.'])
  expect(deadEndsOf(ends, null)).toEqual([])
})
