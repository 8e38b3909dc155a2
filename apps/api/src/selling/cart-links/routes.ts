import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams } from '@tecnoclick/contract/platform/wire'
import { filledCartSchema } from '@tecnoclick/contract/selling/cart/schemas'
import * as endpoints from '@tecnoclick/contract/selling/cart-links/endpoints'
import * as schemas from '@tecnoclick/contract/selling/cart-links/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { addItems } from '../cart/cart-edits.ts'
import { changeCart } from '../cart/change-cart.ts'
import { serializeCart } from '../cart/serialize-cart.ts'
import { makeCartLink, removeCartLink } from './make-link.ts'
import { findCartLink, listCartLinks, readLinkItems, showCartLink } from './read-links.ts'

const perHour = hours(1) / seconds(1)

/** A cart becomes a link, and a link a cart (selling.md#cart-links). */
export function cartLinkRoutes(
  { database: { db }, cartTokens, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  const currencyOf = (context: ApiContext) =>
    readPreferences(new URL(context.req.url), context.req.raw.headers).currency
  const find = (token: string) => findCartLink(db, token, { cartTokens, now: now() })

  return [
    route(
      endpoints.makeCartLink,
      {
        summary:
          'Make a link of the cart or of some products, or save it with a name; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        body: schemas.newCartLinkSchema,
        response: schemas.ownCartLinkSchema,
        status: 201,
        limits: [{ name: 'cart-link', hits: 30, seconds: perHour, by: byAccount }],
        refusals: ['cartLinksFull', 'conflict', 'emptyCart'],
      },
      async ({ session, body, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const ownerId = session.viewer.id
        const { name = null, items } = body
        const request = { ownerId, currency: currencyOf(context), name, items, now: now() }
        const call = { userId: ownerId, scope: 'cart-links', key, request: body }
        const made = await makeCartLink(db, request, call)
        if (isRefusal(made)) return made
        const [link] = await listCartLinks(db, { ownerId, id: made.id, now: now() }, cartTokens)
        // Removed since the first call with this key.
        return link ?? refuse('conflict')
      },
    ),
    route(
      endpoints.listCartLinks,
      {
        summary: 'Saved carts and links of the account, newest first',
        access: 'customer',
        response: schemas.ownCartLinksSchema,
      },
      async ({ session }) => {
        const data = await listCartLinks(db, { ownerId: session.viewer.id, now: now() }, cartTokens)
        return { data, total: data.length }
      },
    ),
    route(
      endpoints.removeCartLink,
      { summary: 'Remove a saved cart or a link', access: 'customer', params: idParams, status: 204 },
      ({ session, params }) => removeCartLink(db, session.viewer.id, params.id),
    ),
    route(
      endpoints.getCartLink,
      {
        summary: 'The goods of a cart, by its link',
        access: 'public',
        params: schemas.cartLinkParams,
        response: schemas.cartLinkSchema,
        // Nobody finds links by trying.
        limits: [{ name: 'shared-cart', hits: 600, seconds: perHour }],
        refusals: ['notFound'],
      },
      async ({ session, params }) => {
        const found = await find(params.token)
        if (!found) return refuse('notFound')
        const viewer = session?.viewer
        return showCartLink(db, found, { wholesale: viewer?.wholesale ?? false, readerId: viewer?.id })
      },
    ),
    route(
      endpoints.takeCartLink,
      {
        summary: 'Add what can be had of a link to the cart; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'customer',
        params: schemas.cartLinkParams,
        response: filledCartSchema,
        limits: [{ name: 'shared-cart-taken', hits: 120, seconds: perHour, by: byAccount }],
        refusals: ['cartFull', 'conflict', 'notFound', 'outOfStock', 'unpaidLimit'],
      },
      async ({ session: { viewer }, params, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const found = await find(params.token)
        if (!found) return refuse('notFound')
        const lines = await readLinkItems(db, found.id)
        const items = lines.map(({ productId, chosen, quantity }) => ({
          productId,
          quantity,
          options: chosen,
        }))
        const pricing = { wholesale: viewer.wholesale, currency: currencyOf(context) }
        const shopper = { viewer, pricing, now: now(), settings: await settings.read() }
        const call = { userId: viewer.id, scope: 'cart', key, request: { link: found.id } }
        const cart = await changeCart(db, shopper, addItems(pricing, { items }), call)
        if (isRefusal(cart)) return cart
        const reader = { customerId: viewer.id, now: shopper.now }
        return { cart: serializeCart(cart, pricing, reader), missing: cart.missing }
      },
    ),
  ]
}
