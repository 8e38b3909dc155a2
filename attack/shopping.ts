import { randomBytes } from 'node:crypto'
import { insertProducts } from '@tecnoclick/server/testing/buyers'
import { made } from './expect.ts'
import { insertPerson, type Person } from './people.ts'
import type { Target } from './target.ts'

export async function newProduct(target: Target, stock = 100): Promise<number> {
  const [id] = await insertProducts(target.databaseUrl, [stock])
  if (id === undefined) throw new Error('The product was not stored')
  return id
}

/** What every order says. */
export const orderBody = { termsAccepted: true, recipientPhone: '5555 0101' } as const

export async function placeOrder(
  { client }: Person,
  productId: number,
  quantity = 1,
): Promise<{ id: number }> {
  made(await client.post('/api/cart/items', { productId, quantity }))
  return made(await client.post('/api/sellorders', { ...orderBody, paymentMethod: 'transfer' }))
}

export async function requestService({ client }: Person): Promise<{ id: number; orderNum: string }> {
  const { data: services } = made(await client.get('/api/services'))
  const { data: brands } = made(await client.get('/api/brands'))
  const wish = { serviceId: services[0].id, brandId: brands[0].id, failure: 'No imprime' }
  return made(await client.post('/api/orderservices', wish))
}

/** A reset that its buyer may download once staff have verified the payment. */
export async function buyReset({ client }: Person, transactionCode: string) {
  const { data } = made(await client.get('/api/resets/fulldata'))
  const [reset] = data
  const payment = made(await client.get(`/api/resets/${reset.id}/payment`))
  const precio = payment.plans?.[0]?.price ?? payment.precio ?? reset.precio ?? reset.price
  return client.post('/api/salereset', { resetId: reset.id, precio, transactionCode })
}

/** A return of an order that staff have completed. */
export async function askForReturn(target: Target, buyer: Person): Promise<{ id: number }> {
  const order: { id: number; items?: { id: number }[] } = await placeOrder(buyer, await newProduct(target))
  const { client: staff } = await insertPerson(target, { staffRole: 'seller' })
  for (const status of ['EN PROCESO', 'COMPLETADA'])
    made(
      await staff.send('PATCH', `/api/sellorders/${order.id}`, {
        json: { status, unpaidReason: 'Paga el viernes' },
      }),
    )
  const lines = [{ lineId: order.items?.[0]?.id, quantity: 1 }]
  const wish = { kind: 'return', reason: 'wrong', lines }
  return made(await buyer.client.post(`/api/sellorders/${order.id}/returns`, wish))
}

export async function issueInvoice(target: Target, order: { id: number }): Promise<{ id: number }> {
  const { client: staff } = await insertPerson(target, { staffRole: 'seller' })
  made(await staff.send('PATCH', `/api/sellorders/${order.id}`, { json: { status: 'EN PROCESO' } }))
  return made(await staff.post(`/api/admin/sellorders/${order.id}/invoices`)).data[0]
}

/** A device that was sold at the counter, with the token of its passport. */
export async function sellDevice(target: Target, owner: Person) {
  const { client: seller } = await insertPerson(target, { staffRole: 'seller' })
  const productId = await newProduct(target)
  const serial = `AT${randomBytes(6).toString('hex')}`
  const order = made(
    await seller.post('/api/sellorders/counter', {
      items: [{ productId, quantity: 1 }],
      serials: [{ productId, serials: [serial] }],
      ...{ currency: 'USD', priceTier: 'retail', paymentMethod: 'cash', customerId: owner.id },
    }),
  )
  const { data } = made(await owner.client.get('/api/equipment'))
  const { path } = made(await owner.client.post(`/api/equipment/${data[0].id}/link`, {}))
  return { seller, productId, serial, order, id: Number(data[0].id), path: String(path) }
}
