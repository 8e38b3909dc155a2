import type { Role } from '@tecnoclick/domain/people/roles'
import sharp from 'sharp'
import { insertReset } from '../resets/sales/testing/insert-reset.ts'
import { keyIn, lastMailTo } from './mailbox.ts'
import { somePassword } from './people.ts'
import type { Person, TestApi } from './test-api.ts'

type Row = { id: number; slug: string; name: string }

/** A shop with one of everything, created through the API; most of it belongs to Ana. */
export type SampleShop = Awaited<ReturnType<typeof createSampleShop>>

let words = 1000

/** A word that is unique in this run, with as many digits as a transaction code needs. */
export const word = () => `prueba-${++words}`
export const address = () => `${word()}@ejemplo.cu`

export async function createSampleShop(shop: TestApi) {
  // Reservations and mails also depend on the database's clock.
  shop.clock.now = new Date()
  const [admin, ana, business, stranger] = await Promise.all(
    (['admin', 'user', 'business', 'user'] as const satisfies Role[]).map((role) => shop.as(role)),
  )
  if (!admin || !ana || !business || !stranger) throw new Error('An account was not created')

  const category: Row = await make(admin, '/categories', { name: word() })
  const brand: Row = await make(admin, '/brands', { name: word() })
  const attribute: Row = await make(admin, '/attributes', { name: word(), values: [{ name: 'Negro' }] })
  const products = [await stock(admin, { brand, category }), await stock(admin, { brand, category })] as const
  const place = await placeOf(shop)
  const addressRow: Row = await make(ana, '/addresses', addressBody(place))
  const profile: Row = await make(ana, '/profiles', { name: 'Ana', lastname: 'Rosales' })
  const serviceType: Row = await make(admin, '/typeservices', { name: word() })
  const service: Row = await make(admin, '/services', { name: word(), typeId: serviceType.id })
  const consecutive: Row = await make(admin, '/consecutives', numbering())
  const reset = await insertReset(shop.database)
  const avatar = await make(ana, '/files', await pictureForm('avatarInput'))
  const review: Row = await make(ana, '/reviews', reviewBody(products[0].id))
  await admin.fetch(`/reviews/${review.id}`, { method: 'PATCH', json: { hidden: false } })
  await ana.fetch('/cart/items', { method: 'POST', json: { productId: products[0].id } })

  const created = {
    database: shop.database,
    admin,
    ana,
    business,
    stranger,
    category,
    brand,
    attribute,
    products,
    place,
    profile,
    serviceType,
    service,
    consecutive,
    reset,
    review,
    address: addressRow,
    avatar: String(avatar.files[0].originalname),
    email: async (person: Person): Promise<string> =>
      (await (await person.fetch('/security/me')).json()).user.email,
    /** Places an order for the caller. */
    async order(person: Person) {
      await person.fetch('/cart/items', { method: 'POST', json: { productId: products[1].id } })
      return make(person, '/sellorders', { termsAccepted: true, recipientPhone: '5555 0101' })
    },
    /** A completed order of which everything may be returned. */
    async delivered(person: Person) {
      const order = await created.order(person)
      for (const status of ['EN PROCESO', 'COMPLETADA'])
        await admin.fetch(`/sellorders/${order.id}`, {
          method: 'PATCH',
          json: { status, unpaidReason: 'Paga el viernes' },
        })
      return order
    },
    /** A return of such an order. */
    async returned(person: Person) {
      const order = await created.delivered(person)
      const lines = [{ lineId: order.items[0].id, quantity: 1 }]
      return make(person, `/sellorders/${order.id}/returns`, { kind: 'return', reason: 'wrong', lines })
    },
    serviceOrder: (person: Person) =>
      make(person, '/orderservices', { serviceId: service.id, brandId: brand.id, failure: 'No imprime' }),
    /** A reset that its buyer may download. */
    async sale(person: Person) {
      const wish = { resetId: reset.id, precio: 2000, transactionCode: word() }
      const sale = await make(person, '/salereset', wish)
      await admin.fetch(`/salereset/${sale.id}`, { method: 'PATCH', json: { descargable: true } })
      return sale
    },
    /** An account that is not activated. */
    async activationKey(): Promise<string> {
      const email = address()
      await make(await shop.as(undefined), '/security/sign-up', { email, password: somePassword })
      return keyIn(await lastMailTo(shop.database, email))
    },
  }
  const [order, serviceOrder, sale] = [
    await created.order(ana),
    await created.serviceOrder(ana),
    await created.sale(ana),
  ]
  const asked = await created.returned(ana)
  const walkIn = await make(admin, '/admin/orderservices', {
    name: 'Eva',
    phone: '52345678',
    failure: 'No enciende',
    serviceId: service.id,
    brandId: brand.id,
  })
  const tickets = await Promise.all(
    [serviceOrder, walkIn].map(async ({ id }) => (await admin.fetch(`/orderservices/${id}/ticket`)).json()),
  )
  return { ...created, asked, placed: order, requested: serviceOrder, bought: sale, tickets }
}

/** The body of a call that must succeed. */
export async function make(person: Pick<Person, 'fetch'>, path: string, body: object) {
  const sent = body instanceof FormData ? { body } : { json: body }
  const response = await person.fetch(path, { method: 'POST', ...sent })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

export async function pictureForm(field: string): Promise<FormData> {
  const dots = { width: 8, height: 8, channels: 3, background: '#2563eb' } as const
  const form = new FormData()
  form.set(field, new File([new Uint8Array(await sharp({ create: dots }).png().toBuffer())], 'foto.png'))
  return form
}

export const reviewBody = (productId: number) => ({
  productId,
  author: 'Ana',
  email: address(),
  text: 'Imprime bien',
  rating: 5,
})

export const numbering = () => {
  const name = word().toUpperCase()
  return { document: name.replace('-', '_'), prefix: name }
}

export const addressBody = (place: Awaited<ReturnType<typeof placeOf>>) => ({
  name: 'Ana',
  lastname: 'Rosales',
  street: 'Calle Martí 12',
  zip: '85100',
  email: 'ana@ejemplo.cu',
  ...place,
})

async function stock(admin: Person, { brand, category }: Record<'brand' | 'category', Row>): Promise<Row> {
  const product: Row = await make(admin, '/products', {
    sku: word(),
    name: word(),
    price: 249.5,
    priceAlt: 90_000,
    compareAtPrice: 299,
    featured: true,
    brand: brand.slug,
    categories: [category.slug],
  })
  await admin.fetch(`/products/updatestock/${product.id}`, { method: 'PATCH', json: { stock: 5000 } })
  return product
}

async function placeOf(shop: TestApi) {
  const idOf = async (path: string, name: string): Promise<number> =>
    (await (await shop.fetch(`${path}?filter[where][name]=${name}`)).json()).data[0].id
  return {
    countryId: await idOf('/countries', 'Cuba'),
    stateId: await idOf('/states', 'Granma'),
    cityId: await idOf('/cities', 'Bayamo'),
  }
}
