import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import type { SaleProduct } from '@tecnoclick/domain/selling/sale-product'
import { sql } from 'drizzle-orm'

/** What a product and the part of a combo have alike. Expects a `products` row with this alias. */
const ownArguments = (p: string) => `
    'id', ${p}.id, 'version', ${p}.version, 'isParent', ${p}.variant_names is not null, 'parentId', ${p}.parent_id,
    'slug', coalesce((select slug from products where id = ${p}.parent_id), ${p}.slug), 'name', ${p}.name, 'sku', ${p}.sku,
    'stock', case when ${p}.is_combo then combo_stock(${p}.id) else ${p}.stock end, 'enable', ${p}.enable,
    'price', ${p}.price, 'priceAlt', ${p}.price_alt,
    'priceMayorista', ${p}.price_mayorista, 'priceMayoristaAlt', ${p}.price_mayorista_alt,
    'priceMlc', mlc_price(${p}.price, ${p}.price_mlc, 'retail'),
    'priceMayoristaMlc', mlc_price(${p}.price_mayorista, ${p}.price_mayorista_mlc, 'wholesale'),
    'compareAtPrice', ${p}.compare_at_price,
    'image', (
      select file from product_pictures where product_id in (${p}.id, ${p}.parent_id)
      order by product_id <> ${p}.id, position limit 1
    )`

/** Null of a product that is no combo. */
const comboJson = `case when p.is_combo then json_build_object(
    'service', (select json_build_object('id', id, 'name', name) from services where id = p.combo_service_id),
    'parts', coalesce((
      select json_agg(json_build_object(
        'quantity', c.quantity, 'product', json_build_object(${ownArguments('part')}, 'options', '[]'::json)
      ) order by c.position, c.part_id)
      from combo_parts as c join products as part on part.id = c.part_id where c.combo_id = p.id
    ), '[]')
  ) end`

/** `SaleProduct` as a JSON object. Expects a `products` row with the alias `p`. */
export const saleProductJson = sql.raw(`json_build_object(${ownArguments('p')}, 'combo', ${comboJson},
    'options', coalesce((
      select json_agg(json_build_object(
        'id', o.id, 'title', o.title, 'required', o.required,
        'values', (
          select coalesce(json_agg(json_build_object(
            'id', v.id, 'title', v.title, 'surcharge', v.surcharge, 'surchargeAlt', v.surcharge_alt,
            'surchargeMlc', mlc_price(v.surcharge, null, 'retail')
          ) order by v.position, v.id), '[]')
          from product_option_values as v where v.option_id = o.id
        )
      ) order by o.position, o.id)
      from product_options as o where o.product_id = p.id
    ), '[]')
  )`)

export async function readSaleProducts(
  tx: Drizzle | Transaction,
  ids: readonly number[],
): Promise<Map<number, SaleProduct>> {
  const { rows } = await tx.execute<{ product: SaleProduct }>(sql`
    select ${saleProductJson} as product from products as p where p.id = any(${sql.param([...ids])}::integer[])`)
  return new Map(rows.map(({ product }) => [product.id, product]))
}
