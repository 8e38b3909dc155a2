import { type ClientBase, escapeIdentifier } from 'pg'
import type { SequenceState } from './backup-format.ts'

export interface TableContents {
  name: string
  columns: string[]
  copyOut: string
}

/** Counters, change log, images and signs of the running shop: useless an hour later, and their ids belong to one cluster. */
const shortLived = [
  'rate_buckets',
  'snapshot_changes',
  'catalogue_images',
  'catalogue_image_parts',
  'exposure_signs',
]

/** Encrypted codes and tokens of mails: they are of use for hours, and the key is not in the copy. */
const withheld: Readonly<Record<string, readonly string[]>> = { outbox: ['secrets'] }

/** The migrations write it themselves. */
const history = ['schema_migrations', 'schema_functions']

/** Without tables of extensions, which some hosts install in every database. */
const ownRelations = `
  from pg_class as relation
  where relation.relnamespace = 'public'::regnamespace
    and not exists (
      select from pg_depend
      where classid = 'pg_class'::regclass and objid = relation.oid and deptype = 'e'
    )`

/** Sorted by primary key and byte order: the same rows make the same file, independent of history and locale. */
export async function readTables(client: ClientBase): Promise<TableContents[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] }>(
    `select relation.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end
        from pg_index, unnest(indkey) with ordinality as part (number, position), pg_attribute
        where indrelid = relation.oid and indisprimary and attrelid = relation.oid and attnum = part.number
        order by part.position
      ) as key
    ${ownRelations} and relation.relkind = 'r' and relation.relname <> all ($1)
    order by relation.relname collate "C"`,
    [[...shortLived, ...history]],
  )
  return rows.map(({ name, columns: all, key }) => {
    const columns = all.filter((column) => !withheld[name]?.includes(column))
    const order = key.length > 0 ? ` order by ${key.join(', ')}` : ''
    const query = `select ${columnList(columns)} from ${tableName(name)}${order}`
    return { name, columns, copyOut: `copy (${query}) to stdout` }
  })
}

/** Sequences are not transactional: read after the snapshot, none is behind its rows. */
export async function readSequences(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

/** Any relation, including views. */
export async function findAnyRelation(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select relation.relname as name ${ownRelations} and relation.relkind = any ('{r,p,v,m,S,f}')
    order by relation.relkind = 'r' desc, 1 limit 1`,
  )
  return rows[0]?.name
}

export function copyInto(table: string, columns: string[]): string {
  return `copy ${tableName(table)} (${columnList(columns)}) from stdin`
}

export function tableName(name: string): string {
  return `public.${escapeIdentifier(name)}`
}

function columnList(columns: string[]): string {
  return columns.map(escapeIdentifier).join(', ')
}
