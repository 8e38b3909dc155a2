import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/cart/endpoints'
import * as schemas from '@tecnoclick/contract/selling/cart/schemas'
import type { PricingContext } from '@tecnoclick/domain/catalogue/prices'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { findDeliveryZone } from '../../delivery/zones/find-zone.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { type RepeatableCall, readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { Session } from '../../platform/session/find-session.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { addItem, addItems, type CartEdit, changeItems, removeItem } from './cart-edits.ts'
import { readCartLines } from './cart-lines.ts'
import { changeCart } from './change-cart.ts'
import { enterCode, removeCode } from './promotion-code.ts'
import { serializeCart } from './serialize-cart.ts'

/** selling.md#calls */
export function cartRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
): Route[] {
  const detail = {
    access: 'customer',
    query: schemas.cartQuery,
    response: schemas.cartSchema,
  } as const

  async function change(
    input: { session: Session; query: schemas.CartQuery | undefined; context: ApiContext },
    editFor: (pricing: PricingContext) => CartEdit,
    call?: RepeatableCall,
  ) {
    const { viewer } = input.session
    const pricing = { wholesale: viewer.wholesale, currency: currencyOf(input) }
    const shopper = { viewer, pricing, now: now(), settings: await settings.read() }
    const cart = await changeCart(db, shopper, editFor(pricing), call)
    if (isRefusal(cart)) return cart
    const serialized = serializeCart(cart, pricing, { customerId: viewer.id, now: shopper.now })
    return { cart: serialized, missing: cart.missing }
  }

  async function changeOnly(...asked: Parameters<typeof change>) {
    const changed = await change(...asked)
    return isRefusal(changed) ? changed : changed.cart
  }

  async function show(input: {
    session: Session
    query: schemas.CartQuery | undefined
    context: ApiContext
  }) {
    const { id, wholesale } = input.session.viewer
    const currency = currencyOf(input)
    const cart = await readCartLines(db, id, currency)
    if (!cart.currency) return refuse('malformed', { fields: { currency: '' } })
    return serializeCart(cart, { wholesale, currency }, { customerId: id, now: now() })
  }

  return [
    route(
      endpoints.getCart,
      { ...detail, summary: 'The cart of the session', query: schemas.readCartQuery },
      async (input) => {
        const { viewer } = input.session
        const currency = currencyOf(input)
        const cart = await readCartLines(db, viewer.id, currency)
        if (!cart.currency) return refuse('malformed', { fields: { currency: '' } })
        const pricing = { wholesale: viewer.wholesale, currency }
        const { homeDelivery, addressId, choices } = input.query ?? {}
        const payers =
          choices === 'true' ? [null, ...(await methods.read()).map(({ code }) => code)] : undefined
        const reader = { customerId: viewer.id, now: now(), ...(payers && { methods: payers }) }
        if (homeDelivery !== 'true') return serializeCart(cart, pricing, reader)
        const zone = await findDeliveryZone(db, viewer.id, addressId)
        return serializeCart(cart, pricing, { ...reader, delivery: { terms: await settings.read(), zone } })
      },
    ),
    route(
      endpoints.addCartItem,
      {
        ...detail,
        summary: 'Add a product and reserve its units; repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.newCartItemSchema,
        refusals: ['cartFull', 'chooseVariant', 'noPrice', 'notFound', 'outOfStock', 'unpaidLimit'],
      },
      (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const call = { userId: input.session.viewer.id, scope: 'cart/items', key, request: input.body }
        return changeOnly(input, (pricing) => addItem(pricing, input.body), call)
      },
    ),
    route(
      endpoints.fillCart,
      {
        ...detail,
        summary: 'Add what can be had of several products; repeatable with the header Idempotency-Key',
        repeatable: true,
        body: schemas.newCartItemsSchema,
        response: schemas.filledCartSchema,
      },
      (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const call = { userId: input.session.viewer.id, scope: 'cart', key, request: input.body }
        return change(input, (pricing) => addItems(pricing, input.body), call)
      },
    ),
    route(
      endpoints.changeCartItem,
      {
        ...detail,
        summary: 'Change the quantity of a line',
        params: idParams,
        body: schemas.cartItemChangeSchema,
        refusals: ['cartFull', 'conflict', 'outOfStock', 'unpaidLimit'],
      },
      (input) => {
        const items = [{ id: input.params.id, quantity: input.body.quantity }]
        return changeOnly(input, (pricing) => changeItems(pricing, { items }))
      },
    ),
    route(
      endpoints.changeCart,
      {
        ...detail,
        summary: 'Change several quantities at once',
        body: schemas.cartChangeSchema,
        refusals: ['cartFull', 'conflict', 'notFound', 'outOfStock', 'unpaidLimit'],
      },
      (input) => changeOnly(input, (pricing) => changeItems(pricing, input.body)),
    ),
    route(
      endpoints.removeCartItem,
      {
        ...detail,
        summary: 'Remove a line and release its units',
        params: idParams,
      },
      (input) => changeOnly(input, (pricing) => removeItem(pricing, input.params.id)),
    ),
    route(
      endpoints.enterCode,
      {
        ...detail,
        summary: 'Enter the code of a promotion',
        body: schemas.cartCodeSchema,
        // Nobody finds out codes by trying them.
        limits: [
          {
            name: 'promotion-code',
            hits: 60,
            seconds: hours(1) / seconds(1),
            by: byAccount,
          },
        ],
        refusals: ['promotionRefused'],
      },
      async (input) => {
        const refused = await enterCode(db, input.session.viewer.id, input.body.code)
        return refused ?? show(input)
      },
    ),
    route(endpoints.removeCode, { ...detail, summary: 'Remove the code' }, async (input) => {
      await removeCode(db, input.session.viewer.id)
      return show(input)
    }),
  ]
}

function currencyOf({
  query,
  context,
}: {
  query: schemas.CartQuery | undefined
  context: ApiContext
}): string {
  return query?.currency ?? readPreferences(new URL(context.req.url), context.req.raw.headers).currency
}
