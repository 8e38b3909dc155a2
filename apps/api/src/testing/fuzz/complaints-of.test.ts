import { expect, test } from 'vitest'
import type { Route } from '../../platform/http/route.ts'
import { complaintsOf } from './complaints-of.ts'

const staffRoute = { access: 'admin' } as Route
const request = { caller: 'ana', address: '/', init: {} } as const
const refusal = (statusCode: number, message: string, code = 'internal') =>
  Response.json({ error: { statusCode, code, message } }, { status: statusCode })
const complaints = (answer: Response) => complaintsOf(staffRoute, request, answer)

test('a proper refusal is in order', async () => {
  expect(await complaints(refusal(403, 'Acceso denegado', 'forbidden'))).toEqual([])
})

test('a fault, words of the kitchen, a refusal without form and an open door are not', async () => {
  expect(await complaints(refusal(500, 'Lo sentimos'))).toHaveLength(1)
  for (const leak of ['TypeError\n    at handle', 'violates check constraint "x"', 'apps/api/src/app.ts:12'])
    expect(await complaints(refusal(409, leak, 'conflict')), leak).toHaveLength(1)
  expect(await complaints(new Response('Not Found', { status: 404 }))).toHaveLength(1)
  expect(await complaints(refusal(404, 'No está', 'unheardOf'))).toHaveLength(1)
  expect(await complaints(Response.json({}))).toEqual(['ana was let in'])
})
