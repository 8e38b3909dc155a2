import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** An empty folder for what the tests of the API record (apps/api/src/testing/record-status.ts). */
export function emptyRecords(root) {
  const folder = join(root, 'node_modules', '.cache', 'answered-statuses')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Every status that the API reference documents was the answer to a request of some test. */
export function checkAnsweredStatuses(folder) {
  const lines = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
  const named = (kind) => lines.filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length))
  const documented = new Set(named('documented '))
  if (documented.size === 0) return { code: 1, output: 'The tests recorded no status.' }
  const answered = new Set(named('answered '))
  const unanswered = [...documented].filter((status) => !answered.has(status)).sort()
  if (unanswered.length === 0) return { code: 0, output: '' }
  return {
    code: 1,
    output: `${unanswered.length} of ${documented.size} documented statuses were answered by no test:\n${unanswered.join('\n')}`,
  }
}
