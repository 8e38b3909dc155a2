import { blogComments, blogPosts } from '@tecnoclick/database/schema/site/blog'
import { days } from '@tecnoclick/domain/platform/duration'
import { beforeAll, expect, test } from 'vitest'
import { type Person, useTestApi } from '../../testing/test-api.ts'

const shop = useTestApi()
const now = new Date('2026-03-02T15:00:00Z')
let admin: Person

beforeAll(async () => {
  admin = await shop.as('admin')
  const post = (slug: string, age: number, rest: object) => ({
    slug,
    title: slug,
    author: 'Reinier',
    category: 'Impresoras',
    body: 'Texto.',
    publishedAt: new Date(now.getTime() - days(age)),
    ...rest,
  })
  const rows = await shop.database.db
    .insert(blogPosts)
    .values([
      post('cabezal', 1, { title: 'Cuidar el cabezal', tags: ['tinta', 'guía de compra'] }),
      post('reset', 2, { body: 'La almohadilla está LLENA.', tags: ['tinta'] }),
      post('wifi', 3, { category: 'Redes y Wi-Fi', tags: ['router'] }),
      post('manana', -1, {}),
      post('borrador', 5, { enable: false }),
    ])
    .returning()
  const postId = rows[1]?.id ?? 0
  await shop.database.db.insert(blogComments).values({ postId, author: 'Dayana', text: 'Muy claro.' })
})

const read = async (path: string) => (await shop.fetch(path)).json()
const slugs = async (query: string) => {
  const { data, total } = await read(`/posts${query}`)
  return { total, slugs: data.map(({ slug }: { slug: string }) => slug) }
}

test('posts are newest first, without drafts and future dates', async () => {
  expect(await slugs('')).toEqual({ total: 3, slugs: ['cabezal', 'reset', 'wifi'] })
  expect((await shop.fetch('/posts/slug/manana')).status).toBe(404)
  expect((await shop.fetch('/posts/slug/borrador')).status).toBe(404)
})

test.each([
  ['?category=impresoras', ['cabezal', 'reset']],
  ['?category=redes-y-wi-fi', ['wifi']],
  ['?tag=guia-de-compra', ['cabezal']],
  ['?q=ALMOHADILLA llena', ['reset']],
  ['?q=almohádilla', ['reset']],
  ['?q=nada', []],
  ['?category=nada', []],
])('%s finds %j', async (query, expected) => {
  expect((await slugs(query)).slugs).toEqual(expected)
})

test('a page of the list has the total', async () => {
  expect(await slugs('?limit=2&page=2')).toEqual({ total: 3, slugs: ['wifi'] })
  expect((await shop.fetch('/posts?page=0')).status).toBe(400)
  expect((await shop.fetch('/posts?category=../x')).status).toBe(400)
})

test('a post has its neighbours, comments and related posts', async () => {
  expect(await read('/posts/slug/reset')).toMatchObject({
    body: 'La almohadilla está LLENA.',
    newer: { slug: 'cabezal', title: 'Cuidar el cabezal' },
    older: { slug: 'wifi' },
    comments: [{ author: 'Dayana', text: 'Muy claro.' }],
    related: [{ slug: 'cabezal' }],
  })
})

test('the sidebar counts published posts only', async () => {
  const { categories, tags, latest, comments } = await read('/posts/sidebar')
  expect(categories).toEqual([
    { name: 'Impresoras', slug: 'impresoras', count: 2 },
    { name: 'Redes y Wi-Fi', slug: 'redes-y-wi-fi', count: 1 },
  ])
  expect(tags[0]).toEqual({ name: 'tinta', slug: 'tinta', count: 2 })
  expect(latest).toHaveLength(3)
  expect(comments).toMatchObject([{ author: 'Dayana', post: { slug: 'reset' } }])
})

test('a post makes older pages stale when its date is reached', async () => {
  const before = shop.api.contentEpoch()
  shop.clock.now = new Date(now.getTime() + days(1))
  expect(shop.api.contentEpoch()).not.toBe(before)
  expect((await slugs('')).slugs[0]).toBe('manana')
  shop.clock.now = now
})

test('staff write, change and comment; the public sees it at once', async () => {
  const post = {
    slug: 'papel',
    title: 'Papel',
    body: 'Guárdelo seco.',
    author: 'Ernesto',
    category: 'Insumos',
  }
  const added = await admin.fetch('/admin/posts', { method: 'POST', json: post })
  expect(added.status).toBe(201)
  const { id, version } = await added.json()
  expect((await slugs('')).slugs[0]).toBe('papel')
  const json = { tags: ['papel', 'humedad'], version }
  expect((await admin.fetch(`/admin/posts/${id}`, { method: 'PATCH', json })).status).toBe(200)
  expect((await slugs('?tag=humedad')).slugs).toEqual(['papel'])

  const comment = { postId: id, author: 'Alexis', text: 'De acuerdo.' }
  const { id: commentId } = await (
    await admin.fetch('/admin/comments', { method: 'POST', json: comment })
  ).json()
  expect((await read('/posts/slug/papel')).comments).toMatchObject([{ author: 'Alexis' }])
  expect((await admin.fetch(`/admin/comments/${commentId}`, { method: 'DELETE' })).status).toBe(204)
  expect((await read('/posts/slug/papel')).comments).toEqual([])
  expect((await admin.fetch(`/admin/comments/${commentId}`, { method: 'DELETE' })).status).toBe(404)
})
