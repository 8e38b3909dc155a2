import { Secret, TOTP } from 'otpauth'
import { insertSession, insertUser } from '../../../testing/people.ts'
import {
  addressBody,
  createSampleShop,
  make,
  pictureForm,
  type SampleShop,
  word,
} from '../../../testing/sample-shop.ts'
import type { Person, TestApi } from '../../../testing/test-api.ts'
import { createAuthenticator } from '../../second-factor/testing/authenticator.ts'

/** Words that appear nowhere else in the shop. */
export const personal = {
  email: 'zoraida.quintanilla@ejemplo.cu',
  name: 'Zoraidaxq',
  lastname: 'Quintanillaxq',
  phone: '+53 5312 9987',
  street: 'Callejón Xqueta 77',
  identity: '85010199887',
} as const

export interface FullAccount {
  sample: SampleShop
  person: Person
  /** A code of the authenticator app; each is accepted once. */
  code(): string
  /** What has to be finished before the account can be closed. */
  open: { orderId: number; serviceOrderId: number; saleId: number }
}

/** An account with something in every table that can hold something of a person. */
export async function createFullAccount(shop: TestApi): Promise<FullAccount> {
  const sample = await createSampleShop(shop)
  const { email } = personal
  const userId = await insertUser(shop.database.db, { email, role: 'business' })
  const token = await insertSession(shop.database.db, userId, shop.clock.now)
  const person: Person = { userId, token, fetch: (path, init) => shop.fetch(path, { ...init, token }) }
  const code = await enrolFactors(shop, person)
  const addressId = await describePerson(sample, person)
  await leaveTraces(shop, sample, person)
  const open = await buy(sample, person, addressId)
  // Counted by the address.
  await shop.fetch('/security/login', { method: 'POST', json: { email, password: 'f'.repeat(64) } })
  await shop.fetch('/security/reset-password/init', { method: 'POST', json: { email } })
  return { sample, person, code, open }
}

async function enrolFactors(shop: TestApi, person: Person): Promise<() => string> {
  const { secret } = await make(person, '/security/second-factor/totp', {})
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = () => app.generate({ timestamp: shop.clock.now.getTime() })
  await make(person, '/security/second-factor/totp/confirm', { code: code() })
  const { challenge } = await (await person.fetch('/security/second-factor/passkeys/options')).json()
  const site = { origin: 'http://shop.test', rpId: 'shop.test' }
  const passkey = createAuthenticator().register({ challenge, ...site })
  await make(person, '/security/second-factor/passkeys', { name: `Teléfono de ${personal.name}`, passkey })
  return code
}

async function describePerson({ place }: SampleShop, person: Person): Promise<number> {
  const { email, name, lastname, phone, street, identity } = personal
  await make(person, '/profiles', { name, lastname, phone, ruccode: identity })
  const own = { name, lastname, street, phone, email }
  const { id } = await make(person, '/addresses', { ...addressBody(place), ...own })
  await make(person, '/files', await pictureForm('avatarInput'))
  return id
}

async function leaveTraces(shop: TestApi, { products }: SampleShop, person: Person): Promise<void> {
  const { email, name, lastname, phone } = personal
  const [{ id: productId }, { id: otherId }] = products
  await make(person, '/reviews', { productId, author: `${name} ${lastname}`, email, text: 'Bien', rating: 4 })
  await make(shop, '/reviews', { productId: otherId, author: name, email, text: 'Regular', rating: 3 })
  await person.fetch('/wishlist', { method: 'PUT', json: { ids: [productId] } })
  await person.fetch('/compare', { method: 'PUT', json: { ids: [productId] } })
  await make(person, '/newsletter', { email })
  await make(person, '/contactemails', { name, email, subject: 'Hola', body: `Soy ${name}, ${phone}` })
  await make(shop, '/contactemails', { name, email, subject: 'Otra vez', body: `Mi teléfono: ${phone}` })
}

async function buy(
  { products, service, brand, reset }: SampleShop,
  person: Person,
  addressId: number,
): Promise<FullAccount['open']> {
  const { name, phone } = personal
  const productId = products[0].id
  const stored = await make(person, '/files/photos', await pictureForm('photo'))
  const serviceOrder = await make(person, '/orderservices', {
    serviceId: service.id,
    brandId: brand.id,
    failure: `Llame a ${name} al ${phone}`,
    houseservice: true,
    addressId,
    photos: [stored.files?.[0]?.originalname ?? stored.name].filter(Boolean),
  })
  await person.fetch('/cart/items', { method: 'POST', json: { productId } })
  const wish = { termsAccepted: true, homeDelivery: true, description: `Pregunte por ${name}` }
  const order = await make(person, '/sellorders', wish)
  const purchase = { resetId: reset.id, precio: 2000, transactionCode: word() }
  const sale = await make(person, '/salereset', purchase)
  await person.fetch('/cart/items', { method: 'POST', json: { productId, quantity: 3 } })
  return { orderId: order.id, serviceOrderId: serviceOrder.id, saleId: sale.id }
}

/** Staff finish what is open. */
export async function settle({ sample: { admin }, open }: FullAccount): Promise<void> {
  const change = async (path: string, json: object) => {
    const answer = await admin.fetch(path, { method: 'PATCH', json })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }
  for (const status of ['EN PROCESO', 'COMPLETADA']) {
    await change(`/sellorders/${open.orderId}`, {
      status,
      respuesta: 'Gracias',
      unpaidReason: 'Paga el viernes',
    })
    await change(`/orderservices/${open.serviceOrderId}`, { status, reason: 'Cortesía' })
  }
  await change(`/salereset/${open.saleId}`, { descargable: true })
}
