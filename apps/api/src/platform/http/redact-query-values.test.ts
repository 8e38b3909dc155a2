import { users } from '@tecnoclick/database/schema/people/users'
import { createTestDatabase, type TestDatabase } from '@tecnoclick/database/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redactQueryValues } from './redact-query-values.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

function logged(error: unknown): string {
  const lines: string[] = []
  pino({}, { write: (line) => lines.push(line) }).error({ err: redactQueryValues(error) }, 'request failed')
  return lines.join('')
}

test('a failed statement is logged with its stack and reason, without its values', async () => {
  const row = { email: 'secreta@ejemplo.cu', passwordHash: 'hunter2' }
  const error = await database.db
    .insert(users)
    .values(row)
    .catch((reason: unknown) => reason)
  const line = logged(error)
  for (const value of Object.values(row)) expect(line).not.toContain(value)
  for (const word of ['insert into', 'users_password_is_argon2id', '23514', 'redact-query-values.test'])
    expect(line).toContain(word)
})

test('any other error is logged unchanged', () => {
  const bug = new TypeError('undefined is not a function')
  expect(redactQueryValues(bug)).toBe(bug)
})
