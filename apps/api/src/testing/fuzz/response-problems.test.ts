import { expect, test } from 'vitest'
import type { Route } from '../../platform/http/route.ts'
import { responseProblems } from './response-problems.ts'

const staffRoute = { access: 'admin' } as Route
const request = { caller: 'ana', address: '/', init: {} } as const
const refusal = (statusCode: number, message: string, code = 'internal') =>
  Response.json({ error: { statusCode, code, message } }, { status: statusCode })
const problems = (response: Response) => responseProblems(staffRoute, request, response)

test('a standard refusal is valid', async () => {
  expect(await problems(refusal(403, 'Acceso denegado', 'forbidden'))).toEqual([])
})

test('a fault, internals, a malformed refusal and missing access control are reported', async () => {
  expect(await problems(refusal(500, 'Lo sentimos'))).toHaveLength(1)
  for (const leak of ['TypeError\n    at handle', 'violates check constraint "x"', 'apps/api/src/app.ts:12'])
    expect(await problems(refusal(409, leak, 'conflict')), leak).toHaveLength(1)
  expect(await problems(new Response('Not Found', { status: 404 }))).toHaveLength(1)
  expect(await problems(refusal(404, 'No está', 'unheardOf'))).toHaveLength(1)
  expect(await problems(Response.json({}))).toEqual(['ana has no access, but succeeded'])
})
