import type { Transaction } from '@tecnoclick/database/connect'
import { type SQL, sql } from 'drizzle-orm'
import { fieldsOf } from './check-batch.ts'
import type { KnownParts } from './known-parts.ts'
import type { WrittenRow } from './planned-rows.ts'

/** Lists are complete, so the old rows of a product are replaced. */
export async function writeBatchParts(
  tx: Transaction,
  known: KnownParts,
  rows: readonly WrittenRow[],
): Promise<void> {
  const withCategories = rows.filter((row) => fieldsOf(row).categories !== undefined)
  await replace(tx, sql`product_categories`, withCategories, {
    columns: sql`product_id, category_id, position`,
    record: sql`(product_id integer, category_id integer, position integer)`,
    parts: withCategories.flatMap((row) =>
      [...new Set(fieldsOf(row).categories)].map((slug, position) => ({
        product_id: row.id,
        category_id: known.categories.get(slug),
        position,
      })),
    ),
  })
  const withPictures = rows.filter((row) => fieldsOf(row).images !== undefined)
  await replace(tx, sql`product_pictures`, withPictures, {
    columns: sql`product_id, position, file, alt`,
    record: sql`(product_id integer, position integer, file text, alt text)`,
    parts: withPictures.flatMap((row) =>
      [...new Set(fieldsOf(row).images)].map((file, position) => ({
        product_id: row.id,
        position,
        file,
        alt: fieldsOf(row).name ?? row.name,
      })),
    ),
  })
  await writeAttributes(tx, known, rows)
}

async function writeAttributes(
  tx: Transaction,
  known: KnownParts,
  rows: readonly WrittenRow[],
): Promise<void> {
  const withAttributes = rows.filter((row) => fieldsOf(row).attributes !== undefined)
  const chosen = withAttributes.flatMap((row) =>
    (fieldsOf(row).attributes ?? []).map(({ slug, featured = false, values }, position) => {
      const attribute = known.attributes.get(slug)
      return {
        product_id: row.id,
        attribute_id: attribute?.id,
        featured,
        position,
        values: [...new Set(values)].map((value) => attribute?.values.get(value)),
      }
    }),
  )
  await replace(tx, sql`product_attributes`, withAttributes, {
    columns: sql`product_id, attribute_id, featured, position`,
    record: sql`(product_id integer, attribute_id integer, featured boolean, position integer)`,
    parts: chosen,
  })
  const values = chosen.flatMap(({ product_id, attribute_id, values }) =>
    values.map((value_id) => ({ product_id, attribute_id, value_id })),
  )
  await insertParts(tx, sql`product_attribute_values`, {
    columns: sql`product_id, attribute_id, value_id`,
    record: sql`(product_id integer, attribute_id integer, value_id integer)`,
    parts: values,
  })
}

interface Parts {
  columns: SQL
  record: SQL
  parts: readonly object[]
}

async function replace(
  tx: Transaction,
  table: SQL,
  rows: readonly WrittenRow[],
  parts: Parts,
): Promise<void> {
  const ids = rows.filter(({ kind }) => kind === 'changed').map(({ id }) => id)
  if (ids.length > 0) {
    await tx.execute(sql`delete from ${table} where product_id = any (${sql.param(ids)}::integer[])`)
  }
  await insertParts(tx, table, parts)
}

async function insertParts(tx: Transaction, table: SQL, { columns, record, parts }: Parts): Promise<void> {
  if (parts.length === 0) return
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part ${record}`)
}
