import { expect, test } from 'vitest'
import { pdf } from './formats/pdf.ts'
import { readZip } from './formats/read-zip.ts'
import { resetArchive, resetFileName, resets } from './resets.ts'
import { banners, documents, faq, pages, posts, serviceTypes, team } from './site.ts'

const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length
const distinct = <T>(values: Iterable<T>) => new Set(values).size

test('five types of service with fifteen services', () => {
  expect(serviceTypes).toHaveLength(5)
  const services = serviceTypes.flatMap((type) => [...type.services])
  expect(services).toHaveLength(15)
  expect(distinct(services.map(({ slug }) => slug))).toBe(15)
  for (const { name, description } of services) expect(words(description), name).toBeGreaterThanOrEqual(15)
})

test('there are fifty EPSON resets around 2000 pesos, each with a valid zip', () => {
  expect(resets).toHaveLength(50)
  expect(distinct(resets.map(resetFileName))).toBe(50)
  expect(distinct(resets.map(({ model }) => model))).toBeGreaterThanOrEqual(45)
  for (const reset of resets) {
    expect(reset.price, reset.model).toBeGreaterThanOrEqual(1500)
    expect(reset.price, reset.model).toBeLessThanOrEqual(3500)
    const inside = readZip(resetArchive(reset))
    expect(inside.get('LEAME.txt')?.toString()).toContain(`EPSON ${reset.model}`)
    const [payload] = [...inside.values()].slice(1)
    expect(payload?.length).toBeGreaterThan(10_000)
  }
})

test('each of the three tabs has documents, as PDF files of a page or more', () => {
  for (const tab of ['legal', 'service', 'purchase']) {
    expect(documents.filter((document) => document.tab === tab).length, tab).toBeGreaterThanOrEqual(2)
  }
  for (const document of documents) {
    const file = pdf(document).toString('latin1')
    expect(file.startsWith('%PDF-')).toBe(true)
    expect(Number(/\/Count (\d+)/.exec(file)?.[1]), document.file).toBeGreaterThanOrEqual(1)
    expect(words(document.body), document.file).toBeGreaterThanOrEqual(100)
  }
})

test('there are ten posts of 400 words or more, with categories, tags and comments', () => {
  expect(posts).toHaveLength(10)
  for (const { slug, body, tags, comments, excerpt } of posts) {
    expect(words(body), slug).toBeGreaterThanOrEqual(400)
    expect(tags.length, slug).toBeGreaterThanOrEqual(3)
    expect(comments.length, slug).toBeGreaterThanOrEqual(1)
    expect(words(excerpt), slug).toBeGreaterThanOrEqual(10)
  }
  expect(distinct(posts.map(({ category }) => category))).toBeGreaterThanOrEqual(4)
})

test.each([
  ['terms', 900],
  ['privacy', 600],
  ['about-us', 300],
])('the page %s has %i words or more', (slug, least) => {
  expect(words(pages.find((page) => page.slug === slug)?.body ?? '')).toBeGreaterThanOrEqual(least)
})

test('the terms have a date and the promise of 24 hours', () => {
  const terms = pages.find((page) => page.slug === 'terms')
  expect(terms?.modified?.toISOString()).toMatch(/^2023-04-30/)
  expect(terms?.body).toContain('hasta 24 horas')
})

test('there are six people, sixteen questions or more with delivery among them, and a banner for every place', () => {
  expect(team).toHaveLength(6)
  expect(Object.values(faq).flat().length).toBeGreaterThanOrEqual(16)
  expect(faq.entrega?.length).toBeGreaterThanOrEqual(3)
  expect([...new Set(banners.map(({ place }) => place))].sort()).toEqual([
    'catalogue',
    'resets',
    'slideshow',
    'slideshow-two',
  ])
  expect(banners.find(({ place }) => place === 'resets')?.link).toBe('/reset/list')
})
