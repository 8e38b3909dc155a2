import * as endpoints from '@tecnoclick/contract/catalogue/saved-lists/endpoints'
import * as schemas from '@tecnoclick/contract/catalogue/saved-lists/schemas'
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
export function savedListRoutes({ database: { db }, now }: ApiDeps): Route[] {
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
