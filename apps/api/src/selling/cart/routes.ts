import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/cart/endpoints'
import * as schemas from '@tecnoclick/contract/selling/cart/schemas'
import type { Settings } from '@tecnoclick/domain/site/settings'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { type RepeatableCall, readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { Session } from '../../platform/session/find-session.ts'
import { readCartLines } from '../stock/cart-lines.ts'
import { addItem } from './add-item.ts'
import { cartOnTheWire } from './cart-on-the-wire.ts'
import { type CartEdit, changeCart, type Shopper } from './change-cart.ts'
import { changeItems, removeItem } from './change-items.ts'

/** selling.md#calls */
export function cartRoutes(
  { database: { db }, now }: ApiDeps,
  settings: { read(): Promise<Settings> },
): Route[] {
  const detail = { access: 'customer', query: schemas.cartQuery, response: schemas.cartSchema } as const

  async function change(
    input: { session: Session; query: schemas.CartQuery | undefined; context: ApiContext },
    editFor: (shopper: Shopper) => CartEdit,
    call?: RepeatableCall,
  ) {
    const { viewer } = input.session
    const shopper = {
      userId: viewer.id,
      customer: viewer,
      currency: currencyOf(input),
      now: now(),
      reservationHours: (await settings.read()).reservationHours,
    }
    const cart = await changeCart(db, shopper, editFor(shopper), call)
    return isRefusal(cart) ? cart : cartOnTheWire(cart, { ...shopper, delivery: undefined })
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
        const delivery = input.query?.homeDelivery === 'true' ? await settings.read() : undefined
        return cartOnTheWire(cart, { customer: viewer, currency, delivery })
      },
    ),
    route(
      endpoints.addCartItem,
      {
        ...detail,
        summary: 'Add a product and take its units; with the header Idempotency-Key it may be repeated',
        body: schemas.newCartItemSchema,
      },
      (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        const call = { userId: input.session.viewer.id, scope: 'cart/items', key, request: input.body }
        return change(input, (shopper) => addItem(shopper, input.body), call)
      },
    ),
    route(
      endpoints.changeCartItem,
      {
        ...detail,
        summary: 'Change the quantity of a line',
        params: idParams,
        body: schemas.cartItemChangeSchema,
      },
      (input) => {
        const items = [{ id: input.params.id, quantity: input.body.quantity }]
        return change(input, (shopper) => changeItems(shopper, { items }))
      },
    ),
    route(
      endpoints.changeCart,
      { ...detail, summary: 'Change several quantities at once', body: schemas.cartChangeSchema },
      (input) => change(input, (shopper) => changeItems(shopper, input.body)),
    ),
    route(
      endpoints.removeCartItem,
      { ...detail, summary: 'Remove a line and give its units back', params: idParams },
      (input) => change(input, (shopper) => removeItem(shopper, input.params.id)),
    ),
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
