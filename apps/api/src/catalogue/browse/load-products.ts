import type { CatalogueProduct } from '@tecnoclick/catalogue/model'
import type { Database } from '@tecnoclick/database/connect'
import { shownCategories } from './shown-categories.ts'

/** All that the tables of a product say; what was sold is counted apart (load-sold.ts). */
export type ProductRecord = Omit<CatalogueProduct, 'sold'>

/** So many by one statement: each stays far below the statement timeout, on a starved machine too. */
const productsAtOnce = 1_000

/**
 * One statement, so that a product and its parts are of one moment; one JSON object per product, in which amounts
 * (`bigint`) arrive as numbers. Parts are gathered per table and then joined: asked for product by product, a planner without
 * statistics yet would read whole tables ten thousand times.
 */
const productsSql = `
  with ${shownCategories},
  own_categories as (
    select part.product_id, json_agg(shown.slug order by part.position, part.category_id) as slugs
    from product_categories as part join shown on shown.id = part.category_id
    where part.product_id = any ($1)
    group by part.product_id
  ),
  own_values as (
    select chosen.product_id, chosen.attribute_id, json_agg(value.slug order by value.position, value.id) as slugs
    from product_attribute_values as chosen join attribute_values as value on value.id = chosen.value_id
    where chosen.product_id = any ($1)
    group by chosen.product_id, chosen.attribute_id
  ),
  own_attributes as (
    select part.product_id, json_agg(json_build_object(
      'slug', attribute.slug, 'featured', part.featured, 'values', coalesce(own_values.slugs, '[]')
    ) order by part.position, attribute.position, attribute.id) as list
    from product_attributes as part
    join attributes as attribute on attribute.id = part.attribute_id
    left join own_values on own_values.product_id = part.product_id and own_values.attribute_id = part.attribute_id
    where part.product_id = any ($1)
    group by part.product_id
  ),
  own_option_values as (
    select option_id, json_agg(json_build_object(
      'id', id, 'title', title, 'surcharge', surcharge, 'surchargeAlt', surcharge_alt
    ) order by position, id) as list
    from product_option_values where product_id = any ($1)
    group by option_id
  ),
  own_options as (
    select option.product_id, json_agg(json_build_object(
      'id', option.id, 'title', option.title, 'required', option.required, 'values', coalesce(value.list, '[]')
    ) order by option.position, option.id) as list
    from product_options as option left join own_option_values as value on value.option_id = option.id
    where option.product_id = any ($1)
    group by option.product_id
  ),
  own_pictures as (
    select product_id, json_agg(file order by position) as files
    from product_pictures where product_id = any ($1)
    group by product_id
  )
  select json_build_object(
    'id', product.id,
    'sku', product.sku,
    'slug', product.slug,
    'name', product.name,
    'model', product.model,
    'description', product.description,
    'brand', brand.slug,
    'price', product.price,
    'priceAlt', product.price_alt,
    'priceMayorista', product.price_mayorista,
    'priceMayoristaAlt', product.price_mayorista_alt,
    'compareAtPrice', product.compare_at_price,
    'stock', product.stock,
    'badges', product.badges,
    'featured', product.featured,
    'rating', product.rating,
    'reviews', product.reviews,
    'createdAt', (extract(epoch from product.created_at) * 1000)::bigint,
    'categories', coalesce(own_categories.slugs, '[]'),
    'attributes', coalesce(own_attributes.list, '[]'),
    'options', coalesce(own_options.list, '[]'),
    'images', coalesce(own_pictures.files, '[]')
  ) as product
  from products as product
  left join brands as brand on brand.id = product.brand_id and brand.enable
  left join own_categories on own_categories.product_id = product.id
  left join own_attributes on own_attributes.product_id = product.id
  left join own_options on own_options.product_id = product.id
  left join own_pictures on own_pictures.product_id = product.id
  where product.enable and product.id = any ($1)
  order by product.id`

/** Those of these products that are on offer. */
export async function loadProducts({ pool }: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  const loaded: ProductRecord[] = []
  for (let at = 0; at < ids.length; at += productsAtOnce) {
    const wanted = ids.slice(at, at + productsAtOnce)
    const { rows } = await pool.query<{ product: ProductRecord }>(productsSql, [wanted])
    for (const { product } of rows) loaded.push(product)
  }
  return loaded
}

/** A product that is added between this and the next statement is told of as changed. */
export async function loadAllProducts(database: Database): Promise<ProductRecord[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from products where enable order by id',
  )
  return loadProducts(
    database,
    rows.map(({ id }) => id),
  )
}
