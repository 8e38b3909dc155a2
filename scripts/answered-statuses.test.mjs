import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkAnsweredStatuses, emptyRecords } from './answered-statuses.mjs'
import { temporaryTree, write } from './testing.mjs'

const documented = ['documented GET /cart 200', 'documented GET /cart 401', ''].join('\n')

function check(...records) {
  const folder = emptyRecords(temporaryTree())
  for (const [index, lines] of records.entries()) write(folder, `${index}.txt`, lines)
  return checkAnsweredStatuses(folder)
}

test('the answers of all processes together cover the reference', () => {
  const answered = ['answered GET /cart 200\n', `${documented}answered GET /cart 401\n`]
  expect(check(documented, ...answered).code).toBe(0)
})

test('a status that no test was answered is named', () => {
  const { code, output } = check(`${documented}answered GET /cart 200\nanswered GET /cart 500\n`)
  expect(code).toBe(1)
  expect(output).toContain('1 of 2')
  expect(output).toContain('GET /cart 401')
  expect(output).not.toContain('GET /cart 200')
})

test('a run without records fails, and records of an earlier run do not count', () => {
  expect(check().code).toBe(1)
  const root = temporaryTree()
  write(emptyRecords(root), 'old.txt', `${documented}answered GET /cart 401\n`)
  write(emptyRecords(root), 'new.txt', `${documented}answered GET /cart 200\n`)
  expect(checkAnsweredStatuses(join(root, 'node_modules', '.cache', 'answered-statuses')).code).toBe(1)
})
