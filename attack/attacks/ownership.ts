import assert from 'node:assert/strict'
import { createAuthenticator } from '@tecnoclick/api/people/second-factor/testing/authenticator'
import type { Attack } from '../attack.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { insertPerson, type Person } from '../people.ts'
import {
  askForReturn,
  buyReset,
  issueInvoice,
  newProduct,
  orderBody,
  placeOrder,
  requestService,
  sellDevice,
} from '../shopping.ts'
import { publicUrl, type Target } from '../target.ts'

/** One of everything that a customer can own, by the first words of the addresses that lead to it. */
async function possessionsOf(target: Target, owner: Person): Promise<Record<string, number>> {
  const { id: userId, client } = owner
  const [city] = made(await client.get('/api/cities?filter[where][name]=Bayamo')).data
  const [state] = made(await client.get(`/api/states?filter[where][id]=${city.stateId}`)).data
  const place = { countryId: state.countryId, stateId: state.id, cityId: city.id }
  const name = { name: 'Ana', lastname: 'Rosales' }
  const address = { ...name, ...place, street: 'Martí 12', zip: '85100', email: 'ana@ejemplo.cu' }
  const order = await placeOrder({ client } as Person, await newProduct(target))
  const { data: details } = made(await client.get('/api/sellorderdetails'))
  const cart = made(await client.post('/api/cart/items', { productId: await newProduct(target) }))
  const options = made(await client.get('/api/security/second-factor/passkeys/options'))
  const passkey = createAuthenticator().register({
    challenge: options.challenge,
    origin: publicUrl,
    rpId: new URL(publicUrl).hostname,
  })
  made(await client.post('/api/security/second-factor/passkeys', { name: 'Llave', passkey }))
  const factors = made(await client.get('/api/security/second-factor'))
  const sessions = made(await client.get('/api/security/sessions'))
  return {
    '/profiles/{id}': made(await client.post('/api/profiles', name)).id,
    '/addresses/{id}': made(await client.post('/api/addresses', address)).id,
    '/cart/items/{id}': cart.items[0].id,
    '/cart-links/{id}': made(await client.post('/api/cart-links', { name: 'Regalos' })).id,
    '/sellorders/': order.id,
    '/invoices/': (await issueInvoice(target, order)).id,
    '/sellorderdetails/{id}': details[0].id,
    '/equipment/': (await sellDevice(target, owner)).id,
    '/returns/': (await askForReturn(target, { client } as Person)).id,
    '/orderservices/': (await requestService({ client } as Person)).id,
    '/salereset/{id}': made(await buyReset({ client } as Person, `PROPIO-1000${userId}`)).id,
    '/security/sessions/{id}': sessions.data[0].id,
    '/security/second-factor/passkeys/{id}': factors.passkeys[0].id,
  }
}

/** Objects of the shop that every customer may ask for. */
const shared = new Set(['/resets/{id}/payment', '/shared-carts/{token}/cart'])

interface OwnedRoute {
  method: string
  /** With the id of the owner's object. */
  path: string
}

/** Every customer route with an id, from the API's own description; a route that is not known here fails. */
async function ownedRoutes(target: Target, owner: Person): Promise<OwnedRoute[]> {
  const { paths } = made(await target.visitor().get('/api/openapi.json'))
  const owned = Object.entries(await possessionsOf(target, owner))
  const routes: OwnedRoute[] = []
  for (const [address, methods] of Object.entries<Record<string, Record<string, string>>>(paths)) {
    const path = address.replace('/api', '')
    const names = Object.keys(methods).filter((method) => methods[method]?.['x-audience'] === 'customer')
    if (names.length === 0 || !path.includes('{') || shared.has(path)) continue
    const id = path.includes('{userId}') ? owner.id : owned.find(([start]) => path.startsWith(start))?.[1]
    assert.ok(id !== undefined, `no object is known for ${path}`)
    for (const name of names)
      routes.push({
        method: name.toUpperCase(),
        path: address.replace(/\{\w+\}/, String(id)).replace('{paper}', 'receipt'),
      })
  }
  return routes
}

/** Sound enough for any of these routes, so that the refusal is about the object. */
const anyBody = {
  name: 'Ladrón',
  lastname: 'Ajeno',
  street: 'Otra 1',
  zip: '1',
  quantity: 2,
  amount: 1,
  hid: 'ABC',
  outcome: 'failed',
  enable: false,
  transactionCode: 'AJENO-1001',
  isPrincipal: true,
  stolen: true,
  providerId: 1,
  paymentMethod: 'cash',
  quoteId: 1,
  text: 'Es mío',
  kind: 'return',
  reason: 'wrong',
  lines: [{ lineId: 1, quantity: 1 }],
  version: 1,
}

