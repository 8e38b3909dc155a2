import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { forgetConfirmation, insertPerson } from '../people.ts'

const events = ['product.changed']

export const webhookAttacks: readonly Attack[] = [
  {
    title: 'no webhook is added for this machine, a private network, a metadata service or another scheme',
    async run(target) {
      const { client } = await insertPerson(target, { staffRole: 'administrator' })
      for (const url of [
        'http://ejemplo.cu/',
        'https://127.0.0.1/',
        'https://127.1/',
        'https://2130706433/',
        'https://0x7f.0.0.1/',
        'https://0177.0.0.1/',
        'https://localhost/',
        'https://a.localhost/',
        'https://[::1]/',
        'https://[::]/',
        'https://[::ffff:127.0.0.1]/',
        'https://[::ffff:a9fe:a9fe]/',
        'https://[64:ff9b::7f00:1]/',
        'https://[fd00:ec2::254]/',
        'https://[fe80::1]/',
        'https://0.0.0.0/',
        'https://10.0.0.1/',
        'https://100.64.0.1/',
        'https://169.254.169.254/latest/meta-data/',
        'https://172.16.0.1/',
        'https://192.168.1.1/',
        'https://ana:clave@ejemplo.cu/',
        'file:///etc/passwd',
        'gopher://ejemplo.cu/',
        'https://①②⑦.0.0.1/',
      ])
        expectStatus(await client.post('/api/admin/webhooks', { name: 'x', url, events }), 422)
    },
  },
  {
    title: 'a name that leads to this machine is resolved and not connected to',
    async run(target) {
      const { client } = await insertPerson(target, { staffRole: 'administrator' })
      let connections = 0
      const server = createServer().on('connection', () => (connections += 1))
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const row = made(
        await client.post('/api/admin/webhooks', { name: 'x', url: 'https://ejemplo.cu/', events }),
      )
      // As a name would whose owner changes its address after it was checked.
      await target.database.pool.query('update webhooks set url = $2 where id = $1', [
        row.id,
        `https://localhost:${port}/`,
      ])
      const event = made(await client.post(`/api/admin/webhooks/${row.id}/test`))
      let after = event
      for (let tries = 0; tries < 100 && after.failure === null; tries++) {
        await sleep(100)
        after = made(await client.get(`/api/admin/webhook-events/${event.id}`))
      }
      server.close()
      assert.equal(after.failure, 'network')
      assert.equal(connections, 0)
      await client.patch(`/api/admin/webhooks/${row.id}`, { enable: false })
    },
  },
  {
    title: 'without the permission no webhook, without a fresh confirmation no secret and no private network',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const body = { name: 'x', url: 'https://ejemplo.cu/', events, enable: false }
      const { id } = made(await admin.client.post('/api/admin/webhooks', body))
      for (const staffRole of ['seller', 'technician', 'editor', 'courier'] as const) {
        const { client } = await insertPerson(target, { staffRole })
        expectRefused(await client.get('/api/admin/webhooks'))
        expectRefused(await client.get('/api/admin/webhook-events'))
        expectRefused(await client.get(`/api/admin/webhooks/${id}/secret`))
        expectRefused(await client.post('/api/admin/webhooks', body))
      }
      const { data } = made(await admin.client.get('/api/admin/settings'))
      const { version } = data.find((setting: { key: string }) => setting.key === 'webhookNetworks')
      await forgetConfirmation(target, admin)
      for (const answer of [
        await admin.client.get(`/api/admin/webhooks/${id}/secret`),
        await admin.client.post(`/api/admin/webhooks/${id}/secret`),
        await admin.client.post('/api/admin/webhooks', body),
        await admin.client.patch(`/api/admin/webhooks/${id}`, { url: 'https://otro.cu/' }),
        await admin.client.patch('/api/admin/settings/webhookNetworks', { value: 'any', version }),
      ])
        expectCode(answer, 'confirmationRequired')
    },
  },
]
