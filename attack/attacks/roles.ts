import assert from 'node:assert/strict'
import { permissionsOf, type StaffRole, staffRoles } from '@tecnoclick/domain/people/permissions'
import type { Attack } from '../attack.ts'
import type { Client } from '../client.ts'
import { made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import type { Target } from '../target.ts'

interface StaffRoute {
  method: string
  path: string
  permission: string
}

/** The staff routes of the API's own description, with ids that do not exist. */
async function staffRoutes(target: Target): Promise<StaffRoute[]> {
  const { paths } = made(await target.visitor().get('/api/openapi.json'))
  return Object.entries<Record<string, Record<string, string>>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-audience'] === 'admin')
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w*[iI]d\}/g, '2147483647').replaceAll(/\{\w+\}/g, 'nobody'),
        permission: operation['x-permission'] ?? '',
      })),
  )
}

function call(client: Client, { method, path }: StaffRoute) {
  return client.send(method, path, method === 'GET' || method === 'DELETE' ? {} : { json: {} })
}

async function expectDenied(client: Client, routes: readonly StaffRoute[], status: number): Promise<void> {
  const open: string[] = []
  for (const route of routes) {
    const answer = await call(client, route)
    if (answer.status !== status) open.push(`${route.method} ${route.path}: ${answer.status}`)
  }
  assert.deepEqual(open, [])
}

/** Named here as well, in case a route asks for the wrong permission. */
const forAdministrators: readonly StaffRoute[] = [
  ...['staff', 'api-keys', 'settings', 'mails', 'audit-log', 'newsletter', 'recalculations', 'warnings'].map(
    (name) => ({
      method: 'GET',
      path: `/api/admin/${name}`,
      permission: '',
    }),
  ),
  { method: 'POST', path: '/api/admin/staff/invitations', permission: '' },
  { method: 'POST', path: '/api/admin/products/import', permission: '' },
  { method: 'PATCH', path: '/api/admin/settings/transferAccounts', permission: '' },
  { method: 'PATCH', path: '/api/admin/customers/1', permission: '' },
]

const narrowRoles: readonly Attack[] = staffRoles
  .filter((role) => role !== 'administrator')
  .map((role: StaffRole) => ({
    title: `a ${role} is refused at every route of the permissions that the role lacks`,
    async run(target) {
      const { client } = await insertPerson(target, { staffRole: role })
      const own: readonly string[] = permissionsOf(role)
      const foreign = (await staffRoutes(target)).filter(({ permission }) => !own.includes(permission))
      assert.ok(foreign.length > 20, `only ${foreign.length} routes are known`)
      await expectDenied(client, [...foreign, ...forAdministrators], 403)
    },
  }))

export const roleAttacks: readonly Attack[] = [
  {
    title: 'customers and visitors are refused at every staff route',
    async run(target) {
      const routes = await staffRoutes(target)
      assert.ok(routes.length > 100, `only ${routes.length} routes are known`)
      await expectDenied(target.visitor(), routes, 401)
      await expectDenied((await insertPerson(target)).client, routes, 403)
      await expectDenied((await insertPerson(target, { role: 'business' })).client, routes.slice(0, 40), 403)
    },
  },
  ...narrowRoles,
  {
    title: 'an editor cannot change a price on the way of a text',
    async run(target) {
      const editor = await insertPerson(target, { staffRole: 'editor' })
      const { data } = made(await editor.client.get('/api/admin/products?filter[limit]=1'))
      const [{ id, version, description = '' }] = data
      for (const change of [
        { price: 0.01 },
        { priceAlt: 1 },
        { compareAtPrice: 1 },
        { wholesalePrice: 0.01 },
        { stock: 99 },
      ]) {
        const answer = await editor.client.patch(`/api/products/${id}`, { description, version, ...change })
        const after = made(
          await (await insertPerson(target, { staffRole: 'administrator' })).client.get(
            `/api/admin/products/${id}`,
          ),
        )
        assert.ok(
          answer.status === 403 || answer.status === 422 || after.stock === data[0].stock,
          JSON.stringify(change),
        )
        assert.equal(after.price, data[0].price)
      }
    },
  },
]
