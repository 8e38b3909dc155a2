import { insertSession, insertUser } from '@tecnoclick/api/testing/people'
import { scriptPayloads } from '@tecnoclick/api/testing/script-payloads'
import { connectDatabase } from '@tecnoclick/database/connect'
import { joinEmbeddedPostgres } from '@tecnoclick/database/embedded/join'
import type { Role } from '@tecnoclick/domain/people/roles'

export interface ScriptedShop {
  tokens: { ana: string; admin: string }
  /** The pages that show its texts, to visitors and to a customer. */
  pages: readonly string[]
  officePages: readonly string[]
}

interface Sent {
  id: number
  slug: string
}

/** A shop with a script payload in every text that visitors, customers and staff can write, created through the API. */
export async function fillWithScripts(address: string, dataDir: string): Promise<ScriptedShop> {
  const tokens = { ana: await tokenFor(dataDir, 'user'), admin: await tokenFor(dataDir, 'admin') }
  const by = (token: string) => async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${address}/api${path}`, { method, headers, body: JSON.stringify(body) })
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    const sent: Sent = await response.json()
    return sent
  }
  const [staff, ana] = [by(tokens.admin), by(tokens.ana)]

  for (const key of ['storeName', 'tagline', 'address', 'legalName'])
    await staff('PATCH', `/admin/settings/${key}`, { value: turn(120), version: 1 })
  await staff('POST', '/categories', { slug: 'guiones', name: turn(80), description: all(5000) })
  const brand = await staff('POST', '/brands', { slug: 'marca', name: turn(80) })
  await staff('POST', '/attributes', {
    slug: 'dato',
    name: turn(80),
    values: [{ slug: 'valor', name: turn(120) }],
  })
  const added: Sent[] = []
  for (const [index, name] of packed(200).entries()) {
    const parts = { brand: 'marca', categories: ['guiones'], featured: true, description: all(20_000) }
    const attributes = [{ slug: 'dato', values: ['valor'], featured: true }]
    const words = { sku: `${index}${turn(60)}`, slug: `guion-${index}`, name, model: turn(80) }
    const product = await staff('POST', '/products', { ...words, ...parts, attributes, price: 10 })
    await staff('PATCH', `/products/updatestock/${product.id}`, { stock: 9 })
    added.push(product)
  }
  const [product] = added
  if (!product) throw new Error('No product was stored')
  for (const [index, text] of packed(2000).entries()) {
    const review = await ana('POST', '/reviews', {
      productId: added[index]?.id,
      author: turn(80),
      email: `guion-${index}@ejemplo.cu`,
      text,
      rating: 1,
    })
    await staff('PATCH', `/reviews/${review.id}`, { hidden: false })
  }
  await staff('POST', '/admin/promises', { icon: 'truck', title: turn(80), text: turn(160) })
  await staff('POST', '/admin/faq', { section: 'general', question: turn(300), answer: all(5000) })
  const post = await staff('POST', '/admin/posts', {
    slug: 'guion',
    title: turn(160),
    body: all(50_000),
    author: turn(100),
    category: turn(60),
    tags: [turn(40)],
    excerpt: turn(300),
    publishedDate: '2026-01-01T00:00:00Z',
  })
  await staff('POST', '/admin/comments', { postId: post.id, author: turn(80), text: all(2000) })
  const type = await staff('POST', '/typeservices', { name: turn(100), description: all(2000) })
  const service = await staff('POST', '/services', {
    name: turn(100),
    description: all(2000),
    typeId: type.id,
  })
  await ana('POST', '/profiles', { name: turn(100), lastname: turn(100) })
  await ana('POST', '/contactemails', {
    email: 'ana@ejemplo.cu',
    name: turn(50),
    subject: turn(20),
    body: all(5000),
  })
  await ana('POST', '/cart/items', { productId: product.id })
  const order = await ana('POST', '/sellorders', {
    termsAccepted: true,
    recipientName: turn(200),
    recipientPhone: '5555 0101',
    description: all(2000),
  })
  await staff('PATCH', `/sellorders/${order.id}`, { respuesta: all(2000), status: 'EN PROCESO' })
  const request = await ana('POST', '/orderservices', {
    serviceId: service.id,
    brandId: brand.id,
    failure: all(2000),
    model: turn(100),
  })
  await staff('PATCH', `/orderservices/${request.id}`, { respuesta: all(2000) })
  await ana('POST', '/cart/items', { productId: product.id })

  const asked = scriptPayloads.filter((_, index) => index % 40 === 0).map(encodeURIComponent)
  return {
    tokens,
    pages: [
      ...['/', '/home-two', '/shop/catalog/guiones?limit=24', `/shop/products/${product.slug}`, '/shop/cart'],
      ...['/shop/catalog/guiones?limit=24&page=2', '/shop/catalog/guiones?limit=24&page=3&view=list'],
      ...asked.flatMap((text) => [
        `/shop/catalog?q=${text}`,
        `/shop/catalog?filter_brand=${text}&sort=${text}`,
      ]),
      ...asked.slice(0, 2).map((text) => `/shop/track-order?number=${text}&email=${text}`),
      ...['/services/list', `/services/order/print/${request.id}`, '/site/faq', '/site/contact-us'],
      ...[
        '/blog/category-classic',
        '/blog/post-classic/guion',
        '/blog/post-full/guion',
        '/account/dashboard',
      ],
      ...['/account/profile', '/account/orders', `/account/orders/${order.id}`],
      ...[`/account/orders/${order.id}/proforma`, '/shop/checkout', `/shop/checkout/success/${order.id}`],
    ],
    officePages: [
      '/admin',
      `/admin/orders/${order.id}`,
      `/admin/service-orders/${request.id}`,
      '/admin/customers',
    ],
  }
}

async function tokenFor(dataDir: string, role: Role): Promise<string> {
  const { url } = await joinEmbeddedPostgres({ dataDir })
  const { db, close } = connectDatabase(url, { max: 1 })
  try {
    return await insertSession(db, await insertUser(db, { role, email: `${role}@guiones.cu` }), new Date())
  } finally {
    await close()
  }
}

let turns = 0

/** The next payload that fits, in rotation. */
function turn(longest: number): string {
  const fitting = scriptPayloads.filter(({ length }) => length <= longest)
  turns += 1
  return fitting[turns % fitting.length] ?? '<b>'
}

/** All payloads, in as many texts as needed. */
function packed(longest: number): string[] {
  const texts = ['']
  for (const payload of scriptPayloads) {
    const last = texts.at(-1) ?? ''
    if (last.length + payload.length < longest) texts[texts.length - 1] = `${last} ${payload}`.trim()
    else texts.push(payload)
  }
  return texts
}

/** As many payloads as one text can hold. */
const all = (longest: number): string => packed(longest)[0] ?? ''
