import assert from 'node:assert/strict'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { expectStatus } from '../expect.ts'
import { insertPerson } from '../people.ts'
import type { Target } from '../target.ts'

const evil = Buffer.from('https://evil.test/').toString('base64url')
const token = () => randomBytes(32).toString('base64url').slice(0, 43)

async function insertReader({ database }: Target): Promise<{ id: number; isSubscribed(): Promise<boolean> }> {
  const email = `lectora-${token().slice(0, 8).toLowerCase()}@ejemplo.cu`
  const hash = createHash('sha256').update(email).digest()
  const { rows } = await database.pool.query<{ id: number }>(
    'insert into newsletter_subscribers (email, token_hash, confirmed_at) values ($1, $2, now()) returning id',
    [email, hash],
  )
  const id = rows[0]?.id ?? 0
  return {
    id,
    async isSubscribed() {
      const found = await database.pool.query(
        'select from newsletter_subscribers where id = $1 and unsubscribed_at is null and bounced_at is null',
        [id],
      )
      return found.rowCount === 1
    },
  }
}

export const campaignAttacks: readonly Attack[] = [
  {
    title: 'a link of a campaign leads nowhere that this shop did not write',
    async run(target) {
      const visitor = target.visitor()
      const links = [
        evil,
        `${'A'.repeat(22)}${evil}`,
        `${randomBytes(16).toString('base64url')}${evil}`,
        '..%2f..%2fadmin',
      ]
      for (const link of links) {
        const answer = await visitor.send('GET', `/n/${token()}/${link}`)
        assert.ok(answer.status === 404, `${link}: ${answer.status}`)
        assert.equal(answer.headers.location, undefined)
      }
      const json = { token: token(), link: evil }
      expectStatus(await visitor.send('POST', '/api/newsletter/visits', { json }), 404)
    },
  },
  {
    title: 'nobody is unsubscribed with a guessed or counted link',
    async run(target) {
      const reader = await insertReader(target)
      const id = Buffer.alloc(4)
      id.writeUInt32BE(reader.id)
      const guesses = [token(), String(reader.id), Buffer.concat([id, randomBytes(28)]).toString('base64url')]
      for (const guess of guesses) {
        const path = `/api/newsletter/${guess}/unsubscribe`
        expectStatus(await target.visitor().send('POST', path), 404)
        await target
          .visitor()
          .send('POST', `/newsletter/leave/${guess}`, { form: { 'List-Unsubscribe': 'One-Click' } })
      }
      assert.ok(await reader.isSubscribed())
    },
  },
  {
    title: 'a forged report of a mail that came back stops no subscription',
    async run(target) {
      const reader = await insertReader(target)
      const { client } = await insertPerson(target, { staffRole: 'administrator' })
      const connected = await client.send('PUT', '/api/admin/bounces', { json: { isOn: true } })
      expectStatus(connected, 200)
      const report = [
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Action: failed',
        'Status: 5.1.1',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `List-Unsubscribe: <https://x/newsletter/leave/${token()}>`,
        '--b--',
      ].join('\r\n')
      const timestamp = `${Math.floor(Date.now() / 1000)}`
      const signature = createHmac('sha256', 'a guess')
        .update(report + timestamp)
        .digest('hex')
      const headers = { 'content-type': 'message/rfc822', 'x-timestamp': timestamp, 'x-signature': signature }
      const send = (changes: Record<string, string>) =>
        target
          .visitor()
          .send('POST', '/api/newsletter/bounces', { body: report, headers: { ...headers, ...changes } })
      for (const changes of [
        {},
        { 'x-signature': '' },
        { 'x-signature': 'f'.repeat(64) },
        { 'x-timestamp': '0' },
      ])
        expectStatus(await send(changes), 403)
      assert.ok(await reader.isSubscribed())
    },
  },
]
