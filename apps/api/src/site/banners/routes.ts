import { listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/banners/endpoints'
import * as schemas from '@tecnoclick/contract/site/banners/schemas'
import { banners } from '@tecnoclick/database/schema/site/banners'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { editableRoutes } from '../../platform/rows/editable-routes.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { invalidateAfterWrites } from '../../platform/rows/route-decorators.ts'
import { type BannerCache, shownAt } from './banner-cache.ts'

export function bannerRoutes(deps: ApiDeps, live: BannerCache): Route[] {
  return [
    route(
      endpoints.listBanners,
      {
        summary: 'Current banners, of one place or all',
        access: 'public',
        query: schemas.bannerQuery,
        response: listOf(schemas.bannerSchema),
        cacheControl: 'public, max-age=60',
      },
      async ({ query }) => {
        const shown = shownAt(await live.read(), deps.now())
        const data = query?.place ? shown.filter(({ place }) => place === query.place) : shown
        return { data, total: data.length }
      },
    ),
    ...invalidateAfterWrites(live.invalidate, editingRoutes(deps)),
  ]
}

function editingRoutes(deps: ApiDeps): Route[] {
  return editableRoutes(deps, {
    entity: 'banner',
    table: banners,
    endpoints: endpoints.adminBanners,
    schemas: {
      row: schemas.editableBannerSchema,
      create: schemas.newBannerSchema,
      change: schemas.bannerChangeSchema,
    },
    permissions: { read: 'banners:read', write: 'banners:write' },
    fields: { id: 'integer', place: 'text', title: 'text', position: 'integer', enable: 'boolean' },
    serialize,
    toInsert: ({ text, linkLabel, startsDate, endsDate, ...banner }) => ({
      ...banner,
      text: text ?? '',
      linkLabel: linkLabel ?? '',
      startsAt: instantOf(startsDate),
      endsAt: instantOf(endsDate),
    }),
    toChange: ({ version: _, text, linkLabel, startsDate, endsDate, ...banner }) =>
      omitUndefined({
        ...banner,
        text: text === null ? '' : text,
        linkLabel: linkLabel === null ? '' : linkLabel,
        startsAt: instantOf(startsDate),
        endsAt: instantOf(endsDate),
      }),
  })
}

function serialize(row: typeof banners.$inferSelect): schemas.EditableBanner {
  const { id, place, title, text, linkLabel, link, image, phoneImage, position, enable, version } = row
  return {
    id,
    place,
    title,
    text,
    linkLabel,
    link,
    image,
    phoneImage,
    position,
    enable,
    version,
    startsDate: row.startsAt?.toISOString() ?? null,
    endsDate: row.endsAt?.toISOString() ?? null,
  }
}

/** Undefined leaves the date unchanged, null removes it. */
function instantOf(date: string | null | undefined): Date | null | undefined {
  return typeof date === 'string' ? new Date(date) : date
}
