import assert from 'node:assert/strict'
import { insertApiKey } from '@tecnoclick/api/testing/people'
import { permissionsOf, type StaffRole, staffRoles } from '@tecnoclick/domain/people/permissions'
import { days } from '@tecnoclick/domain/platform/duration'
import type { Attack } from '../attack.ts'
import type { Client } from '../client.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { requestService } from '../shopping.ts'
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
    title:
      'a seller cannot accept a quote as the customer, and every link and decision of staff is in the audit log',
    async run(target) {
      const [ana, seller, technician] = [
        await insertPerson(target),
        await insertPerson(target, { staffRole: 'seller' }),
        await insertPerson(target, { staffRole: 'technician' }),
      ]
      const { id } = await requestService(ana)
      const validUntil = new Date(Date.now() + days(2)).toISOString()
      const { quote } = made(
        await technician.client.patch(`/api/orderservices/${id}`, {
          quote: { amount: 40, currency: 'USD', validUntil },
        }),
      )
      const decision = { quoteId: quote.id }
      const { token } = made(await seller.client.get(`/api/orderservices/${id}/ticket`))
      expectStatus(await target.visitor().post(`/api/services/ticket/${token}/accept`, decision), 403)
      expectStatus(await seller.client.post(`/api/services/ticket/${token}/accept`, decision), 403)
      expectStatus(await seller.client.post(`/api/orderservices/${id}/accept`, decision), 404)
      const message = { text: 'Acepto el presupuesto' }
      expectStatus(await target.visitor().post(`/api/services/ticket/${token}/messages`, message), 403)
      const page = await target.visitor().send('POST', `/services/ticket/${token}/accept`, {
        form: { quoteId: String(quote.id) },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expectStatus(page, 403)
      const order = () => ana.client.get(`/api/orderservices/fulldata/${id}`)
      assert.equal(made(await order()).data.quote.state, 'pending')

      const recorded = { ...decision, decision: 'accepted', via: 'phone', person: 'Ana' }
      const path = `/api/admin/orderservices/${id}/decision`
      expectRefused(await ana.client.post(path, recorded))
      made(await seller.client.post(path, recorded))
      const { rows } = await target.database.pool.query(
        "select actor_id, after from audit_log where entity = 'service-order' and entity_id = $1 and actor_id = $2 order by id",
        [String(id), seller.id],
      )
      assert.equal(rows.length, 2)
      assert.ok(rows[0].after.ticketLink)
      assert.equal(rows[1].after.via, 'phone')
    },
  },
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
  {
    title: 'a seller reads the e-mail of no colleague, and an editor lists no private file of a customer',
    async run(target) {
      const [seller, editor, customer] = [
        await insertPerson(target, { staffRole: 'seller' }),
        await insertPerson(target, { staffRole: 'editor' }),
        await insertPerson(target),
      ]
      const { product, admin } = await pricedProduct(target)
      made(
        await admin.client.patch(`/api/products/updatestock/${product.id}`, { stock: 3, reason: 'Conteo' }),
      )
      const { pool } = target.database
      const name = `privado-${customer.id}.webp`
      await pool.query(
        `insert into files (name, content_type, size, sha256, kind, visibility, owner_id)
        values ($1, 'image/webp', 1, decode(repeat('ab', 32), 'hex'), 'receipt', 'private', $2)`,
        [name, customer.id],
      )
      const { rows } = await pool.query("select id, email from users where role = 'admin' and id <> $1", [
        seller.id,
      ])
      const ids = rows.map(({ id }) => id)
      const paths = [
        ...(await staffRoutes(target)).filter(({ method }) => method === 'GET').map(({ path }) => path),
        ...ids.flatMap((id) => [`/api/admin/customers/${id}`, `/api/addresses/fulldatabyuser/${id}`]),
        `/api/admin/products/${product.id}/moves`,
        `/api/admin/products/${product.id}/reservations`,
        '/api/admin/customers?filter[where][role]=admin',
        '/api/profiles',
        // The stream of changes does not end.
      ].filter((path) => path !== '/api/admin/changes')
      const leaks: string[] = []
      for (const path of paths) {
        const { text } = await seller.client.get(path)
        leaks.push(
          ...rows.filter(({ email }) => text.includes(email)).map(({ email }) => `${path}: ${email}`),
        )
      }
      assert.deepEqual(leaks, [])
      for (const path of ['/api/files', '/api/admin/files']) {
        const { text } = await editor.client.get(`${path}?filter[limit]=1000`)
        assert.ok(!text.includes(name), path)
      }
    },
  },
  {
    title: 'an editor cannot lower a surcharge by leaving out the ids of the options',
    async run(target) {
      const { product, read } = await pricedProduct(target)
      const { client } = await insertPerson(target, { staffRole: 'editor' })
      const [option] = product.options
      const [free, paid] = option.values
      const swapped = [{ title: paid.title }, { title: free.title, surcharge: 25, surchargeAlt: 9000 }]
      for (const options of [
        [],
        [{ title: option.title, values: [{ title: free.title }, { title: paid.title }] }],
        [{ ...option, required: false }],
        [{ ...option, values: [free] }],
        [{ ...option, values: swapped }],
        [{ ...option, values: [free, paid, { title: `${paid.title} nueva` }] }],
      ])
        expectStatus(await client.patch(`/api/products/${product.id}`, { options }), 403)
      assert.deepEqual((await read()).options, product.options)
    },
  },
  {
    title: 'a key that imports products changes no price and no stock without their permissions',
    async run(target) {
      const { product, read, admin } = await pricedProduct(target)
      const permissions = ['products:import']
      const { key } = await insertApiKey(target.database.db, admin.id, { now: new Date(), permissions })
      const client = target.visitor().with({ token: key })
      const send = (body: string, query = 'dry=no') =>
        client.send('POST', `/api/admin/products/import?${query}`, {
          body,
          headers: { 'content-type': 'text/csv' },
        })
      for (const row of ['price\n#,0.01', 'priceMayorista\n#,0.01', 'compareAtPrice\n#,999', 'options\n#,']) {
        const answer = await send(`sku,${row.replace('#', product.sku)}`)
        assert.match(answer.text, /"failed":1/, row)
      }
      expectCode(await send(`sku,stock\n${product.sku},99`, 'dry=no&stock=yes'), 'forbidden')
      assert.deepEqual(await read(), product)
    },
  },
]

async function pricedProduct(target: Target) {
  const admin = await insertPerson(target, { staffRole: 'administrator' })
  const values = [{ title: 'Negra' }, { title: 'Color', surcharge: 25, surchargeAlt: 9000 }]
  const sku = `ROLE-${Date.now()}`
  const json = { sku, name: sku, price: 100, options: [{ title: 'Tinta', values }] }
  const { id } = made(await admin.client.post('/api/products', json))
  const read = async () => made(await admin.client.get(`/api/admin/products/${id}`))
  return { admin, product: await read(), read }
}
