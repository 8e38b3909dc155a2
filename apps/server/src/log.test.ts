import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(value: object): string {
  const lines: string[] = []
  createLog('info', { write: (line) => lines.push(line) }).info(value, 'message')
  return lines.join('')
}

test('lines are JSON with a readable level and time', () => {
  const line = JSON.parse(logged({ requestId: 'r1' }))
  expect(line).toMatchObject({ level: 'info', requestId: 'r1', msg: 'message' })
  expect(Date.parse(line.time)).not.toBeNaN()
})

test.each([
  { headers: { cookie: 'session=hunter2' } },
  { request: { headers: { authorization: 'Bearer hunter2' } } },
  { password: 'hunter2' },
  { user: { token: 'hunter2' } },
])('secrets are removed from %j', (value) => {
  expect(logged(value)).not.toContain('hunter2')
})
