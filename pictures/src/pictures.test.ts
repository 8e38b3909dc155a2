import { readdirSync, readFileSync, statSync } from 'node:fs'
import { posts } from '@tecnoclick/database/seed/demo/blog'
import { brands } from '@tecnoclick/database/seed/demo/catalogue/brands'
import { categoryTree, flattenCategories } from '@tecnoclick/database/seed/demo/catalogue/categories'
import { demoProducts } from '@tecnoclick/database/seed/demo/products'
import { banners } from '@tecnoclick/database/seed/demo/site/banners'
import { serviceTypes } from '@tecnoclick/database/seed/demo/site/services'
import { team } from '@tecnoclick/database/seed/demo/site/team'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allPictures } from './catalogue.ts'
import { kilobytes } from './press/picture.ts'
import { results } from './press/results.ts'
import { products } from './shelves.ts'

const pictures = allPictures()
const named = new Set(pictures.map(({ name }) => name))
const bytes = (file: string) => statSync(`${results}/${file}`).size
const missing = (folder: string, slugs: readonly string[]) =>
  slugs.filter((slug) => !named.has(`${folder}/${slug}`))

test('every product of the shop has a shot, and no shot lacks its product', () => {
  expect([...products.keys()].sort()).toEqual(demoProducts.map(({ slug }) => slug).sort())
})

test('no two products look the same', () => {
  const looks = [...products.values()].map(({ model, look }) => JSON.stringify([model, look]))
  expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([])
})

test('the shop shows at least 32 kinds of thing, each product from two to four sides', () => {
  expect(new Set([...products.values()].map(({ model }) => model)).size).toBeGreaterThanOrEqual(32)
  for (const slug of products.keys()) {
    const sides = pictures.filter(({ name }) => name.replace(/-[a-z]+$/, '') === `products/${slug}`)
    expect([slug, sides.length >= 2 && sides.length <= 4]).toEqual([slug, true])
  }
})

test('categories, services, posts, people, banners and brands all have their picture', () => {
  const services = serviceTypes.flatMap(({ slug, services }) => [
    slug,
    ...services.map((service) => service.slug),
  ])
  const drawn = new Set(readdirSync(`${results}/brands`))
  expect({
    categories: missing(
      'categories',
      flattenCategories(categoryTree).map(({ slug }) => slug),
    ),
    services: missing('services', services),
    blog: missing(
      'blog',
      posts.map(({ slug }) => slug),
    ),
    team: missing(
      'team',
      team.map(({ slug }) => slug),
    ),
    scenes: missing(
      'scenes',
      banners.flatMap(({ scene }) => [scene, `${scene}.phone`]),
    ),
    brands: Object.keys(brands).filter((slug) => !drawn.has(`${slug}.svg`)),
  }).toEqual({ categories: [], services: [], blog: [], team: [], scenes: [], brands: [] })
})

test('every picture lies among the results in its size and below its limit, and the index knows it', async () => {
  const index: Record<string, string> = JSON.parse(readFileSync(`${results}/index.json`, 'utf8'))
  expect(Object.keys(index).sort()).toEqual([...named].sort())
  const wrong: string[] = []
  for (const { name, order, sizes, limit } of pictures) {
    const files = [
      [`${name}.webp`, order.width, order.height],
      ...sizes.map((size) => [`${name}.${size}.webp`, size, size]),
    ] as const
    for (const [file, width, height] of files) {
      const seen = await sharp(readFileSync(`${results}/${file}`)).metadata()
      if (seen.width !== width || seen.height !== height || bytes(`${file}`) >= limit) wrong.push(`${file}`)
    }
  }
  expect(wrong).toEqual([])
})

test('nothing else lies there, and all together stay below 25 MB', () => {
  const expected = new Set(
    pictures.flatMap(({ name, sizes }) => [`${name}.webp`, ...sizes.map((size) => `${name}.${size}.webp`)]),
  )
  const found = readdirSync(results, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  )
  expect(found.filter((file) => file.endsWith('.webp') && !expected.has(file))).toEqual([])
  expect(found.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(kilobytes(25 * 1024))
})
