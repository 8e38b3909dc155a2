import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing.ts'
import { seedDemo } from '../demo.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
  await seedDemo(shop.db)
})
afterAll(() => shop.drop())

async function rowsOf<T extends object>(query: string): Promise<T[]> {
  return (await shop.pool.query<T>(query)).rows
}

test('every product has two to four views, the front first, in 160, 320 and 700 pixels', async () => {
  const galleries = await rowsOf(`
    select slug, count(*)::integer as sides, min(files.width) as least, max(files.width) as most,
      bool_and(widths = '{160,320}') as small_copies,
      (array_agg(alt order by product_pictures.position))[1] = products.name || ', de frente' as front_first
    from products
      left join product_pictures on product_id = products.id
      left join files on files.name = file
      left join lateral (select array_agg(width order by width) as widths from file_variants where file_id = files.id) on true
    where products.parent_id is null and not is_combo -- a combo shows pictures of its parts
    group by products.id`)
  expect(galleries.length).toBeGreaterThanOrEqual(120)
  const whole = { least: 700, most: 700, small_copies: true, front_first: true }
  expect(galleries).toEqual(
    galleries.map(() => expect.objectContaining({ ...whole, sides: expect.toBeOneOf([2, 3, 4]) })),
  )
})

test.each([
  ['categories', 'image'],
  ['brands', 'logo'],
  ['service_types', 'image'],
  ['services', 'image'],
  ['blog_posts', 'cover'],
  ['team_members', 'photo'],
  ['banners', 'image'],
  ['banners', 'phone_image'],
])('none of the %s lacks its %s', async (table, column) => {
  const [found] = await rowsOf<{ rows: number; shown: number }>(
    `select count(*)::integer as rows, count(${column})::integer as shown from ${table}`,
  )
  expect(found?.rows).toBeGreaterThan(0)
  expect(found?.shown).toBe(found?.rows)
})

test('the four slides of the home page and the three of the second have a crop for the phone', async () => {
  expect(
    await rowsOf(`
      select place, count(*)::integer as slides, min(wide.width) as wide, min(phone.width) as phone
      from banners join files wide on wide.name = image join files phone on phone.name = phone_image
      group by place order by place`),
  ).toEqual([
    { place: 'catalogue', slides: 1, wide: 1600, phone: 720 },
    { place: 'resets', slides: 1, wide: 1600, phone: 720 },
    { place: 'slideshow', slides: 4, wide: 1600, phone: 720 },
    { place: 'slideshow-two', slides: 3, wide: 1600, phone: 720 },
  ])
})
