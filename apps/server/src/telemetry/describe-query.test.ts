import { expect, test } from 'vitest'
import { describeQuery } from './describe-query.ts'

test('a statement is named after what it does to which table', () => {
  expect(describeQuery('select "id" from "sessions" where "token_hash" = $1').name).toBe('select sessions')
  expect(describeQuery('\n  update outbox set state = $1').name).toBe('update outbox')
  expect(describeQuery('insert into "orders" ("id") values ($1)').name).toBe('insert orders')
  expect(describeQuery('commit and chain').name).toBe('commit')
})

test('values that stand in the text are cut out, and a long text is cut off', () => {
  const { attributes } = describeQuery(
    "select 1 from users where email = 'o''brien@demo.cu' and name = 'Ana'",
  )
  expect(attributes['db.query.text']).toBe("select 1 from users where email = '?' and name = '?'")
  expect(String(describeQuery(`select ${'a, '.repeat(5_000)}`).attributes['db.query.text'])).toHaveLength(
    2_000,
  )
})
