import type { Banner } from '@tecnoclick/contract/site/banners/schemas'
import { banners } from '@tecnoclick/database/schema/site/banners'
import { asc, eq } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'

/** A banner and its date range; null is open-ended. */
export interface ScheduledBanner {
  banner: Banner
  startsAt: Date | null
  endsAt: Date | null
}

export type BannerCache = RowCache<ScheduledBanner[]>

export function createBannerCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): BannerCache {
  return createRowCache(deps, {
    name: 'banners',
    tables: [banners],
    async load() {
      const rows = await deps.database.db
        .select()
        .from(banners)
        .where(eq(banners.enable, true))
        .orderBy(asc(banners.position), asc(banners.id))
      return rows.map(({ startsAt, endsAt, id, place, title, text, linkLabel, link, image, phoneImage }) => ({
        banner: { id, place, title, text, linkLabel, link, image, phoneImage },
        startsAt,
        endsAt,
      }))
    },
    timeKey: (all) => `${shownAt(all, deps.now()).map(({ id }) => id)}`,
  })
}

export function shownAt(all: readonly ScheduledBanner[], now: Date): Banner[] {
  return all
    .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt))
    .map(({ banner }) => banner)
}
