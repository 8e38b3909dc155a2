import { expect, test } from 'vitest'
import { refusalFromError } from './refusal-from-error.ts'

test('a lost connection is not a fault, whatever the error', () => {
  const causes = [
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('connect EHOSTUNREACH'), { code: 'EHOSTUNREACH' }),
    Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' }),
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

test('a lock timeout is an overload, and an unknown error a fault', () => {
  const locked = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  expect(refusalFromError(locked)).toMatchObject({ refused: 'overloaded' })
  expect(refusalFromError(new TypeError('x is not a function'))).toMatchObject({ refused: 'internal' })
})
