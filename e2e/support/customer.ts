import { createHash, randomBytes } from 'node:crypto'
import type { Drizzle } from '@tecnoclick/database/connect'
import { addresses } from '@tecnoclick/database/schema/people/addresses'
import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { days } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { type Api, apiWith } from './api.ts'
import { readLastMail } from './mail.ts'
import { freshCode, someProduct } from './office.ts'
import { freshEmail, insertPerson, type Person, requireDemoAccount } from './people.ts'
import { insertSession } from './session.ts'

export interface Order {
  id: number
  noSellOrden: string
  version: number
}

/** A customer who has something on every page of the account. */
export interface Customer extends Person {
  orderId: number
  addressId: number
  serviceId: number
  serviceOrderId: number
  /** Of a completed order. */
  boughtOrderId: number
  returnId: number
  resetId: number
  resetSaleId: number
  ticket: string
  /** The token of the passport of the device that was repaired. */
  passport: string
  /** Where the order is paid without an account, and where by somebody else. */
  payPath: string
  familyPath: string
  /** A cart that was shared. */
  sharedPath: string
  subscription: string
  review: string
  /** The link of an alert's mail. */
  alerts: string
  activation: string
  recovery: string
}

export async function insertCustomer(db: Drizzle): Promise<Customer> {
  const person = await insertPerson(db, { streets: ['Calle Martí', 'Calle Maceo'] })
  const api = apiWith(await insertSession(db, person.id))
  const staff = apiWith(await insertSession(db, (await requireDemoAccount(db, 'admin@demo.cu')).id))
  const order = await placeOrder(api, { paymentMethod: 'transfer' })
  const product = await someProduct(api)
  await api.post('/cart/items', { productId: product.id, quantity: 1 })
  const { path: sharedPath } = await api.post<{ path: string }>('/cart-links', { name: 'Oficina' })
  const { data: cards } = await api.get<{ data: { id: number }[] }>('/catalogue?limit=3')
  const ids = cards.map(({ id }) => id)
  await api.put('/wishlist', { ids })
  await api.put('/compare', { ids })
  const [address] = await db.select().from(addresses).where(eq(addresses.userId, person.id))
  const request = await requestService(api)
  await staff.patch(`/orderservices/${request.id}`, {
    respuesta: 'Hay que limpiar el cabezal.',
    quote: { amount: 4500, currency: 'CUP', validUntil: new Date(Date.now() + days(7)).toISOString() },
  })
  const { token: ticket } = await api.get<{ token: string }>(`/orderservices/${request.id}/ticket`)
  const { path: passport } = await staff.post<{ path: string }>(`/admin/orderservices/${request.id}/passport`)
  const reset = await buyReset(api)
  const bought = await completedOrder(api, staff)
  const asked = await askForReturn(api, bought)
  return {
    ...person,
    orderId: order.id,
    addressId: address?.id ?? 0,
    serviceId: request.serviceId,
    serviceOrderId: request.id,
    boughtOrderId: bought.id,
    returnId: asked.id,
    resetId: reset.resetId,
    resetSaleId: reset.id,
    ticket,
    passport: passport.split('/').at(-1) ?? '',
    familyPath: (await api.post<{ link: { path: string } }>(`/sellorders/${order.id}/family-link`)).link.path,
    sharedPath,
    payPath: (await staff.post<{ path: string }>(`/admin/sellorders/${order.id}/link`)).path,
    subscription: await tokenOf(db, /\/newsletter\/confirm\/([\w-]+)/, freshEmail(), '/newsletter'),
    review: await reviewOf(db),
    alerts: await insertAlerts(db, person.email),
    activation: await activationOf(db),
    recovery: await recoveryOf(db),
  }

  async function tokenOf(db: Drizzle, pattern: RegExp, email: string, path: string): Promise<string> {
    await api.post(path, { email })
    return pattern.exec(await readLastMail(db, email))?.[1] ?? ''
  }

  async function recoveryOf(db: Drizzle): Promise<string> {
    const { email } = await insertPerson(db)
    return tokenOf(db, /\/account\/resetpassword\?token=([\w-]+)/, email, '/security/reset-password/init')
  }

  /** A visitor's, which waits for its confirmation. */
  async function reviewOf(db: Drizzle): Promise<string> {
    const email = freshEmail()
    const words = { author: 'Yaimara', text: 'Muy buena.', rating: 5 }
    await apiWith().post('/reviews', { productId: product.id, email, ...words })
    return /\/reviews\/confirm\/([\w-]+)/.exec(await readLastMail(db, email))?.[1] ?? ''
  }

  async function activationOf(db: Drizzle): Promise<string> {
    const { email } = await insertPerson(db, { activated: false })
    return tokenOf(db, /\/activate\/user\/([\w-]+)/, email, '/security/activate/resend')
  }
}

/** One alert that was mailed and one that waits; returns the token of the mail. */
export async function insertAlerts(db: Drizzle, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  await db.insert(stockAlerts).values([
    { words: 'escáner de cama plana', email, notifiedAt: new Date(), tokenHash },
    { words: 'plóter de corte', email },
  ])
  return token
}

/** Orders one product that is in stock and has no options. */
export async function placeOrder(api: Api, wish: object = {}): Promise<Order> {
  const { id: productId } = await someProduct(api)
  await api.post('/cart/items', { productId, quantity: 1 })
  return api.post('/sellorders', {
    termsAccepted: true,
    currency: 'USD',
    recipientPhone: '5555 0101',
    ...wish,
  })
}

/** Two units, paid in cash and delivered. */
export async function completedOrder(api: Api, staff: Api, filter?: string): Promise<BoughtOrder> {
  const { id: productId } = await someProduct(api, filter)
  await api.post('/cart/items', { productId, quantity: 2 })
  const wish = { termsAccepted: true, currency: 'USD', recipientPhone: '5555 0101', paymentMethod: 'cash' }
  const order = await api.post<BoughtOrder>('/sellorders', wish)
  await staff.post(`/admin/sellorders/${order.id}/payment`, { state: 'verified' })
  for (const status of ['EN PROCESO', 'COMPLETADA']) await staff.patch(`/sellorders/${order.id}`, { status })
  return order
}

interface BoughtOrder extends Order {
  items: { id: number; product: { name: string } }[]
}

export function askForReturn(api: Api, order: BoughtOrder): Promise<{ id: number; number: string }> {
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  return api.post(`/sellorders/${order.id}/returns`, { kind: 'return', reason: 'wrong', lines })
}

export async function requestService(api: Api): Promise<{ id: number; orderNum: string; serviceId: number }> {
  const services = await api.get<{ data: { id: number }[] }>('/services/fulldata')
  const brands = await api.get<{ data: { id: number }[] }>('/brands')
  const serviceId = services.data[0]?.id ?? 0
  const body = { serviceId, brandId: brands.data[0]?.id, failure: 'No imprime el negro' }
  return { ...(await api.post<{ id: number; orderNum: string }>('/orderservices', body)), serviceId }
}

/** Buys the first reset of the list by a transfer that is not verified yet. */
export async function buyReset(api: Api): Promise<{ id: number; resetId: number; code: string }> {
  const { data } = await api.get<{ data: { id: number; price: number }[] }>('/resets/fulldata')
  const [first] = data
  if (!first) throw new Error('There is no reset')
  const code = freshCode()
  const body = { resetId: first.id, transactionCode: code, precio: first.price }
  const { id } = await api.post<{ id: number }>('/salereset', body)
  return { id, resetId: first.id, code }
}
