import type {
  CatalogueAttribute,
  CatalogueBrand,
  CatalogueCategory,
  CatalogueData,
  CatalogueProduct,
  ComboPart,
  ProductVariant,
} from '@tecnoclick/catalogue/model'
import type { Database } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { type ProductPrices, priceFor, surchargeIn } from '@tecnoclick/domain/catalogue/prices'
import { publicFields } from '@tecnoclick/domain/catalogue/product-fields'
import { maxSearchRules, type SearchRule } from '@tecnoclick/domain/catalogue/search-rule'
import { rollUp } from '@tecnoclick/domain/catalogue/variants'
import { days } from '@tecnoclick/domain/platform/duration'
import { keysOf } from '@tecnoclick/domain/platform/fields'
import { discountedPrice } from '@tecnoclick/domain/selling/discount'
import { jsonArguments } from '../../platform/rows/own-columns.ts'

/** Everything that is enabled. */
export async function loadCatalogue(database: Database, sold: SoldUnits): Promise<CatalogueData> {
  const dictionaries = await loadDictionaries(database)
  const products = await loadAllProducts(database)
  return { ...dictionaries, products: products.map((product) => withSold(product, sold)) }
}

type StoredProduct = { promotionPercents: number[] | null } & ProductPrices & {
    options?: ProductRecord['options']
  }

/** What the queries give along with a product. */
interface LoadedVariants {
  variantNames: string[] | null
  soldVariants: (ProductVariant & { promotionPercents: number[] | null })[] | null
}

/** What lists show of the variants instead of the product's own stock and prices (catalogue.md#variants). */
function variantsOf({ variantNames: names, soldVariants }: LoadedVariants) {
  if (names === null) return { variants: undefined }
  const list = (soldVariants ?? []).map(promotedPrices)
  return { ...rollUp(list), variants: { names, list } }
}

/** What the queries give along with a combo. */
interface LoadedCombo {
  combo: { service: string | null; parts: (ComboPart & { promotionPercents: number[] | null })[] } | null
}

function comboOf({ combo }: LoadedCombo) {
  return { combo: combo ? { ...combo, parts: combo.parts.map(promotedPrices) } : undefined }
}

/** Prices with what promotions that everybody gets take off; the price of before is struck (selling.md#promotions). */
function promotedPrices<Stored extends StoredProduct>({
  promotionPercents: percents,
  ...product
}: Stored): Omit<Stored, 'promotionPercents'> {
  if (percents === null) return product
  const off = (amount: number) => percents.reduce(discountedPrice, amount)
  const offOrNull = (amount: number | null | undefined) => (amount == null ? null : off(amount))
  const { price, priceMlc, priceAlt, options } = product
  const surcharge = (base: number, more: number) => off(base + more) - off(base)
  return {
    ...product,
    price: off(price),
    priceMlc: offOrNull(priceMlc),
    priceAlt: offOrNull(priceAlt),
    priceMayorista: offOrNull(product.priceMayorista),
    priceMayoristaMlc: offOrNull(product.priceMayoristaMlc),
    priceMayoristaAlt: offOrNull(product.priceMayoristaAlt),
    compareAtPrice: priceBefore(product, 'USD'),
    ...(priceMlc != null && { compareAtPriceMlc: priceBefore(product, 'MLC') }),
    ...(priceAlt !== null && { compareAtPriceAlt: priceBefore(product, 'CUP') }),
    ...(options && {
      options: options.map((option) => ({
        ...option,
        values: option.values.map((value) => ({
          ...value,
          surcharge: surcharge(price, value.surcharge),
          surchargeMlc: surcharge(priceMlc ?? price, surchargeIn(value, 'MLC')),
          surchargeAlt: surcharge(priceAlt ?? 0, value.surchargeAlt),
        })),
      })),
    }),
  }
}

function priceBefore(product: ProductPrices, currency: string): number {
  const price = priceFor(product, [], { wholesale: false, currency })
  return price?.compareAt ?? price?.amount ?? 0
}

export function withSold(product: ProductRecord, sold: SoldUnits): CatalogueProduct {
  return { ...product, sold: sold.get(product.id) ?? 0 }
}

/** A CTE `shown`: categories that are enabled along with all their ancestors. */
const shownCategories = `recursive shown as (
    select category.*, null::varchar as parent from categories as category where parent_id is null and enable
    union all
    select category.*, shown.slug as parent
    from categories as category join shown on category.parent_id = shown.id
    where category.enable
  )`

