import {
  type FurnishedShop,
  furnish,
  make,
  pictureForm,
  somebody,
  word,
} from '../../../testing/furnished-shop.ts'
import { insertSession, insertUser } from '../../../testing/people.ts'
import type { Person, TestApi } from '../../../testing/test-api.ts'

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
  furnished: FurnishedShop
  person: Person
  /** What has to be finished before the account can be closed. */
  open: { orderId: number; serviceOrderId: number; saleId: number }
}

/** An account with something in every table that can hold something of a person. */
export async function fullAccount(shop: TestApi): Promise<FullAccount> {
  const furnished = await furnish(shop)
  const { products, place, reset } = furnished
  const { email, name, lastname, phone, street, identity } = personal
  const userId = await insertUser(shop.database.db, { email, role: 'business' })
  const token = await insertSession(shop.database.db, userId, shop.clock.now)
  const person: Person = { userId, token, fetch: (path, init) => shop.fetch(path, { ...init, token }) }
  const productId = products[0].id

  await make(person, '/profiles', { name, lastname, phone, ruccode: identity })
  const address = await make(person, '/addresses', {
    ...somebody(place),
    name,
    lastname,
    street,
    phone,
    email,
  })
  await make(person, '/files', await pictureForm('avatarInput'))
  await make(person, '/reviews', { productId, author: `${name} ${lastname}`, email, text: 'Bien', rating: 4 })
  const secondReview = { productId: products[1].id, author: name, email, text: 'Regular', rating: 3 }
  await make(shop, '/reviews', secondReview)
  await person.fetch('/wishlist', { method: 'PUT', json: { ids: [productId] } })
  await person.fetch('/compare', { method: 'PUT', json: { ids: [productId] } })
  await make(person, '/newsletter', { email })
  await make(person, '/contactemails', { name, email, subject: 'Hola', body: `Soy ${name}, ${phone}` })
  await make(shop, '/contactemails', { name, email, subject: 'Otra vez', body: `Mi teléfono: ${phone}` })
  const stored = await make(person, '/files/photos', await pictureForm('photo'))
  const service = { serviceId: furnished.service.id, brandId: furnished.brand.id }
  const serviceOrder = await make(person, '/orderservices', {
    ...{ ...service, failure: `Llame a ${name} al ${phone}`, houseservice: true, addressId: address.id },
    photos: [stored.files?.[0]?.originalname ?? stored.name].filter(Boolean),
  })
  await person.fetch('/cart/items', { method: 'POST', json: { productId } })
  const order = await make(person, '/sellorders', {
    ...{ termsAccepted: true, homeDelivery: true, description: `Pregunte por ${name}` },
  })
  const sale = await make(person, '/salereset', {
    ...{ resetId: reset.id, precio: 2000, transactionCode: word() },
  })
  await person.fetch('/cart/items', { method: 'POST', json: { productId, quantity: 3 } })
  // Counted by the address.
  await shop.fetch('/security/login', { method: 'POST', json: { email, password: 'f'.repeat(64) } })
  await shop.fetch('/security/reset-password/init', { method: 'POST', json: { email } })
  return { furnished, person, open: { orderId: order.id, serviceOrderId: serviceOrder.id, saleId: sale.id } }
}

/** Staff finish what is open. */
export async function settle({ furnished: { admin }, open }: FullAccount): Promise<void> {
  const change = async (path: string, json: object) => {
    const answer = await admin.fetch(path, { method: 'PATCH', json })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  }
  for (const status of ['EN PROCESO', 'COMPLETADA']) {
    await change(`/sellorders/${open.orderId}`, { status, respuesta: 'Gracias' })
    await change(`/orderservices/${open.serviceOrderId}`, { status })
  }
  await change(`/salereset/${open.saleId}`, { descargable: true })
}
