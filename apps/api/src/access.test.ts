import { errorCodes } from '@tecnoclick/contract/error-codes'
import type { Role } from '@tecnoclick/domain/roles'
import { expect, test } from 'vitest'
import { useTestApi } from './testing/test-api.ts'

/** Every route and who may use it. A route that is missing here fails, and so does one that is not there any more. */
const access = {
  'GET /security/me': 'public',
  'POST /security/login': 'public',
  'POST /security/logout': 'public',
  'GET /security/checkexpiration': 'public',
  'POST /security/sign-up': 'public',
  'POST /security/sign-up/business': 'public',
  'GET /security/activate/user/{token}': 'public',
  'POST /security/activate/resend': 'public',
  'POST /security/reset-password/init': 'public',
  'POST /security/reset-password/finish': 'public',
  'GET /profiles': 'customer',
  'GET /profiles/{id}': 'customer',
  'POST /profiles': 'customer',
  'PATCH /profiles/{id}': 'customer',
  'GET /addresses/fulldatabyuser/{userId}': 'customer',
  'GET /addresses/{id}': 'customer',
  'POST /addresses': 'customer',
  'PATCH /addresses/{id}': 'customer',
  'GET /countries': 'public',
  'GET /countries/{id}': 'public',
  'POST /countries': 'admin',
  'PATCH /countries/{id}': 'admin',
  'GET /states': 'public',
  'GET /states/{id}': 'public',
  'POST /states': 'admin',
  'PATCH /states/{id}': 'admin',
  'GET /cities': 'public',
  'GET /cities/{id}': 'public',
  'POST /cities': 'admin',
  'PATCH /cities/{id}': 'admin',
  'GET /currencies': 'public',
  'GET /settings': 'public',
  'GET /admin/settings': 'admin',
  'PATCH /admin/settings/{key}': 'admin',
  'GET /files': 'customer',
  'POST /files': 'customer',
  'GET /files/{name}': 'public',
} as const

const admitted: Record<'public' | 'customer' | 'admin', readonly (Role | undefined)[]> = {
  public: [undefined, 'user', 'business', 'admin'],
  customer: ['user', 'business', 'admin'],
  admin: ['admin'],
}

const shop = useTestApi()

test('the table names every route there is, and no other', () => {
  const mounted = shop.api.routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(mounted.toSorted()).toEqual(Object.keys(access).toSorted())
})

for (const role of admitted.public) {
  test.each(Object.entries(access))(`${role ?? 'a visitor'} at %s (%s)`, async (signature, audience) => {
    const [method = '', path = ''] = signature.split(' ')
    const person = await shop.as(role)
    const response = await person.fetch(path.replace(/\{\w*[iI]d\}/, '999999').replace(/\{\w+\}/, 'nobody'), {
      method,
      ...(['POST', 'PATCH', 'PUT'].includes(method) && { json: {} }),
    })
    const denied = role === undefined ? 401 : 403
    if (admitted[audience].includes(role)) expect([401, 403]).not.toContain(response.status)
    else expect(response.status).toBe(denied)
    expect(response.status).toBeLessThan(500)
  })
}

test('a refusal carries its code, its name and a Spanish sentence', async () => {
  const visitor = await (await shop.fetch('/admin/settings')).json()
  expect(visitor.error).toMatchObject({
    statusCode: 401,
    name: 'Error',
    code: 'unauthenticated',
    message: 'Acceso denegado',
  })
  const user = await (await (await shop.as('user')).fetch('/admin/settings')).json()
  expect(user.error).toMatchObject({
    ...{ statusCode: 403, name: 'UnauthorizedError', code: 'forbidden' },
    message: 'Usted no tiene permisos suficientes para realizar esta operación',
  })
  expect(Object.keys(errorCodes)).toContain(user.error.code)
})
