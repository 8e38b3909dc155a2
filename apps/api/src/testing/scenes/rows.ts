import { word } from '../sample-shop.ts'
import type { Stage } from './play.ts'

/** Every list and report that needs no parameters. */
export async function lists({ shop, sample: { admin }, play }: Stage): Promise<void> {
  for (const { endpoint, query } of shop.api.routes) {
    const { method, path } = endpoint
    if (method !== 'GET' || path.includes('{') || path.startsWith('/security/')) continue
    if (!query || query.safeParse({}).success) await play(admin, `GET ${path as `/${string}`}`)
  }
}

/** Rows that staff save as they are: their list, where one of them is changed, and what is sent. */
const edited = [
  ['/cities', '/cities/{id}', 'name'],
  ['/admin/brands', '/brands/{id}', 'name'],
  ['/admin/attributes', '/attributes/{id}', 'name'],
  ['/admin/reviews', '/reviews/{id}', 'hidden'],
  ['/typeservices', '/typeservices/{id}', 'name'],
  ['/admin/resets', '/resets/{id}', 'name'],
  ['/consecutives', '/consecutives/{id}', 'prefix'],
  ['/admin/contactemails', '/admin/contactemails/{id}', 'handled'],
  ['/admin/team', '/admin/team/{id}', 'name'],
  ['/admin/posts', '/admin/posts/{id}', 'title'],
  ['/admin/promises', '/admin/promises/{id}', 'enable'],
  ['/admin/pickup-points', '/admin/pickup-points/{id}', 'name'],
  ['/admin/pages', '/admin/pages/{id}', 'title'],
  ['/admin/payment-methods', '/admin/payment-methods/{id}', 'name'],
  ['/admin/customers', '/admin/customers/{id}', 'enabled'],
  ['/admin/repair-steps', '/admin/repair-steps/{id}', 'position'],
  ['/admin/reply-templates', '/admin/reply-templates/{id}', 'name'],
  ['/admin/search-rules', '/admin/search-rules/{id}', 'words'],
] as const

export async function changes({ sample: { admin, ana, products }, play }: Stage): Promise<void> {
  await play(admin, 'POST /admin/pickup-points', { json: { name: word(), address: 'Calle 1' } })
  const promise = { icon: 'truck', title: word(), text: 'Siempre' }
  await play(admin, 'POST /admin/promises', { json: promise })
  await play(admin, 'POST /admin/reply-templates', { json: { name: word(), body: 'Ya está listo' } })
  const step = { name: { es: word() }, state: 'EN PROCESO', turn: 'workshop' }
  const { id: stepId } = await play(admin, 'POST /admin/repair-steps', { json: step })
  await play(admin, 'DELETE /admin/repair-steps/{id}', { params: { id: stepId } })
  await play(admin, 'POST /admin/search-rules', { json: { words: `${word()}, ${word()}` } })
  await play(admin, 'POST /admin/team', { json: { name: 'Eva', post: 'Ventas' } })
  const cart = await play(ana, 'POST /cart/items', { json: { productId: products[0].id } })
  const items = [{ id: cart.items[0].id, quantity: 1 }]
  await play(ana, 'PUT /cart', { json: { items } })
  for (const [list, one, field] of edited) {
    const { data } = await play(admin, `GET ${list}`)
    const { id, version, [field]: value } = data[0]
    await play(admin, `PATCH ${one}`, { params: { id }, json: { [field]: value, version } })
  }
}

/** Rows that are read one by one: their list, where one of them is shown. */
const shown = [
  ['/admin/countries', '/admin/countries/{id}'],
  ['/admin/states', '/admin/states/{id}'],
  ['/admin/cities', '/admin/cities/{id}'],
  ['/admin/payment-methods', '/admin/payment-methods/{id}'],
  ['/admin/pickup-points', '/admin/pickup-points/{id}'],
  ['/admin/stock-sheets', '/admin/stock-sheets/{id}'],
  ['/admin/categories', '/admin/categories/{id}'],
  ['/admin/brands', '/admin/brands/{id}'],
  ['/admin/attributes', '/admin/attributes/{id}'],
  ['/admin/resets', '/admin/resets/{id}'],
  ['/admin/resets', '/resets/{id}/payment'],
  ['/admin/contactemails', '/admin/contactemails/{id}'],
  ['/admin/pages', '/admin/pages/{id}'],
  ['/admin/team', '/admin/team/{id}'],
  ['/admin/posts', '/admin/posts/{id}'],
  ['/admin/banners', '/admin/banners/{id}'],
  ['/admin/promises', '/admin/promises/{id}'],
  ['/admin/customers', '/admin/customers/{id}'],
  ['/admin/mails', '/admin/mails/{id}'],
  ['/admin/repair-steps', '/admin/repair-steps/{id}'],
  ['/admin/reply-templates', '/admin/reply-templates/{id}'],
  ['/admin/search-rules', '/admin/search-rules/{id}'],
  ['/admin/audit-log', '/admin/audit-log/{id}'],
  ['/admin/products', '/admin/products/{id}/reservations'],
  ['/admin/products', '/admin/products/{id}/moves'],
] as const

export async function details({ sample: { admin, products }, play }: Stage): Promise<void> {
  for (const [list, one] of shown) {
    const { data } = await play(admin, `GET ${list}`)
    await play(admin, `GET ${one}`, { params: { id: data[0].id } })
  }
  await play(admin, 'GET /products/compatible/{slug}', { params: products[0] })
  await play(admin, 'GET /catalogue/snapshot/changes', { query: '?since=1' })
  await play(admin, 'GET /translations', { query: '?area=faq&lang=en' })
  await play(admin, 'GET /admin/search', { query: '?q=prueba' })
}
