import * as endpoints from '@tecnoclick/contract/catalogue/saved-lists/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/saved-lists/schemas'
import { users } from '@tecnoclick/database/schema/people/users'
import { eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readSavedList, replaceSavedList, savedLists } from './saved-list.ts'

const lists = [
  {
    name: 'wishlist',
    read: endpoints.getWishlist,
    replace: endpoints.putWishlist,
    body: schemas.wishlistChangeSchema,
  },
  {
    name: 'compare',
    read: endpoints.getCompare,
    replace: endpoints.putCompare,
    body: schemas.compareChangeSchema,
  },
] as const

/** Wishlist and compare list of an account; signed-out visitors store theirs in the browser. */
export function savedListRoutes(deps: ApiDeps): Route[] {
  return [...productLists(deps), ...printerRoutes(deps)]
}

function productLists({ database: { db }, now }: ApiDeps): Route[] {
  return lists.flatMap(({ name, read, replace, body }) => [
    route(
      read,
      {
        summary: `Product ids of the ${name} of the account`,
        access: 'customer',
        response: schemas.savedListSchema,
      },
      async ({ session }) => ({ ids: await readSavedList(db, savedLists[name], session.viewer.id) }),
    ),
    route(
      replace,
      {
        summary: `Replace the ${name} of the account; unknown products are skipped`,
        access: 'customer',
        body,
        response: schemas.savedListSchema,
      },
      async ({ session, body: { ids } }) => ({
        ids: await replaceSavedList(db, savedLists[name], session.viewer.id, ids, now()),
      }),
    ),
  ])
}

/** 'Mi impresora' of an account (catalogue.md#my-printer). */
function printerRoutes({ database: { db } }: ApiDeps): Route[] {
  const own = { access: 'customer', response: schemas.ownPrinterSchema } as const
  return [
    route(
      endpoints.getOwnPrinter,
      { ...own, summary: 'The printer of the account' },
      async ({ session: { viewer } }) => {
        const [row] = await db.select({ model: users.printer }).from(users).where(eq(users.id, viewer.id))
        return { model: row?.model ?? null }
      },
    ),
    route(
      endpoints.putOwnPrinter,
      { ...own, summary: 'Choose the printer of the account, or none', body: schemas.printerChoiceSchema },
      async ({ session: { viewer }, body: { model = null } }) => {
        await db.update(users).set({ printer: model }).where(eq(users.id, viewer.id))
        return { model }
      },
    ),
  ]
}
