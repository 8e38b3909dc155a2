import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import type { ApiDeps } from '../../platform/deps.ts'
import { createRowCache, type RowCache } from '../../platform/rows/row-cache.ts'
import { readOfferedResets } from './read-resets.ts'

export type ResetCache = RowCache<Reset[]>

/** Every visitor of the reset list reads it. */
export function createResetCache(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): ResetCache {
  return createRowCache(deps, {
    name: 'the resets',
    tables: [resets, brands],
    load: () => readOfferedResets(deps.database.db),
  })
}