/** The lists that products refer to. They are short and always loaded whole. */
export interface Dictionaries {
  categories: CatalogueCategory[]
  brands: CatalogueBrand[]
  attributes: CatalogueAttribute[]
  searchRules: SearchRule[]
}

const dictionariesSql = `
  with ${shownCategories}
  select
    array(
      select json_build_object(
        'id', id, 'slug', slug, 'name', name, 'description', description, 'parent', parent, 'image', image, 'position', position
      ) from shown order by position, id
    ) as categories,
    array(
      select json_build_object('id', id, 'slug', slug, 'name', name, 'logo', logo, 'position', position)
      from brands where enable order by position, id
    ) as brands,
    array(
      select json_build_object(
        'id', id, 'slug', slug, 'name', name, 'filter', filter, 'filterable', filterable, 'position', position,
        'values', array(
          select json_build_object('slug', value.slug, 'name', value.name, 'color', value.color)
          from attribute_values as value where value.attribute_id = attribute.id order by value.position, value.id
        )
      ) from attributes as attribute order by position, id
    ) as attributes,
    array(
      select json_build_object('id', id, 'words', words, 'products', products)
      from search_rules where enable order by id limit ${maxSearchRules}
    ) as "searchRules"`

export async function loadDictionaries({ pool }: Database): Promise<Dictionaries> {
  const { rows } = await pool.query<Dictionaries>(dictionariesSql)
  const [dictionaries] = rows
  if (!dictionaries) throw new Error('The query returned no row')
  return dictionaries
}

/** A product as stored; units sold are counted separately by `loadSold`. */
export type ProductRecord = Omit<CatalogueProduct, 'sold'>

/** Keeps each statement far below the statement timeout, even on a slow machine. */
const productsPerQuery = 1_000

/** The fields of a product that are in its own row. */
const ownFields = `
    ${jsonArguments(products, 'product', [
      ...(['id', 'sku', 'slug', 'name', 'description', 'badges', 'featured', 'rating', 'reviews'] as const),
      ...(['price', 'priceAlt', 'priceMayorista', 'priceMayoristaAlt', 'compareAtPrice'] as const),
      ...(['promotionPercents'] as const),
      ...keysOf(publicFields),
    ])},
    'priceMlc', mlc_price(product.price, product.price_mlc, 'retail'),
    'priceMayoristaMlc', mlc_price(product.price_mayorista, product.price_mayorista_mlc, 'wholesale'),
    'variantNames', product.variant_names,
    'soldVariants', own_variants.list,
    'stock', case when product.is_combo then coalesce(own_combos.stock, 0) else product.stock end,
    'combo', case when product.is_combo then json_build_object(
      'service', (select name from services where id = product.combo_service_id), 'parts', coalesce(own_combos.list, '[]')
    ) end,
    'brand', brand.slug,
    'createdAt', (extract(epoch from product.created_at) * 1000)::bigint`

/** CTE and join of the variants that are on sale. */
const ownVariants = `own_variants as (
    select variant.parent_id, json_agg(json_build_object(
      'id', variant.id, 'sku', variant.sku, 'values', variant.variant_values, 'stock', variant.stock,
      'warrantyMonths', variant.warranty_months, 'promotionPercents', variant.promotion_percents,
      'price', variant.price, 'priceAlt', variant.price_alt, 'compareAtPrice', variant.compare_at_price,
      'priceMayorista', variant.price_mayorista, 'priceMayoristaAlt', variant.price_mayorista_alt,
      'priceMlc', mlc_price(variant.price, variant.price_mlc, 'retail'),
      'priceMayoristaMlc', mlc_price(variant.price_mayorista, variant.price_mayorista_mlc, 'wholesale'),
      'images', array(select file from product_pictures where product_id = variant.id order by position)
    ) order by variant.variant_position, variant.id) as list
    from products as variant where variant.parent_id = any ($1) and variant.enable
    group by variant.parent_id
  )`

