import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../connect.ts'
import { comboParts } from '../../../schema/catalogue/combo-parts.ts'
import { productCategories, productPictures } from '../../../schema/catalogue/product-details.ts'
import { products } from '../../../schema/catalogue/products.ts'
import { type DemoCombo, demoCombos } from '../catalogue.ts'
import { daysAgo } from '../moment.ts'
import { required, type Sellable } from './product-rows.ts'

interface Known {
  products: Map<string, Sellable>
  categories: Map<string, number>
  services: Map<string, number>
  now: Date
}

/** Combos with the picture of their first part (catalogue.md#combos). */
export async function storeCombos(tx: Transaction, known: Known): Promise<void> {
  for (const combo of demoCombos) await storeCombo(tx, combo, known)
}

async function storeCombo(
  tx: Transaction,
  { category, discount, service, parts, ...own }: DemoCombo,
  known: Known,
): Promise<void> {
  const ids = parts.map(({ product }) => required(known.products, product).id)
  const [row] = await tx
    .insert(products)
    .values({
      // A trigger reckons the prices once it has parts.
      ...{ ...own, price: 1, isCombo: true, comboDiscount: discount, badges: ['sale'] },
      comboServiceId: required(known.services, service),
      createdAt: daysAgo(known.now, [18, '09:30']),
    })
    .returning({ id: products.id })
  if (!row) throw new Error('The product was not inserted')
  const { id } = row
  await tx.insert(comboParts).values(
    parts.map(({ quantity }, position) => ({
      comboId: id,
      partId: ids[position] ?? 0,
      quantity,
      position,
    })),
  )
  await tx.execute(sql`update products set price = price where id = ${id}`)
  await tx
    .insert(productCategories)
    .values({ productId: id, categoryId: required(known.categories, category), position: 0 })
  await tx.execute(sql`
    insert into ${productPictures} (product_id, position, file, alt)
    select ${id}::integer, row_number() over (order by place, picture.position) - 1, file, alt
    from unnest(${sql.param(ids)}::integer[]) with ordinality as part (product, place)
    join product_pictures as picture on picture.product_id = part.product and picture.position = 0
    where place <= 3`)
}
