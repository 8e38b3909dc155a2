import assert from 'node:assert/strict'
import { insertApiKey } from '@tecnoclick/api/testing/people'
import { keyPermissions } from '@tecnoclick/domain/people/api-key'
import type { Attack } from '../attack.ts'
import { expectCode, expectRefused, made } from '../expect.ts'
import { insertPerson } from '../people.ts'
import type { Target } from '../target.ts'

async function newKey(target: Target, given: Partial<Parameters<typeof insertApiKey>[2]> = {}) {
  const owner = await insertPerson(target, { staffRole: 'administrator' })
  const made = await insertApiKey(target.database.db, owner.id, { now: new Date(), ...given })
  return { ...made, owner, client: target.visitor().with({ token: made.key }) }
}

const wanted = {
  name: 'Otra',
  permissions: ['orders:read'],
  expiresDate: new Date(Date.now() + 86_400_000).toISOString(),
  networks: [],
  limitPerMinute: 60,
}

export const apiKeyAttacks: readonly Attack[] = [
  {
    title: 'a key with every permission makes no staff, keys or bank accounts, and reads no mail',
    async run(target) {
      const { client, owner } = await newKey(target)
      for (const answer of [
        await client.post('/api/admin/api-keys', wanted),
        await client.get('/api/admin/api-keys'),
        await client.delete('/api/admin/api-keys/1'),
        await client.patch(`/api/admin/staff/${owner.id}`, { staffRole: 'editor' }),
        await client.post('/api/admin/staff/invitations', { email: 'x@y.cu', staffRole: 'administrator' }),
        await client.patch('/api/admin/settings/transferAccounts', { value: {} }),
        await client.post('/api/admin/payment-methods', {}),
        await client.get('/api/admin/mails/1'),
        await client.post('/api/security/second-factor/totp'),
        await client.post('/api/account/closing'),
      ])
        expectCode(answer, 'keyNotAccepted')
    },
  },
  {
    title: 'nobody gives a key more than they may do, nor what no key gets',
    async run(target) {
      const { client } = await insertPerson(target, { staffRole: 'administrator' })
      for (const permission of ['staff:write', 'apiKeys:write', 'settings:write', '__proto__', '*'])
        expectRefused(await client.post('/api/admin/api-keys', { ...wanted, permissions: [permission] }))
      const seller = await insertPerson(target, { staffRole: 'seller' })
      expectCode(await seller.client.post('/api/admin/api-keys', wanted), 'forbidden')
    },
  },
  {
    title: 'a key dies with its owner’s account, and shrinks with the role',
    async run(target) {
      const { client, owner } = await newKey(target)
      made(await client.get('/api/admin/customers'))
      const { pool } = target.database
      await pool.query("update users set staff_role = 'editor' where id = $1", [owner.id])
      expectCode(await client.get('/api/admin/customers'), 'keyLacksPermission')
      await pool.query('update users set enabled = false where id = $1', [owner.id])
      expectCode(await client.get('/api/admin/products'), 'keySuspended')
    },
  },
  {
    title: 'a forged client address does not pass the networks of a key',
    async run(target) {
      const { key } = await newKey(target, { networks: ['198.51.100.7'] })
      const inside = target.visitor().with({ token: key, network: '198.51.100.7' })
      made(await inside.get('/api/admin/products'))
      const outside = target.visitor().with({ token: key, network: '198.51.100.8' })
      expectCode(await outside.get('/api/admin/products'), 'keyWrongNetwork')
      // Nearest to the shop is what its proxy saw.
      const forged = target.visitor().with({ token: key, network: '198.51.100.7, 198.51.100.8' })
      expectCode(await forged.get('/api/admin/products'), 'keyWrongNetwork')
      const direct = target.neighbour().with({ token: key })
      const headers = { 'x-forwarded-for': '198.51.100.7', 'x-real-ip': '198.51.100.7' }
      expectRefused(await direct.get('/api/admin/products', { headers }))
    },
  },
  {
    title: 'a key in the address, in a cookie or in another header is no key',
    async run(target) {
      const { key } = await newKey(target)
      const visitor = target.visitor()
      expectCode(await visitor.get(`/api/admin/products?key=${key}`), 'unauthenticated')
      for (const headers of [
        { cookie: `session=${key}; __Host-session=${key}`, 'sec-fetch-site': 'same-origin' },
        { 'x-api-key': key },
        { authorization: key },
        { authorization: `Basic ${key}` },
      ])
        expectCode(await visitor.get('/api/admin/products', { headers }), 'unauthenticated')
    },
  },
  {
    title: 'the answers for unknown keys take no longer the more of them is right',
    isSlow: true,
    async run(target) {
      const { key } = await newKey(target, { permissions: keyPermissions })
      const near = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')
      const far = `tck_${'x'.repeat(43)}`
      const times = { near: [] as number[], far: [] as number[] }
      for (let round = 0; round < 60; round += 1) {
        for (const [name, token] of [
          ['near', near],
          ['far', far],
        ] as const) {
          const began = performance.now()
          expectCode(await target.visitor().with({ token }).get('/api/admin/products'), 'keyUnknown')
          times[name].push(performance.now() - began)
        }
      }
      const middle = (list: number[]) => list.toSorted((a, b) => a - b)[30] ?? 0
      const difference = Math.abs(middle(times.near) - middle(times.far))
      assert.ok(difference < 5, `the difference is ${difference.toFixed(1)} ms`)
    },
  },
]
