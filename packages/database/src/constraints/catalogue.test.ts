import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attributes, attributeValues } from '../schema/catalogue/attributes.ts'
import { categories } from '../schema/catalogue/categories.ts'
import { productAttributes, productAttributeValues } from '../schema/catalogue/product-details.ts'
import { productOptions, productOptionValues } from '../schema/catalogue/product-options.ts'
import { products } from '../schema/catalogue/products.ts'
import { reviews } from '../schema/catalogue/reviews.ts'
import { banners } from '../schema/site/banners.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { againstOpenTransaction, expectRefusal, makeFile, makeProduct } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

test.each([
  ['products_prices_positive', { price: 0 }],
  ['products_prices_positive', { priceMayoristaAlt: -1 }],
  ['products_mlc_prices_positive', { priceMlc: 0 }],
  ['products_mlc_prices_positive', { priceMayoristaMlc: -1 }],
  ['products_compare_above_price', { price: 100, compareAtPrice: 100 }],
  ['products_stock_not_negative', { stock: -1 }],
  ['products_slug_form', { slug: 'Con Espacio' }],
  ['products_sku_form', { sku: ' X ' }],
  ['products_name_given', { name: '  ' }],
])('%s is enforced', async (constraint, given) => {
  await expectRefusal(makeProduct(shop.db, given), constraint)
})

test('a badge is sale, hot or new', async () => {
  await makeProduct(shop.db, { badges: ['sale', 'new'] })
  const forged = shop.pool.query(
    "insert into products (sku, slug, name, price, badges) values ('B', 'b', 'B', 1, '{free}')",
  )
  await expectRefusal(forged, 'products_badges_known')
})

test('SKU and slug are unique, the SKU ignoring case', async () => {
  await makeProduct(shop.db, { sku: 'EPS-L3250', slug: 'epson-l3250' })
  await expectRefusal(makeProduct(shop.db, { sku: 'eps-l3250' }), 'products_sku_unique')
  await expectRefusal(makeProduct(shop.db, { slug: 'epson-l3250' }), 'products_slug_unique')
})

test('one of a hundred concurrent buyers gets the last unit', async () => {
  const product = await makeProduct(shop.db, { stock: 1 })
  const take = () =>
    shop.pool.query('update products set stock = stock - 1 where id = $1 and stock >= 1 returning stock', [
      product.id,
    ])
  const taken = await Promise.all(Array.from({ length: 100 }, take))
  expect(taken.filter((result) => result.rowCount === 1)).toHaveLength(1)
})

test('a category cannot be its own descendant', async () => {
  const add = async (slug: string, parentId?: number) => {
    const [row] = await shop.db
      .insert(categories)
      .values({ slug, name: slug, parentId: parentId ?? null })
      .returning()
    return row?.id ?? 0
  }
  const root = await add('raiz')
  const child = await add('hija', root)
  const grandchild = await add('nieta', child)
  const move = (id: number, parentId: number) =>
    shop.db.update(categories).set({ parentId }).where(eq(categories.id, id)).execute()
  await expectRefusal(move(root, grandchild), 'categories_are_a_tree')
  await expectRefusal(move(root, root), 'categories_are_a_tree')
  await move(grandchild, root)
})

test('a product has values of its own attributes only', async () => {
  const product = await makeProduct(shop.db)
  const [color, size] = await shop.db
    .insert(attributes)
    .values([
      { slug: 'color', name: 'Color', filter: 'color' },
      { slug: 'formato', name: 'Formato' },
    ])
    .returning()
  if (!color || !size) throw new Error('nothing was written')
  const [red] = await shop.db
    .insert(attributeValues)
    .values({ attributeId: color.id, slug: 'rojo', name: 'Rojo', color: '#ff0000' })
    .returning()
  const of = (attributeId: number) => ({ productId: product.id, attributeId, valueId: red?.id ?? 0 })
  await shop.db.insert(productAttributes).values([
    { productId: product.id, attributeId: color.id, featured: true },
    { productId: product.id, attributeId: size.id },
  ])
  await shop.db.insert(productAttributeValues).values(of(color.id))
  await shop.db.delete(productAttributeValues)
  await expectRefusal(
    shop.db.insert(productAttributeValues).values(of(size.id)),
    'product_attribute_values_value_of_attribute',
  )
})

test('an option value belongs to an option of the same product', async () => {
  const [mine, other] = [await makeProduct(shop.db), await makeProduct(shop.db)]
  const [option] = await shop.db
    .insert(productOptions)
    .values({ productId: mine.id, title: 'Garantía' })
    .returning()
  const value = { optionId: option?.id ?? 0, title: 'Un año', surcharge: 500, surchargeAlt: 60_000 }
  await shop.db.insert(productOptionValues).values({ ...value, productId: mine.id })
  await expectRefusal(
    shop.db.insert(productOptionValues).values({ ...value, title: 'Dos años', productId: other.id }),
    'product_option_values_option_of_product',
  )
})

const review = (productId: number, email: string, rating: number) => ({
  productId,
  email,
  rating,
  author: 'Ana',
  text: 'Muy buena',
})

test('a product has one review per e-mail address, rated one to five', async () => {
  const { id } = await makeProduct(shop.db)
  await shop.db.insert(reviews).values(review(id, 'ana@ejemplo.cu', 5))
  await expectRefusal(
    shop.db.insert(reviews).values(review(id, 'Ana@Ejemplo.cu', 4)),
    'reviews_one_per_email',
  )
  await expectRefusal(shop.db.insert(reviews).values(review(id, 'b@ejemplo.cu', 0)), 'reviews_rating_range')
  await expectRefusal(shop.db.insert(reviews).values(review(id, 'c@ejemplo.cu', 6)), 'reviews_rating_range')
})

test('rating and count follow the visible reviews, also with concurrent writes', async () => {
  const { id } = await makeProduct(shop.db)
  const ratings = [5, 4, 4, 5, 1, 3, 5, 2, 4, 5]
  await Promise.all(
    ratings.map((rating, i) => shop.db.insert(reviews).values(review(id, `r${i}@ejemplo.cu`, rating))),
  )
  const rated = async () => {
    const [row] = await shop.db.select().from(products).where(eq(products.id, id))
    return [row?.rating, row?.reviews]
  }
  expect(await rated()).toEqual([3.8, 10])
  await shop.db.update(reviews).set({ hidden: true }).where(eq(reviews.rating, 1))
  expect(await rated()).toEqual([4.11, 9])
  await shop.db.delete(reviews).where(eq(reviews.productId, id))
  expect(await rated()).toEqual([0, 0])
})

test('a review that waited for another transaction counts its review too', async () => {
  const { id } = await makeProduct(shop.db)
  const rival = {
    text: "insert into reviews (product_id, email, author, text, rating) values ($1, 'a@ejemplo.cu', 'A', 'Bien', 5)",
    values: [id],
  }
  await againstOpenTransaction(shop.pool, rival, () =>
    shop.db
      .insert(reviews)
      .values(review(id, 'b@ejemplo.cu', 2))
      .execute(),
  )
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  expect([row?.rating, row?.reviews]).toEqual([3.5, 2])
})

test('a banner links to this shop only', async () => {
  const { name: image } = await makeFile(shop.db, { kind: 'banner' })
  const banner = (link: string) =>
    shop.db.insert(banners).values({ place: 'slideshow', title: 'Oferta', image, link })
  await banner('/reset/list')
  await banner('/')
  await expectRefusal(banner('https://otra.example'), 'banners_link_is_ours')
  await expectRefusal(banner('//otra.example'), 'banners_link_is_ours')
})
