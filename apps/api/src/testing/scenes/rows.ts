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
] as const

export async function changes({ sample: { admin, ana, products }, play }: Stage): Promise<void> {
  await play(admin, 'POST /admin/pickup-points', { json: { name: word(), address: 'Calle 1' } })
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
