import type { ComboRow, ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { products } from '@tecnoclick/database/schema/catalogue/products'
import { comboStock } from '@tecnoclick/domain/catalogue/combos'
import type { SetPrices } from '@tecnoclick/domain/catalogue/prices'
import { productFields } from '@tecnoclick/domain/catalogue/product-fields'
import { toWire } from '@tecnoclick/domain/platform/money'
import { sql } from 'drizzle-orm'
import { toWireFields } from '../../platform/rows/own-columns.ts'

type ProductParts = Pick<
  ProductRow,
  'brand' | 'categories' | 'attributes' | 'options' | 'images' | 'variants' | 'combo'
> & { variantStock: number; lowestPrices: SetPrices }

/** Products with all details, including disabled ones, as staff edit them. */
export async function productRows(
  db: Drizzle | Transaction,
  rows: readonly (typeof products.$inferSelect)[],
): Promise<ProductRow[]> {
  const parts = await readParts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { id, slug, badges, rating, reviews, version, createdAt, archivedAt, parentId, variantNames } = row
    const found = parts.get(id)
    if (!found) throw new Error(`Product ${id} disappeared while it was read`)
    const { variantStock, lowestPrices, ...own } = found
    return {
      ...{ id, slug, badges, rating, reviews, version, parentId },
      stock: own.combo
        ? comboStock(own.combo.parts.map(onSale))
        : variantNames === null
          ? row.stock
          : variantStock,
      ...toWireFields(productFields, own.variants === 0 ? row : { ...row, ...lowestPrices }),
      ...own,
      createdDate: createdAt.toISOString(),
      archivedDate: archivedAt?.toISOString() ?? null,
    }
  })
}

async function readParts(
  db: Drizzle | Transaction,
  ids: readonly number[],
): Promise<Map<number, ProductParts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; parts: ProductParts }>(sql`
    select product.id, jsonb_build_object(
      'brand', (select slug from brands where brands.id = product.brand_id),
      'categories', array(
        select category.slug from product_categories as part join categories as category on category.id = part.category_id
        where part.product_id = product.id order by part.position, part.category_id
      ),
      'attributes', coalesce((
        select json_agg(json_build_object(
          'slug', attribute.slug,
          'featured', part.featured,
          'values', array(
            select value.slug from product_attribute_values as chosen join attribute_values as value on value.id = chosen.value_id
            where chosen.product_id = product.id and chosen.attribute_id = part.attribute_id
            order by value.position, value.id
          )
        ) order by part.position, attribute.id)
        from product_attributes as part join attributes as attribute on attribute.id = part.attribute_id
        where part.product_id = product.id
      ), '[]'),
      'options', coalesce((
        select json_agg(json_build_object(
          'id', option.id,
          'title', option.title,
          'required', option.required,
          'values', coalesce((
            select json_agg(json_build_object(
              'id', value.id,
              'title', value.title,
              'surcharge', value.surcharge,
              'surchargeAlt', value.surcharge_alt
            ) order by value.position, value.id)
            from product_option_values as value where value.option_id = option.id
          ), '[]')
        ) order by option.position, option.id)
        from product_options as option where option.product_id = product.id
      ), '[]'),
      'images', array(
        select file from product_pictures as picture where picture.product_id = product.id order by picture.position
      ),
      'combo', case when product.is_combo then json_build_object(
        'discount', product.combo_discount,
        'service', (select json_build_object('id', id, 'name', name) from services where id = product.combo_service_id),
        'parts', coalesce((
          select json_agg(json_build_object(
            'productId', p.id, 'name', p.name, 'sku', p.sku, 'quantity', part.quantity, 'stock', p.stock, 'enable', p.enable,
            'price', p.price, 'priceAlt', p.price_alt, 'priceMayorista', p.price_mayorista
          ) order by part.position, p.id)
          from combo_parts as part join products as p on p.id = part.part_id where part.combo_id = product.id
        ), '[]')
      ) end
    ) || (
      select jsonb_build_object(
        'variants', count(*), 'variantStock', coalesce(sum(variant.stock), 0), 'lowestPrices', jsonb_build_object(
          'price', min(variant.price), 'priceMlc', min(variant.price_mlc), 'priceAlt', min(variant.price_alt),
          'priceMayorista', min(variant.price_mayorista), 'priceMayoristaMlc', min(variant.price_mayorista_mlc),
          'priceMayoristaAlt', min(variant.price_mayorista_alt)
        )
      ) from products as variant where variant.parent_id = product.id
    ) as parts
    from products as product where product.id = any (${sql.param(ids)}::integer[])`)
  return new Map(
    rows.map(({ id, parts }) => [
      id,
      {
        ...parts,
        options: parts.options.map(serializeOption),
        combo: parts.combo && serializeCombo(parts.combo),
      },
    ]),
  )
}

function onSale({ stock, enable, quantity }: ComboRow['parts'][number]) {
  return { stock: enable ? stock : 0, quantity }
}

function serializeCombo({ parts, ...combo }: ComboRow): ComboRow {
  const wire = (minor: number | null) => (minor === null ? null : toWire(minor))
  return {
    ...combo,
    parts: parts.map((part) => ({
      ...part,
      price: toWire(part.price),
      priceAlt: wire(part.priceAlt),
      priceMayorista: wire(part.priceMayorista),
    })),
  }
}

function serializeOption({ values, ...option }: ProductRow['options'][number]) {
  return {
    ...option,
    values: values.map((value) => ({
      ...value,
      surcharge: toWire(value.surcharge),
      surchargeAlt: toWire(value.surchargeAlt),
    })),
  }
}
