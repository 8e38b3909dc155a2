import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { brands } from '@tecnoclick/database/schema/catalogue/brands'
import { resets } from '@tecnoclick/database/schema/resets/resets'
import type { ApiDeps } from '../../platform/deps.ts'
import { type LiveRows, liveRows } from '../../platform/rows/live-rows.ts'
import { readOfferedResets } from './read-resets.ts'

export type LiveResets = LiveRows<Reset[]>

/** Every visitor of the reset list reads it. */
export function liveResets(deps: Pick<ApiDeps, 'database' | 'log' | 'now'>): LiveResets {
  return liveRows(deps, {
    what: 'the resets',
    tables: [resets, brands],
    load: () => readOfferedResets(deps.database.db),
  })
}