async function uploadLog({ client }: Person): Promise<string> {
  const upload = new FormData()
  upload.set('log', new File(['Error 20000010'], 'registro.log', { type: 'text/plain' }))
  return made(await client.send('POST', '/api/files/reset-logs', { upload })).files[0].originalname
}

export const ownershipAttacks: readonly Attack[] = [
  {
    title: 'every object of a customer is unknown to every other customer, on every route with an id',
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      const routes = await ownedRoutes(target, ana)
      assert.ok(routes.length >= 15, `only ${routes.length} routes are known`)
      const open: string[] = []
      for (const { method, path } of routes) {
        const sending = method === 'GET' || method === 'DELETE' ? {} : { json: anyBody }
        const answer = await thief.client.send(method, path, sending)
        if (answer.status !== 404) open.push(`${method} ${path}: ${answer.status}`)
      }
      assert.deepEqual(open, [])
      // Photos have a name too, and there are none.
      for (const { path } of routes.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
        const { status } = await ana.client.get(path)
        assert.equal(status, 200, `the owner gets ${status} from ${path}`)
      }
    },
  },
  {
    title: 'lists give a customer their own rows only, whatever they filter by',
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      await ownedRoutes(target, ana)
      for (const path of [
        '/profiles',
        '/cart-links',
        '/sellorders',
        '/sellorderdetails',
        '/orderservices/fulldata',
        '/salereset/fulldata',
        '/files',
      ])
        for (const query of [
          '',
          `?filter[where][userId]=${ana.id}`,
          `?filter[where][clientId]=${ana.id}`,
          '?filter[where][id]=1',
        ]) {
          const answer = await thief.client.get(`/api${path}${query}`)
          if (answer.status === 200) assert.deepEqual(answer.json().data, [], path + query)
          else expectStatus(answer, 400, 404)
        }
    },
  },
  {
    title: 'a place that the shop has hidden is not taken in an address or a profile',
    async run(target) {
      const { client } = await insertPerson(target)
      const [city] = made(await client.get('/api/cities?filter[where][name]=Baracoa')).data
      const [state] = made(await client.get(`/api/states?filter[where][id]=${city.stateId}`)).data
      const place = { countryId: state.countryId, stateId: state.id, cityId: city.id }
      const name = { name: 'Ana', lastname: 'Rosales' }
      const profile = made(await client.post('/api/profiles', name))
      const { pool } = target.database
      await pool.query('update cities set enable = false where id = $1', [city.id])
      try {
        const address = { ...name, ...place, street: 'Martí 12', zip: '97310', email: 'ana@ejemplo.cu' }
        expectStatus(await client.post('/api/addresses', { ...address, enable: true }), 422)
        expectStatus(await client.patch(`/api/profiles/${profile.id}`, place), 422)
        expectStatus(
          await client.patch(`/api/cities/${city.id}`, { name: 'Baracoa', enable: true, version: 1 }),
          403,
        )
        expectStatus(await client.get(`/api/admin/cities/${city.id}`), 403)
        expectStatus(await client.get(`/api/cities/${city.id}`), 404)
      } finally {
        await pool.query('update cities set enable = true where id = $1', [city.id])
      }
    },
  },
  {
    title: "an order is not sent to somebody else's address",
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      const addressId = (await possessionsOf(target, ana))['/addresses/{id}']
      made(await thief.client.post('/api/cart/items', { productId: await newProduct(target) }))
      expectRefused(
        await thief.client.post('/api/sellorders', { ...orderBody, homeDelivery: true, addressId }),
      )
    },
  },
  {
    title: 'owner, role, approval and picture in a body are not believed',
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target, { role: 'business' })]
      const profile = made(
        await thief.client.post('/api/profiles', {
          name: 'Empresa',
          lastname: 'SA',
          ruccode: '123',
          userId: ana.id,
          id: 1,
          clicode: 'C-1',
          role: 'admin',
          photo: 'anuncio.jpg',
          wholesale: true,
          enable: false,
        }),
      )
      assert.equal(profile.userId, thief.id)
      const changed = await thief.client.patch(`/api/profiles/${profile.id}`, {
        name: 'Empresa',
        clicode: 'C-1',
        userId: ana.id,
      })
      const { user } = made(await thief.client.get('/api/security/me'))
      assert.deepEqual([user.role, user.wholesale], ['business', false], String(changed.status))
      const { rows } = await target.database.pool.query(
        'select user_id as "userId", clicode, photo from profiles where id = $1',
        [profile.id],
      )
      assert.deepEqual([rows[0].userId, rows[0].photo], [thief.id, null])
      assert.notEqual(rows[0].clicode, 'C-1')
    },
  },
  {
    title: 'nobody gets a reset file or its key by saying that it is paid',
    async run(target) {
      const thief = await insertPerson(target)
      const sale = made(await buyReset(thief, `GRATIS-1000${thief.id}`))
      for (const change of [
        { descargable: true },
        { key: 'ABC', hid: 'ABC' },
        { verifiedDate: '2026-01-01', hid: 'X' },
        { hid: 'X' },
      ])
        expectRefused(await thief.client.patch(`/api/salereset/${sale.id}`, change))
      const after = made(await thief.client.get(`/api/salereset/${sale.id}`))
      assert.deepEqual([after.descargable, after.key, after.hid, after.reset.filename], [false, '', '', null])
      const { rows } = await target.database.pool.query("select name from files where kind = 'reset' limit 1")
      for (const client of [thief.client, target.visitor()])
        expectStatus(await client.get(`/api/files/${rows[0].name}`), 401, 404)
    },
  },
  {
    title: 'money for a reset that did not work comes once, of staff alone, and its log is of its buyer',
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      const technician = await insertPerson(target, { staffRole: 'technician' })
      const failed = { outcome: 'failed' }
      const forged = { ...failed, decision: 'credited', byRule: true, credit: 1e6, reason: 'x', version: 9 }
      const report = (client: Person['client'], id: number, json: object) =>
        client.send('PUT', `/api/salereset/${id}/outcome`, { json })
      const sales = []
      for (const { client, id } of [ana, thief]) {
        const sale = made(await buyReset({ client } as Person, `FALLO-1000${id}`))
        expectCode(await report(client, sale.id, failed), 'conflict')
        made(await technician.client.patch(`/api/salereset/${sale.id}`, { descargable: true }))
        const { reset } = made(await client.get(`/api/salereset/${sale.id}`))
        expectStatus(await client.get(`/api/files/${reset.filename}.zip`), 200)
        sales.push(sale)
      }
      const [sale, other] = sales
      const log = await uploadLog(ana)
      const forgedSession = target.visitor().with({ token: 'x'.repeat(43) })
      for (const client of [target.visitor(), forgedSession]) {
        expectStatus(await report(client, sale.id, failed), 401)
        expectStatus(await client.get(`/api/files/${log}`), 401, 404)
      }
      expectStatus(await thief.client.get(`/api/files/${log}`), 404)
      expectRefused(await report(thief.client, other.id, { ...failed, log }))
      const answer = await report(ana.client, sale.id, { ...forged, log })
      if (answer.status === 200) {
        const { decision, credit, byRule } = answer.json().outcome
        assert.deepEqual([decision, credit, byRule], [null, null, false])
      } else made(await report(ana.client, sale.id, { ...failed, log }))

      const seller = await insertPerson(target, { staffRole: 'seller' })
      const give = (client: Person['client'], version: number) =>
        client.post(`/api/admin/salereset/${sale.id}/decision`, { credit: true, version })
      for (const { client } of [ana, thief, seller]) expectStatus(await give(client, 1), 403)
      const given = await Promise.all(Array.from({ length: 8 }, () => give(technician.client, 1)))
      assert.equal(given.filter(({ status }) => status === 200).length, 1)
      expectCode(await give(technician.client, 2), 'conflict')
      expectCode(await report(ana.client, sale.id, { outcome: 'worked' }), 'conflict')
      const { balances } = made(await ana.client.get('/api/security/me/credit'))
      assert.deepEqual(
        balances.map(({ currency, balance }: { currency: string; balance: number }) => [currency, balance]),
        [['CUP', sale.precio]],
      )
    },
  },
  {
    title: 'wholesale prices are in no answer to others, and a staff route tells them to staff only',
    async run(target) {
      const { client } = await insertPerson(target)
      for (const visitor of [client, target.visitor()])
        for (const path of [
          '/api/catalogue',
          '/api/products/latest',
          '/api/products/fulldata',
          '/api/catalogue/snapshot',
        ]) {
          const answer = await visitor.get(path)
          assert.doesNotMatch(
            answer.text,
            /"(wholesale|wholesalePrice|priceWholesale|cost|costPrice)":/i,
            path,
          )
        }
    },
  },
]
