import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { activationKeyIn } from '../mailbox.ts'
import { freshEmail, insertPerson, password, signIn } from '../people.ts'
import { requestService } from '../shopping.ts'
import { publicUrl } from '../target.ts'

const crossSite = {
  origin: 'https://evil.test',
  'sec-fetch-site': 'cross-site',
  referer: 'https://evil.test/',
}
const invisible = ['\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u3164', '\u2060']

export const browserAttacks: readonly Attack[] = [
  {
    title: 'another site cannot act with the cookie of a visitor, however it labels its request',
    async run(target) {
      const { token } = await insertPerson(target)
      const cookie = `__Host-session=${token}`
      for (const headers of [
        crossSite,
        { 'sec-fetch-site': 'same-site', origin: 'https://evil.tienda.example' },
        { origin: 'null' },
        { origin: 'https://tienda.example' },
        { origin: `${publicUrl}.evil.test` },
        { origin: publicUrl.replace('https', 'http') },
        {},
      ]) {
        expectRefused(
          await target.visitor().post('/api/cart/items', { productId: 1 }, { ...headers, cookie }),
        )
        expectRefused(
          await target
            .visitor()
            .send('POST', '/account/profile', { form: { name: 'X' }, headers: { ...headers, cookie } }),
        )
      }
    },
  },
  {
    title: 'another site cannot change the language of a visitor or sign the visitor in',
    async run(target) {
      const { email } = await insertPerson(target)
      for (const headers of [crossSite, { origin: 'https://evil.test' }, { 'sec-fetch-site': 'same-site' }]) {
        const preferences = await target
          .visitor()
          .send('POST', '/preferences', { form: { locale: 'ar' }, headers })
        expectRefused(preferences)
        assert.equal(preferences.cookies.length, 0)
        expectRefused(await target.visitor().post('/api/security/login', { email, password }, headers))
      }
    },
  },
  {
    title: 'a form of text/plain with JSON in it is not taken for JSON',
    async run(target) {
      const body = JSON.stringify({ email: freshEmail(), name: 'A', subject: 'B', body: 'C' })
      expectStatus(
        await target
          .visitor()
          .send('POST', '/api/contactemails', { body, headers: { 'content-type': 'text/plain' } }),
        415,
      )
    },
  },
  {
    title: 'pages forbid foreign scripts, frames and sniffing',
    async run(target) {
      for (const path of ['/', '/shop/catalog', '/account/login', '/nothing', '/admin', '/api/docs']) {
        const { headers } = await target.visitor().get(path)
        const policy = String(headers['content-security-policy'] ?? '')
        assert.match(policy, /default-src|script-src/, path)
        assert.doesNotMatch(
          /script-src[^;]*/.exec(policy)?.[0] ?? '',
          /unsafe-inline|unsafe-eval|\*|https?:(?!\/\/)/,
          path,
        )
        assert.match(policy, /frame-ancestors 'none'|frame-ancestors 'self'/, path)
        assert.match(policy, /object-src 'none'|default-src 'none'/, path)
        assert.match(policy, /base-uri '(none|self)'/, path)
        assert.equal(headers['x-content-type-options'], 'nosniff', path)
        assert.match(String(headers['strict-transport-security'] ?? ''), /^max-age=\d{7,}$/, path)
        assert.ok(headers['referrer-policy'], path)
      }
    },
  },
  {
    title: 'answers may not be embedded by other sites, public pictures excepted',
    async run(target) {
      for (const path of ['/', '/api/settings', '/api/security/me'])
        assert.equal(
          (await target.visitor().get(path)).headers['cross-origin-resource-policy'],
          'same-origin',
          path,
        )
      const { headers } = await target
        .visitor()
        .get('/api/settings', { headers: { origin: 'https://evil.test' } })
      assert.equal(headers['access-control-allow-origin'], undefined)
      const asked = await target.visitor().send('OPTIONS', '/api/cart', {
        headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      })
      assert.equal(asked.headers['access-control-allow-origin'], undefined)
    },
  },
  {
    title: 'security.txt names a contact and expires',
    async run(target) {
      const text = await target.visitor().get('/.well-known/security.txt')
      expectStatus(text, 200)
      assert.match(text.text, /^Contact: mailto:/m)
      assert.ok(new Date(/^Expires: (.+)$/m.exec(text.text)?.[1] ?? 0).getTime() > Date.now())
    },
  },
  {
    title: 'a mail server that opens the link of an activation activates nothing',
    async run(target) {
      const email = freshEmail()
      made(await target.visitor().post('/api/security/sign-up', { email, password }))
      const key = activationKeyIn(await target.mailbox.waitFor(email, '/activate/user/'))
      const page = await target.visitor().get(`/activate/user/${key}`)
      expectStatus(page, 200)
      await target.visitor().send('HEAD', `/activate/user/${key}`)
      assert.match(page.headers['cache-control'] ?? '', /no-store/)
      assert.match(String(page.headers['referrer-policy']), /no-referrer|same-origin/)
      expectCode(await signIn(target.visitor(), email), 'notActivated')
      await target
        .visitor()
        .send('POST', `/activate/user/${key}`, { form: {}, headers: { 'sec-fetch-site': 'same-origin' } })
      expectStatus(await signIn(target.visitor(), email), 200)
    },
  },
  {
    title: 'the link of a ticket stops working when it is revoked or expired',
    async run(target) {
      const [ana, technician] = [
        await insertPerson(target),
        await insertPerson(target, { staffRole: 'technician' }),
      ]
      const { id } = await requestService(ana)
      const newLink = async () => made(await ana.client.get(`/api/orderservices/${id}/ticket`)).token
      const open = (token: string) => target.visitor().get(`/api/services/ticket/${token}`)
      const first = await newLink()
      const shown = await open(first)
      expectStatus(shown, 200)
      assert.ok(!shown.text.includes(ana.email), 'the ticket shows the e-mail')
      expectRefused(await ana.client.delete(`/api/orderservices/${id}/ticket`))
      made(await technician.client.delete(`/api/orderservices/${id}/ticket`))
      expectStatus(await open(first), 404)
      const second = await newLink()
      expectStatus(await open(second), 200)
      const { pool } = target.database
      const { version } = made(await technician.client.get(`/api/orderservices/fulldata/${id}`)).data
      made(await technician.client.patch(`/api/orderservices/${id}`, { status: 'EN PROCESO', version }))
      made(
        await technician.client.patch(`/api/orderservices/${id}`, {
          status: 'COMPLETADA',
          reason: 'Sin costo',
          version: version + 1,
        }),
      )
      expectStatus(await open(second), 200)
      const back = "- interval '91 days'"
      await pool.query(`update service_orders set completed_at = completed_at ${back} where id = $1`, [id])
      await pool.query(
        `update service_tickets set created_at = created_at ${back} where service_order_id = $1`,
        [id],
      )
      expectStatus(await open(second), 404)
    },
  },
  {
    title: 'invisible characters and direction marks are refused in names, numbers and codes',
    async run(target) {
      const { client } = await insertPerson(target)
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      for (const mark of invisible) {
        expectStatus(await client.post('/api/profiles', { name: `An${mark}a`, lastname: 'Rosales' }), 422)
        expectStatus(
          await target
            .visitor()
            .post('/api/contactemails', { email: freshEmail(), name: `A${mark}b`, subject: 'B', body: 'C' }),
          422,
        )
        expectStatus(await admin.client.post('/api/brands', { name: `Ep${mark}son` }), 422)
        expectStatus(
          await admin.client.post('/api/consecutives', { document: 'PRUEBA', prefix: `OR${mark}D` }),
          422,
        )
      }
    },
  },
  {
    title: 'the contact form takes ten messages a minute of a network and five of an address',
    async run(target) {
      const visitor = target.visitor()
      const message = (email: string) => ({ email, name: 'Ana', subject: 'Hola', body: 'Texto' })
      const many = await Promise.all(
        Array.from({ length: 20 }, () => visitor.post('/api/contactemails', message(freshEmail()))),
      )
      assert.equal(many.filter(({ status }) => status < 300).length, 10)
      const email = freshEmail()
      const statuses: number[] = []
      for (let count = 0; count < 7; count++) {
        const spelled = count % 2 ? email.toUpperCase() : email.replace('@', `+${count}@`)
        statuses.push((await target.visitor().post('/api/contactemails', message(spelled))).status)
      }
      assert.equal(statuses.filter((status) => status < 300).length, 5, statuses.join())
    },
  },
  {
    title: 'texts of visitors stay text in pages, addresses and searches',
    async run(target) {
      const payload = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
      for (const path of [
        `/shop/catalog?q=${encodeURIComponent(payload)}`,
        `/account/login?next=${encodeURIComponent(payload)}`,
        `/shop/track-order?number=${encodeURIComponent(payload)}&email=${encodeURIComponent(payload)}`,
        `/${encodeURIComponent(payload)}`,
        `/account/data?problem=${encodeURIComponent(payload)}`,
      ]) {
        const page = await target.visitor().get(path)
        assert.ok(!page.text.includes('<script>alert(1)') && !page.text.includes('<img src=x'), path)
      }
    },
  },
]
