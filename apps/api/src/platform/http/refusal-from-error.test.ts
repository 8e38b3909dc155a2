import { expect, test } from 'vitest'
import { refusalFromError } from './refusal-from-error.ts'

test('a line that broke is no fault of ours, whichever way it is told', () => {
  const causes = [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
  ]
  for (const cause of causes) {
    const wrapped = new Error('Failed query: rollback', { cause })
    expect(refusalFromError(wrapped), cause.message).toMatchObject({
      refused: 'unavailable',
      retryAfterSeconds: 2,
    })
  }
})

test('a lock that is not to be had in time is an overload, and what nobody foresaw a fault', () => {
  const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  expect(refusalFromError(locked)).toMatchObject({ refused: 'overloaded' })
  expect(refusalFromError(new TypeError('x is not a function'))).toMatchObject({ refused: 'internal' })
})
