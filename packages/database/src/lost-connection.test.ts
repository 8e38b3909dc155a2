import { expect, test } from 'vitest'
import { connectDatabase } from './connect.ts'
import { isLostConnection } from './lost-connection.ts'

const withCode = (code: string, more = {}) => Object.assign(new Error('in other words'), { code, ...more })

test.each([
  withCode('57P01'),
  withCode('57P03'),
  withCode('53300'),
  withCode('25006'),
  withCode('ECONNREFUSED'),
  withCode('EHOSTUNREACH'),
  withCode('ENETUNREACH'),
  withCode('ENOTFOUND'),
  withCode('EAI_AGAIN'),
  withCode('ENOENT', { syscall: 'connect' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Connection terminated: PostgreSQL is silent'),
  new Error('timeout exceeded when trying to connect'),
  new Error('timeout expired'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s is a lost connection, also when it is wrapped', (error) => {
  expect(isLostConnection(error)).toBe(true)
  expect(isLostConnection(new Error('Failed query: rollback', { cause: error }))).toBe(true)
})

test.each([
  withCode('23505'),
  withCode('40001'),
  withCode('ENOENT', { syscall: 'open' }),
  new Error('x is not a function'),
  'text',
])('%s is not', (error) => {
  expect(isLostConnection(error)).toBe(false)
})

test.each(['postgres://tienda@127.0.0.1:1/tienda', 'postgres://tienda@host.invalid/tienda'])(
  'what the driver throws for %s is one',
  async (url) => {
    const { pool, close } = connectDatabase(url)
    const error = await pool.query('select 1').catch((reason: unknown) => reason)
    await close()
    expect(isLostConnection(error)).toBe(true)
  },
)
