import type { Database } from '@tecnoclick/database/connect'

/** What one look at `snapshot_changes` told (schema/snapshot-changes.ts). */
export interface Look {
  /** What this look saw, for the next one. */
  seen: Seen
  /** Undefined: too much may have been missed, all has to be loaded again. */
  changes: Changes | undefined
}

/** A `pg_snapshot` and the moment it was taken at, by PostgreSQL's own clock. */
export interface Seen {
  snapshot: string
  at: string
}

export interface Changes {
  products: number[]
  categories: number[]
  brands: number[]
  attributes: number[]
}

/**
 * The three conditions are those of schema/snapshot-changes.ts. `lost` is a process that slept while old rows were removed,
 * or a database that was restored and counts its transactions anew.
 */
const lookSql = `
  select
    pg_current_snapshot()::text as snapshot,
    now()::text as at,
    $2::timestamptz < now() - interval '55 minutes'
      or pg_snapshot_xmax($1) > pg_snapshot_xmax(pg_current_snapshot()) as lost,
    array(
      select distinct entity || ' ' || entity_id from snapshot_changes
      where xid >= pg_snapshot_xmin($1) and not pg_visible_in_snapshot(xid, $1)
        and xid < pg_snapshot_xmax(pg_current_snapshot())
        and entity in ('product', 'category', 'brand', 'attribute')
    ) as changed`

interface Row {
  snapshot: string
  at: string
  lost: boolean
  changed: string[]
}

export async function findChanges({ pool }: Database, seen: Seen): Promise<Look> {
  // Named: PostgreSQL plans it once per connection, not once a second.
  const { rows } = await pool.query<Row>({
    name: 'catalogue-changes',
    text: lookSql,
    values: [seen.snapshot, seen.at],
  })
  const [row] = rows
  if (!row) throw new Error('PostgreSQL answered a question without a table by no row')
  const { snapshot, at, lost, changed } = row
  return { seen: { snapshot, at }, changes: lost ? undefined : sortChanges(changed) }
}

/** The first look; whatever commits after it is told by the next. */
export async function firstLook({ pool }: Database): Promise<Seen> {
  const { rows } = await pool.query<Seen>('select pg_current_snapshot()::text as snapshot, now()::text as at')
  const [row] = rows
  if (!row) throw new Error('PostgreSQL answered a question without a table by no row')
  return row
}

function sortChanges(changed: readonly string[]): Changes {
  const idsOf = (entity: string) =>
    changed.filter((text) => text.startsWith(`${entity} `)).map((text) => Number(text.slice(entity.length)))
  return {
    products: idsOf('product'),
    categories: idsOf('category'),
    brands: idsOf('brand'),
    attributes: idsOf('attribute'),
  }
}
