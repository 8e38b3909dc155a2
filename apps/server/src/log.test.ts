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

const key = `tck_${'aB3_'.repeat(11).slice(0, 43)}`

test.each([
  { reason: '550 <ana@nauta.cu> unknown' },
  { err: new Error('GET https://tienda.cu/x?email=ana%40nauta.cu&page=2 failed') },
  { err: new Error(`no rights for ${key}`) },
  { address: `/api/brands?api_key=${key}` },
  { reason: 'Authorization: Bearer hunter2' },
  { page: 'https://tienda.cu/account/resetpassword?token=hunter2' },
])('keys, tokens and addresses are removed from %j, wherever they stand', (value) => {
  const line = logged(value)
  for (const secret of ['ana', 'nauta', key, 'hunter2']) expect(line).not.toContain(secret)
  expect(JSON.parse(line).msg).toBe('message')
})

test('what is no secret stays, with the stack of an error', () => {
  const line = logged({
    err: new Error('lost'),
    address: '/shop/catalog?page=2',
    version: 'drizzle-orm@0.45.4',
  })
  for (const kept of ['log.test.ts', '/shop/catalog?page=2', 'drizzle-orm@0.45.4'])
    expect(line).toContain(kept)
})
