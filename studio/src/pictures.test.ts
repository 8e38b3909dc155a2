import { readdirSync, readFileSync } from 'node:fs'
import { brands, categories, demoProducts } from '../../packages/database/src/seed/demo/catalogue.ts'
import { banners, posts, serviceTypes, team } from '../../packages/database/src/seed/demo/site.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allPictures } from './catalogue.ts'
import { fileOf, publicFiles, results } from './press/homes.ts'
import { kilobytes } from './press/picture.ts'
import { products } from './shelves.ts'

const pictures = allPictures()
const named = new Set(pictures.map(({ name }) => name))
const missing = (folder: string, slugs: Iterable<{ slug: string }>) =>
  [...slugs].map(({ slug }) => slug).filter((slug) => !named.has(`${folder}/${slug}`))

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
  const drawn = new Set(readdirSync(`${results}/brands`))
  const scenes = banners.flatMap(({ place, scene }) =>
    place === 'catalogue' ? [`${scene}.phone`] : [scene, `${scene}.phone`],
  )
  expect({
    categories: missing('categories', categories),
    services: missing('services', [
      ...serviceTypes,
      ...serviceTypes.flatMap(({ services }) => [...services]),
    ]),
    blog: missing('blog', posts),
    team: missing('team', team),
    scenes: scenes.filter((scene) => !named.has(`scenes/${scene}`)),
    brands: brands.map(({ slug }) => slug).filter((slug) => !drawn.has(`${slug}.svg`)),
  }).toEqual({ categories: [], services: [], blog: [], team: [], scenes: [], brands: [] })
})

test('every picture lies in its place in its size and below its limit, and the index knows it', async () => {
  const index: Record<string, string> = JSON.parse(readFileSync(`${results}/index.json`, 'utf8'))
  expect(Object.keys(index).sort()).toEqual([...named].sort())
  const wrong: string[] = []
  for (const picture of pictures) {
    for (const size of [undefined, ...picture.sizes]) {
      const bytes = readFileSync(fileOf(picture, size))
      const seen = await sharp(bytes).metadata()
      const { width, height } = size ? { width: size, height: size } : picture.order
      if (seen.width !== width || seen.height !== height || bytes.length >= picture.limit)
        wrong.push(picture.name)
    }
  }
  expect(wrong).toEqual([])
})

test('nothing else lies there, and all together stay below 25 MB', () => {
  const expected = new Set(
    pictures.flatMap((picture) => [undefined, ...picture.sizes].map((size) => fileOf(picture, size))),
  )
  const found = readdirSync(results, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => `${results}/${file}`)
  expect(found.filter((file) => file.endsWith('.webp') && !expected.has(file))).toEqual([])
  expect(found.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(kilobytes(25 * 1024))
})

test.each([
  ['icons/icon-192.png', 192],
  ['icons/icon-512.png', 512],
  ['icons/icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square of %i pixels', async (file, side) => {
  const { width, height } = await sharp(`${publicFiles}/${file}`).metadata()
  expect([width, height]).toEqual([side, side])
})

test('the maskable icon keeps its strokes inside the circle that every telephone leaves', async () => {
  const { data, info } = await sharp(`${publicFiles}/icons/icon-maskable-512.png`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [first, half] = [data.subarray(0, 3), info.width / 2]
  let farthest = 0
  for (let i = 0; i < data.length; i += info.channels) {
    const pixel = i / info.channels
    const isGround = [0, 1, 2].every((c) => Math.abs((data[i + c] ?? 0) - (first[c] ?? 0)) < 24)
    if (isGround) continue
    const [x, y] = [(pixel % info.width) - half, Math.floor(pixel / info.width) - half]
    farthest = Math.max(farthest, Math.hypot(x, y))
  }
  expect(farthest).toBeGreaterThan(half * 0.4)
  expect(farthest).toBeLessThan(half * 0.8)
})
