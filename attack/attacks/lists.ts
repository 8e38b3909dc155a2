import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import type { Client } from '../client.ts'
import { expectStatus, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import type { Target } from '../target.ts'

const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'toJSON', 'then', 'length', 'prototype']

/** All addresses of the API that are read without a parameter in the path, except streams, which do not end. */
async function readPaths(target: Target): Promise<string[]> {
  const { paths } = made(await target.visitor().get('/api/openapi.json'))
  const isStream = (operation: unknown) => JSON.stringify(operation).includes('text/event-stream')
  return Object.entries<object>(paths)
    .filter(([path, methods]) => 'get' in methods && !path.includes('{') && !isStream(methods.get))
    .map(([path]) => path)
}

async function expectNoFault(
  client: Client,
  paths: readonly string[],
  queries: readonly string[],
): Promise<void> {
  const faults: string[] = []
  for (const path of paths)
    await Promise.all(
      queries.map(async (query) => {
        const { status } = await client.get(`${path}?${query}`)
        if (status >= 500) faults.push(`${path}?${query}: ${status}`)
      }),
    )
  assert.deepEqual(faults, [])
}

/** The shortest of three measurements, in milliseconds. */
async function durationOf(work: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3; attempt++) {
    const startedAt = performance.now()
    await work()
    shortest = Math.min(shortest, performance.now() - startedAt)
  }
  return shortest
}

/** Quadratic work on these texts takes seconds. */
const noticeableMs = 400

export const listAttacks: readonly Attack[] = [
  {
    title: 'the names that every object inherits break no filter of any list',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const paths = await readPaths(target)
      const jsonFilter = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
      const everywhere = ['toString', 'valueOf', '__proto__'].map((name) => ({
        where: { id: { [name]: 1 } },
      }))
      await expectNoFault(admin.client, paths, everywhere.map(jsonFilter))
      const filters = inherited.flatMap((name) => [{ where: { [name]: 1 } }, { [name]: { [name]: 1 } }])
      await expectNoFault(admin.client, ['/api/reviews', '/api/admin/mails'], filters.map(jsonFilter))
    },
  },
  {
    title: 'nor as fields, values or orders in the address',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const name = '__proto__'
      const queries = [
        ...[`filter[where][${name}]=1`, `filter[order]=${name}%20ASC`, `filter[${name}]=1`],
        ...['state', 'status', 'kind'].map((field) => `filter[where][${field}]=${name}`),
      ]
      await expectNoFault(admin.client, await readPaths(target), queries)
    },
  },
  {
    title: 'words of SQL are words',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const words = ["'; drop table users; --", '\\']
      const queries = words.flatMap((word) => {
        const text = encodeURIComponent(word)
        return [...[`filter[where][search]=${text}`, `filter[order]=${text}`, `q=${text}`]]
      })
      await expectNoFault(admin.client, await readPaths(target), queries)
      const { rows } = await target.database.pool.query('select count(*)::int as users from users')
      assert.ok(rows[0].users > 0)
      const secrets = await admin.client.get(
        `/api/admin/customers?filter[where][search]=${encodeURIComponent("' or '1'='1")}`,
      )
      assert.equal(made(secrets).total, 0)
    },
  },
  {
    title: 'no list gives more than a thousand rows, and no answer a password hash',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      for (const path of await readPaths(target)) {
        const answer = await admin.client.get(`${path}?filter[limit]=100000000`)
        assert.ok(answer.status < 500, path)
        assert.doesNotMatch(answer.text, /\$argon2|password_?hash|token_?hash/i, path)
        if (answer.headers['content-type']?.includes('json') && answer.text.startsWith('{"data":['))
          assert.ok(answer.json().data.length <= 1000, path)
      }
    },
  },
  {
    title: 'filters by fields that are not on the list of a route are refused',
    async run(target) {
      const { client } = await insertPerson(target)
      for (const field of ['passwordHash', 'password_hash', 'userId', 'role', 'clientId', 'email'])
        for (const path of ['/api/reviews', '/api/brands', '/api/services'])
          expectStatus(await client.get(`${path}?filter[where][${field}]=1`), 400)
    },
  },
  {
    title: 'lists in lists, however deep, break no filter of any list',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const queries = [1, 5000].flatMap((depth) => {
        const nested = `${'['.repeat(depth)}[1]${']'.repeat(depth)}`
        return [`filter={"where":{"id":${nested}}}`, `filter={"order":${nested}}`, `filter=${nested}`]
      })
      await expectNoFault(admin.client, await readPaths(target), queries)
      for (const query of queries) expectStatus(await admin.client.get(`/api/reviews?${query}`), 400)
    },
  },
  {
    title: 'a post of nothing but brackets is shown in ordinary time',
    // It goes by the clock.
    isAlone: true,
    isSlow: true,
    async run(target) {
      const editor = await insertPerson(target, { staffRole: 'editor' })
      const common = { title: 'Texto', author: 'Ana', category: 'Pruebas' }
      const show = async (slug: string, body: string) => {
        made(await editor.client.post('/api/admin/posts', { ...common, slug, body }))
        let view = 0
        // Signed in, so that no cache answers.
        return durationOf(async () => {
          view += 1
          expectStatus(await editor.client.get(`/blog/post-classic/${slug}?q=${view}`), 200)
        })
      }
      const usual = await show('usual-post', 'palabra '.repeat(6000))
      for (const [index, piece] of ['[', '*[`', '[a]('].entries()) {
        const took = await show(`nasty-post-${index}`, piece.repeat(49_000 / piece.length))
        assert.ok(took < 12 * usual + noticeableMs, `${piece} took ${took} ms, a usual post ${usual} ms`)
      }
    },
  },
  {
    title: 'long addresses and headers of one character take no longer than others',
    isAlone: true,
    async run(target) {
      const visitor = target.visitor()
      const get = (path: string, headers: Record<string, string> = {}) =>
        durationOf(() => visitor.get(path, { headers }))
      const long = (character: string) => character.repeat(12_000)
      const usual = await get(`/${long('a')}`)
      for (const [what, took] of [
        ['slashes', await get(`/a${long('/')}b`)],
        ['brackets', await get(`/api/brands?${long('[')}`)],
        ['blanks before a token', await get('/api/brands', { authorization: `Bearer${long(' ')}x y` })],
        ['cookies', await get('/api/brands', { cookie: long(';') })],
      ] as const)
        assert.ok(took < 12 * usual + noticeableMs, `${what} took ${took} ms, letters ${usual} ms`)
    },
  },
  {
    title: 'the catalogue for offline use is one answer, whatever categories are named',
    async run(target) {
      const visitor = target.visitor()
      const whole = made(await visitor.get('/api/catalogue/snapshot'))
      for (const visited of ['nothing', '__proto__', ','.repeat(500), 'x,'.repeat(900)]) {
        const answer = made(await visitor.get(`/api/catalogue/snapshot?visited=${visited}`))
        assert.deepEqual(answer, whole)
      }
    },
  },
]