/** CTE of what combos are made of, with how many of them there are. */
const ownCombos = `own_combos as (
    select part.combo_id, min(case when p.enable then p.stock / part.quantity else 0 end) as stock,
      json_agg(json_build_object(
        'id', p.id, 'slug', coalesce(parent.slug, p.slug), 'isVariant', p.parent_id is not null, 'name', p.name,
        'quantity', part.quantity, 'isAvailable', p.enable and p.stock >= part.quantity,
        'image', (
          select file from product_pictures where product_id in (p.id, p.parent_id)
          order by product_id <> p.id, position limit 1
        ),
        'promotionPercents', p.promotion_percents,
        'price', p.price, 'priceAlt', p.price_alt, 'compareAtPrice', p.compare_at_price,
        'priceMayorista', p.price_mayorista, 'priceMayoristaAlt', p.price_mayorista_alt,
        'priceMlc', mlc_price(p.price, p.price_mlc, 'retail'),
        'priceMayoristaMlc', mlc_price(p.price_mayorista, p.price_mayorista_mlc, 'wholesale')
      ) order by part.position, p.id) as list
    from combo_parts as part join products as p on p.id = part.part_id left join products as parent on parent.id = p.parent_id
    where part.combo_id = any ($1)
    group by part.combo_id
  )`

const joinOwn = `left join own_variants on own_variants.parent_id = product.id
  left join own_combos on own_combos.combo_id = product.id`

/**
 * One statement, so that a product and its details are consistent. JSON makes amounts (`bigint`) arrive as numbers. Details
 * are aggregated per table and then joined: with correlated subqueries, a planner without statistics would scan whole tables
 * once per product.
 */
const productsSql = `
  with ${shownCategories},
  ${ownVariants},
  ${ownCombos},
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
      'id', id, 'title', title, 'surcharge', surcharge, 'surchargeAlt', surcharge_alt,
      'surchargeMlc', mlc_price(surcharge, null, 'retail')
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
    ${ownFields},
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
  ${joinOwn}
  where product.enable and product.parent_id is null and product.id = any ($1)
  order by product.id`

const ownRowsSql = `
  with ${ownVariants}, ${ownCombos}
  select json_build_object(${ownFields}) as product
  from products as product
  left join brands as brand on brand.id = product.brand_id and brand.enable
  ${joinOwn}
  where product.enable and product.parent_id is null and product.id = any ($1)`

type OwnRow = Omit<ProductRecord, 'categories' | 'attributes' | 'options' | 'images'>

/** A tenth of the work of `loadProducts`, for products whose details are known. */
export async function loadOwnRows({ pool }: Database, ids: readonly number[]): Promise<OwnRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<{ product: OwnRow & StoredProduct & LoadedVariants & LoadedCombo }>(
    ownRowsSql,
    [ids],
  )
  return rows.map(({ product }) => ({
    ...promotedPrices(product),
    ...variantsOf(product),
    ...comboOf(product),
  }))
}

/** Disabled products are left out. */
export async function loadProducts({ pool }: Database, ids: readonly number[]): Promise<ProductRecord[]> {
  const loaded: ProductRecord[] = []
  for (let at = 0; at < ids.length; at += productsPerQuery) {
    const batch = ids.slice(at, at + productsPerQuery)
    const { rows } = await pool.query<{
      product: ProductRecord & StoredProduct & LoadedVariants & LoadedCombo
    }>(productsSql, [batch])
    for (const { product } of rows)
      loaded.push({ ...promotedPrices(product), ...variantsOf(product), ...comboOf(product) })
  }
  return loaded
}

/** A product added between the two statements appears among the next changes. */
export async function loadAllProducts(database: Database): Promise<ProductRecord[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from products where enable and parent_id is null order by id',
  )
  return loadProducts(
    database,
    rows.map(({ id }) => id),
  )
}

/** How long a sale counts towards popularity (catalogue.md#ranked-lists). */
const soldWithinMs = days(90)

/** Units in orders that were not cancelled, by product id. */
export type SoldUnits = ReadonlyMap<number, number>

const soldSql = `
  select coalesce(product.parent_id, product.id) as id, sum(line.quantity)::integer as units
  from orders join order_lines as line on line.order_id = orders.id join products as product on product.id = line.product_id
  where orders.order_date > $1 and orders.status <> 'CANCELADA'
  group by coalesce(product.parent_id, product.id)
  union all
  select id, sum(quantity)::integer from (
    select distinct orders.id as order_id, (combo ->> 'id')::integer as id, (combo ->> 'quantity')::integer as quantity
    from orders join order_lines as line on line.order_id = orders.id
    where orders.order_date > $1 and orders.status <> 'CANCELADA' and combo is not null
  ) as ordered group by id`

export async function loadSold({ pool }: Database, now: Date): Promise<SoldUnits> {
  const since = new Date(now.getTime() - soldWithinMs)
  const { rows } = await pool.query<{ id: number; units: number }>(soldSql, [since])
  return new Map(rows.map(({ id, units }) => [id, units]))
}
