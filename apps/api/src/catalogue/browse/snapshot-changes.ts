import type { Database } from '@tecnoclick/database/connect'
import { snapshotChanges } from '@tecnoclick/database/schema/catalogue/snapshot-changes'
import { hours } from '@tecnoclick/domain/platform/duration'
import { and, lt, lte, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'

/** The result of reading the change log `snapshot_changes` (schema/snapshot-changes.ts). */
interface ChangesSince {
  /** Where the next read continues. */
  position: LogPosition
  /** Undefined if changes may have been missed: reload everything. */
  changes: Changes | undefined
}

/** A `pg_snapshot` and when it was taken, by PostgreSQL's clock. */
export interface LogPosition {
  snapshot: string
  at: string
}

export interface Changes {
  products: number[]
  /** Those of them whose categories, attributes, options or pictures changed. */
  productParts: number[]
  categories: number[]
  brands: number[]
  attributes: number[]
  searchRules: number[]
  /** Settings that the prices of all products follow from. */
  priceRules: string[]
}

const positionColumns = 'pg_current_snapshot()::text as snapshot, now()::text as at'

/**
 * schema/snapshot-changes.ts explains the three conditions. `lost` is true for a process that was suspended while old rows
 * were purged, and for a restored database whose transaction ids start over.
 */
const changesSql = `
  select
    ${positionColumns},
    $2::timestamptz < now() - interval '55 minutes'
      or pg_snapshot_xmax($1) > pg_snapshot_xmax(pg_current_snapshot()) as lost,
    array(
      select distinct entity || ' ' || entity_id from snapshot_changes
      where xid >= pg_snapshot_xmin($1) and not pg_visible_in_snapshot(xid, $1)
        and xid < pg_snapshot_xmax(pg_current_snapshot())
        and (
          entity in ('product', 'product-part', 'category', 'brand', 'attribute', 'search-rule')
          or entity = 'setting' and entity_id = 'mlcPrices'
        )
    ) as changed`

interface Row extends LogPosition {
  lost: boolean
  changed: string[]
}

export async function findChanges({ pool }: Database, since: LogPosition): Promise<ChangesSince> {
  // A named statement is planned once per connection instead of once per second.
  const { rows } = await pool.query<Row>({
    name: 'catalogue-changes',
    text: changesSql,
    values: [since.snapshot, since.at],
  })
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return {
    position: { snapshot: row.snapshot, at: row.at },
    changes: row.lost ? undefined : groupByEntity(row.changed),
  }
}

/** Everything that commits after this is among the next changes. */
export async function currentPosition({ pool }: Database): Promise<LogPosition> {
  const { rows } = await pool.query<LogPosition>(`select ${positionColumns}`)
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return row
}

function groupByEntity(changed: readonly string[]): Changes {
  const idsOf = (entity: string) =>
    changed.filter((text) => text.startsWith(`${entity} `)).map((text) => Number(text.slice(entity.length)))
  return {
    products: idsOf('product'),
    productParts: idsOf('product-part'),
    categories: idsOf('category'),
    brands: idsOf('brand'),
    attributes: idsOf('attribute'),
    searchRules: idsOf('search-rule'),
    priceRules: changed.filter((text) => text.startsWith('setting ')),
  }
}

/** Twice the age at which a reader gives up and reloads everything. */
const retentionMs = hours(2)

/**
 * The newest image of the catalogue needs what changed since, for as long as it is used (catalogue-image.ts). A transaction
 * that was open when it was made may have begun up to an hour earlier.
 */
const neededByImage = sql`coalesce((
  select max(${snapshotChanges.at}) - interval '1 hour' from ${snapshotChanges}
  where ${snapshotChanges.entity} = 'image' and ${snapshotChanges.at} > now() - interval '2 days'
), 'infinity')`

export async function purgeSnapshotChanges({ database: { db }, log, now }: JobDeps): Promise<void> {
  const { rowCount } = await db
    .delete(snapshotChanges)
    .where(
      and(
        lte(snapshotChanges.at, new Date(now().getTime() - retentionMs)),
        lt(snapshotChanges.at, neededByImage),
      ),
    )
  if (rowCount) log.debug({ removed: rowCount }, 'old snapshot changes removed')
}
