import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { List } from '@tecnoclick/contract/platform/wire'
import type { Drizzle } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { isOneOfIds } from '../../platform/listing/id-list.ts'
import { inCategory } from '../../platform/listing/in-category.ts'
import { containsWords, type ListDefinition, selectList } from '../../platform/listing/list-query.ts'
import type { ListFields, ListRequest } from '../../platform/listing/list-request.ts'
import { withPricesInMlc } from '../prices/prices-in-mlc.ts'
import { productRows } from './product-rows.ts'

export const productFields: ListFields = {
  id: 'integer',
  /** Separated by commas. */
  ids: 'text',
  sku: 'text',
  /** Exactly the SKU or the barcode, as a scanner reads it. */
  code: 'text',
  slug: 'text',
  name: 'text',
  model: 'text',
  brandId: 'integer',
  stock: 'integer',
  price: 'integer',
  priceAlt: 'integer',
  featured: 'boolean',
  enable: 'boolean',
  /** Without it only what is not archived, unless rows are asked for by their id. */
  archived: 'boolean',
  /** True: what is sold and counted, variants instead of their products, also of those named by `ids`. Without it lists have products, a scanned code what is sold. */
  sold: 'boolean',
  search: 'text',
  /** Slug; includes subcategories. */
  category: 'text',
  brand: 'text',
  /** This many units or fewer. */
  stockUpTo: 'integer',
  createdDate: 'text',
}

/** With variants, all of theirs; of a combo, how many its parts are enough for. */
const unitsOf = sql`case when ${products.isCombo} then combo_stock(${products.id})
  when ${products.variantNames} is null then ${products.stock} else (
    select coalesce(sum(variant.stock), 0) from products as variant where variant.parent_id = ${products.id}
  ) end`

const selectable: ListDefinition = {
  filters: {
    id: (value) => eq(products.id, Number(value)),
    ids: (value) => isOneOfIds(sql`${products.id}`, value),
    soldOfIds: (value) =>
      sql`(${isOneOfIds(sql`${products.id}`, value)} or ${isOneOfIds(sql`${products.parentId}`, value)})`,
    sku: (value) => sql`lower(${products.sku}) = lower(${value}::text)`,
    code: (value) =>
      sql`(lower(${products.sku}) = lower(${value}::text) or lower(${products.barcode}) = lower(${value}::text))`,
    slug: (value) => eq(products.slug, String(value)),
    name: (value) => eq(products.name, String(value)),
    model: (value) => eq(products.model, String(value)),
    brandId: (value) => eq(products.brandId, Number(value)),
    stock: (value) => sql`${unitsOf} = ${value}`,
    price: (value) => eq(products.price, Number(value)),
    featured: (value) => eq(products.featured, value === true),
    enable: (value) => eq(products.enable, value === true),
    archived: (value) => (value === true ? isNotNull(products.archivedAt) : isNull(products.archivedAt)),
    sold: (value) => (value === true ? isNull(products.variantNames) : isNull(products.parentId)),
    search: (value) =>
      containsWords(
        sql`concat_ws(' ', ${products.sku}, ${products.barcode}, ${products.name}, ${products.model}, (
          select string_agg(concat_ws(' ', variant.sku, variant.barcode), ' ')
          from products as variant where variant.parent_id = ${products.id}
        ))`,
        value,
      ),
    category: (value) => inCategory(sql`coalesce(${products.parentId}, ${products.id})`, String(value)),
    brand: (value) => sql`${products.brandId} = (select id from brands where slug = ${value})`,
    stockUpTo: (value) => sql`${unitsOf} <= ${value}`,
  },
  sorts: {
    id: sql`${products.id}`,
    sku: sql`${products.sku} collate "es-x-icu"`,
    slug: sql`${products.slug}`,
    name: sql`${products.name} collate "es-x-icu"`,
    model: sql`${products.model} collate "es-x-icu"`,
    brandId: sql`${products.brandId}`,
    stock: unitsOf,
    price: sql`${products.price}`,
    priceAlt: sql`${products.priceAlt}`,
    featured: sql`${products.featured}`,
    enable: sql`${products.enable}`,
    createdDate: sql`${products.createdAt}`,
  },
  nullableSorts: ['model', 'brandId', 'priceAlt'],
  defaultSort: sql`${products.id} asc`,
  tieBreaker: sql`${products.id} asc`,
}

export async function listProducts(db: Drizzle, list: ListRequest): Promise<List<ProductRow> | Refusal> {
  const { where } = list
  const isAny = (...fields: string[]) => fields.some((field) => where[field] !== undefined)
  const { ids, ...others } = where
  const wanted = {
    ...list,
    where: {
      ...(!isAny('id', 'ids', 'archived') && { archived: false }),
      ...(!isAny('id', 'ids') && { sold: where.code !== undefined }),
      ...others,
      ...(ids !== undefined && (where.sold === true ? { soldOfIds: ids } : { ids })),
    },
  }
  const selection = selectList(wanted, selectable)
  if (isRefusal(selection)) return selection
  const { condition, sorting } = selection
  const [rows, total] = await Promise.all([
    db.select().from(products).where(condition).orderBy(sorting).limit(list.limit).offset(list.skip),
    db.$count(products, condition),
  ])
  return { data: await withPricesInMlc(db, await productRows(db, rows)), total }
}
