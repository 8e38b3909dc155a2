import { expect, test } from 'vitest'
import { explainFileError, explainOutput } from './errors.ts'
import { emptyStore } from './testing/store.ts'

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk-full'],
  [
    'FATAL:  could not extend file "base/5/2619": wrote only 4096 of 8192 bytes at block 7\nHINT:  Check free disk space.',
    'disk-full',
  ],
  ['FATAL:  could not extend file "base/5/2619": No space left on device', 'disk-full'],
  ['FATAL:  could not extend file "base/5/2619": Permission denied', 'no-permission'],
  ['FATAL:  could not create semaphores: No space left on device', 'start-failed'],
  ['FATAL:  could not create shared memory segment: No space left on device', 'start-failed'],
  ['initdb: error: could not create directory "x": Permission denied', 'no-permission'],
  ['FATAL:  could not open file "global/pg_control": Read-only file system', 'no-permission'],
  ['PANIC:  could not locate a valid checkpoint record', 'start-failed'],
])('%s → %s', async (output, problem) => {
  expect(explainOutput(output, await emptyStore(), 'postgres.log').problem).toBe(problem)
})

test('what cannot be explained is quoted, with the path of the log', async () => {
  const output =
    'LOG:  starting\nFATAL:  invalid value for parameter "port"\nLOG:  database system is shut down\n'
  expect(explainOutput(output, await emptyStore(), '/srv/postgres.log').message).toBe(
    'PostgreSQL no arranca; el registro /srv/postgres.log dice por qué: FATAL:  invalid value for parameter "port"',
  )
})

test('an error that does not come from the file system is not changed', () => {
  const error = new TypeError('bug')
  expect(explainFileError(error, '/srv')).toBe(error)
})
