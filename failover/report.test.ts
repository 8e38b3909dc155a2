import { expect, test } from 'vitest'
import { describeOutcome, type Outcome, summarise, violationsOf } from './report.ts'

const outcome: Outcome = {
  fault: 'switchover',
  gapMs: 3_456,
  lost: 0,
  double: 0,
  reads: 100,
  failedReads: 0,
  violations: [],
  notes: [],
}

test('a fault without harm violates nothing', () => {
  expect(violationsOf(outcome, true)).toEqual([])
  expect(describeOutcome('1/9', outcome)).toContain(
    'next order after  3.5 s  lost 0  double 0  failed reads 0 of 100',
  )
})

test.each<[Partial<Outcome>, string]>([
  [{ gapMs: 30_001 }, 'no order for 30.0 s'],
  [{ lost: 2 }, '2 orders lost'],
  [{ double: 1 }, '1 orders double'],
  [{ failedReads: 4 }, '4 reads failed'],
  [{ violations: ['db1 took 1 writes beside its successor'] }, 'db1 took 1 writes beside its successor'],
])('%o is a violation', (change, text) => {
  expect(violationsOf({ ...outcome, ...change }, true)).toEqual([`switchover: ${text}`])
})

test('asynchronous replication may lose orders, and nothing else', () => {
  expect(violationsOf({ ...outcome, lost: 2, double: 1 }, false)).toEqual([])
  expect(violationsOf({ ...outcome, lost: 2, failedReads: 1 }, false)).toEqual(['switchover: 1 reads failed'])
})

test('the summary has a row for each kind of fault', () => {
  const rows = summarise([
    outcome,
    { ...outcome, gapMs: 9_000, lost: 1 },
    { ...outcome, fault: 'web machine killed' },
  ])
  expect(rows.split('\n')).toEqual([
    'fault               times  median  longest  lost  double  failed reads',
    'switchover          2      9.0 s   9.0 s    1     0       0 of 200',
    'web machine killed  1      3.5 s   3.5 s    0     0       0 of 100',
  ])
})
