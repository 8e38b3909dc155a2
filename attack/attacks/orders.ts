import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectCode, expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { newProduct, orderBody, placeOrder } from '../shopping.ts'

export const orderAttacks: readonly Attack[] = [
  {
    title: 'placing and cancelling in a loop ends after ten orders in an hour',
    async run(target) {
      const productId = await newProduct(target)
      const { client } = await insertPerson(target)
      const statuses: number[] = []
      for (let round = 0; round < 12; round++) {
        made(await client.post('/api/cart/items', { productId }))
        const placed = await client.post('/api/sellorders', orderBody)
        statuses.push(placed.status)
        if (placed.status === 201) made(await client.post(`/api/sellorders/${placed.json().id}/cancel`))
      }
      assert.deepEqual(statuses, [...Array(10).fill(201), 429, 429])
    },
  },
  {
    title: 'eight orders and cancellations of one account send the shop a few mails, not sixteen',
    async run(target) {
      const productId = await newProduct(target)
      const buyer = await insertPerson(target)
      const ids: number[] = []
      for (let round = 0; round < 8; round++) {
        const { id } = await placeOrder(buyer, productId)
        ids.push(id)
        made(await buyer.client.post(`/api/sellorders/${id}/cancel`))
      }
      const keys = ids.flatMap((id) => [`order-shop:${id}`, `order-cancelled:${id}`])
      const { rows } = await target.database.pool.query(
        'select count(*)::int as mails from outbox where dedupe_key = any ($1)',
        [keys],
      )
      assert.ok(rows[0].mails > 0 && rows[0].mails <= 6, `${rows[0].mails} mails to the shop`)
    },
  },
  {
    title: 'one unpaid account holds no more than half of what there is of a product',
    async run(target) {
      const productId = await newProduct(target, 20)
      const { client } = await insertPerson(target)
      const placed: number[] = []
      for (const quantity of [6, 4, 1]) {
        const added = await client.post('/api/cart/items', { productId, quantity })
        const answer = added.status < 300 ? await client.post('/api/sellorders', orderBody) : added
        if (answer.status === 201) placed.push(quantity)
        else expectCode(answer, 'unpaidLimit')
      }
      const held = placed.reduce((sum, quantity) => sum + quantity, 0)
      assert.ok(held > 0 && held <= 10, `${held} of 20 units are held`)
    },
  },
  {
    title: 'one cart reserves no more than half of a product, in twenty tabs at once and through orders',
    async run(target) {
      const productId = await newProduct(target, 40)
      const { client } = await insertPerson(target)
      const tabs = await Promise.all(
        Array.from({ length: 20 }, () => client.post('/api/cart/items', { productId, quantity: 7 })),
      )
      for (const answer of tabs) if (answer.status >= 400) expectStatus(answer, 409, 503)
      const { quantity } = made(await client.get('/api/cart'))
      assert.ok(quantity > 0 && quantity <= 20, `${quantity} of 40 units are reserved`)
      made(await client.post('/api/sellorders', orderBody))
      expectCode(await client.post('/api/cart/items', { productId, quantity: 21 - quantity }), 'unpaidLimit')
    },
  },
  {
    title: 'a reported payment of 0.01 frees no units and moves the expiry of an order only once',
    async run(target) {
      const productId = await newProduct(target, 20)
      const { client } = await insertPerson(target)
      made(await client.post('/api/cart/items', { productId, quantity: 10 }))
      const order = made(await client.post('/api/sellorders', orderBody))
      const expiries = new Set<string | null>()
      for (const round of [1, 2, 3]) {
        const transactionCode = `FALSO${process.pid}0${order.id}${round}`
        const report = { transactionCode, amount: 0.01 }
        expiries.add(made(await client.post(`/api/sellorders/${order.id}/payment`, report)).expiresDate)
      }
      assert.equal(expiries.size, 1, [...expiries].join())
      assert.ok(!expiries.has(null), 'the order never expires')
      const more = await client.post('/api/cart/items', { productId, quantity: 1 })
      expectCode(more.status < 300 ? await client.post('/api/sellorders', orderBody) : more, 'unpaidLimit')
    },
  },
  {
    title: 'the last unit is sold once to fifteen buyers at the same moment',
    async run(target) {
      const productId = await newProduct(target, 1)
      const buyers = await Promise.all(Array.from({ length: 15 }, () => insertPerson(target)))
      const answers = await Promise.all(
        buyers.map(async ({ client }) => {
          const added = await client.post('/api/cart/items', { productId })
          return added.status < 300 ? client.post('/api/sellorders', orderBody) : added
        }),
      )
      assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    },
  },
  {
    title: 'negative, broken, huge and missing quantities are refused',
    async run(target) {
      const productId = await newProduct(target)
      const { client } = await insertPerson(target)
      for (const quantity of [0, -1, 1.5, 100, 1e9, '1', null, Number.MAX_SAFE_INTEGER])
        expectStatus(await client.post('/api/cart/items', { productId, quantity }), 422, 409)
      const { items } = made(await client.get('/api/cart'))
      assert.deepEqual(items, [])
    },
  },
  {
    title: 'prices, totals, numbers and states in a body are not believed',
    async run(target) {
      const productId = await newProduct(target)
      const buyer = await insertPerson(target)
      made(await buyer.client.post('/api/cart/items', { productId, quantity: 2, price: 0.01, total: 0.01 }))
      const order = made(
        await buyer.client.post('/api/sellorders', {
          ...orderBody,
          price: 0,
          total: 0,
          subtotal: 0,
          status: 'COMPLETADA',
          noSellOrden: 'ORDEN-1',
          clientId: 1,
          userId: 1,
          id: 1,
          orderDate: '2000-01-01',
          priceTier: 'wholesale',
          channel: 'mostrador',
          additionalLines: [{ label: 'Descuento', total: -1000 }],
          payment: { state: 'verified' },
        }),
      )
      const { data } = made(await buyer.client.get(`/api/sellorders/fulldata/${order.id}`))
      assert.equal(data.total, 20)
      assert.deepEqual(
        [data.status, data.channel, data.priceTier, data.clientId],
        ['PENDIENTE', 'web', 'retail', buyer.id],
      )
      assert.equal(data.payment, null)
    },
  },
  {
    title: 'a total that was not shown is refused, whichever way it differs',
    async run(target) {
      const { client } = await insertPerson(target)
      made(await client.post('/api/cart/items', { productId: await newProduct(target) }))
      for (const confirmedTotal of [0, 0.01, -10, 9.99, 1e15])
        expectCode(await client.post('/api/sellorders', { ...orderBody, confirmedTotal }), 'priceChanged')
    },
  },
  {
    title: "the idempotency key of another account gives its owner's answer to nobody",
    async run(target) {
      const productId = await newProduct(target)
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      const headers = { 'idempotency-key': `clave-${ana.id}` }
      made(await ana.client.post('/api/cart/items', { productId }))
      const placed = made(await ana.client.post('/api/sellorders', orderBody, headers))
      expectCode(await thief.client.post('/api/sellorders', orderBody, headers), 'emptyCart')
      made(await thief.client.post('/api/cart/items', { productId }))
      const own = made(await thief.client.post('/api/sellorders', orderBody, headers))
      assert.notEqual(own.id, placed.id)
    },
  },
  {
    title: 'an order is tracked with its number and its e-mail only',
    async run(target) {
      const buyer = await insertPerson(target)
      const { id } = await placeOrder(buyer, await newProduct(target))
      const { noSellOrden } = made(await buyer.client.get(`/api/sellorders/fulldata/${id}`)).data
      const track = (email: string) =>
        target.visitor().get(`/api/track-order?number=${noSellOrden}&email=${encodeURIComponent(email)}`)
      expectStatus(await track(buyer.email), 200)
      for (const email of [
        'otra@ejemplo.cu',
        '%@ejemplo.cu',
        "' or 1=1 --",
        buyer.email.replace('persona', '_ersona'),
      ])
        expectStatus(await track(email), 400, 404, 422)
    },
  },
]
