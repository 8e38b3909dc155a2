import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectStatus } from '../expect.ts'
import { insertPerson, password } from '../people.ts'

export const cachingAttacks: readonly Attack[] = [
  {
    title: 'pages of a signed-in customer are kept for nobody else',
    async run(target) {
      const { token, email } = await insertPerson(target)
      const browser = target.visitor().with({ isBrowser: true })
      browser.setCookie('__Host-session', token)
      for (const path of [
        '/',
        '/shop/catalog',
        '/account/dashboard',
        '/shop/cart',
        '/api/security/me',
        '/api/cart',
      ]) {
        const own = await browser.get(path)
        expectStatus(own, 200)
        assert.match(own.headers['cache-control'] ?? '', /private|no-store/, path)
        const others = await target.visitor().get(path)
        assert.ok(!others.text.includes(email), `${path} shows the address to others`)
      }
    },
  },
  {
    title: 'cached pages differ by the cookies they depend on, and set none',
    async run(target) {
      const first = await target.visitor().get('/')
      expectStatus(first, 200)
      const languages = await target.visitor().get('/', { headers: { cookie: '__Host-locale=en' } })
      assert.match(languages.text, /<html[^>]*lang="en"/)
      const again = await target.visitor().get('/')
      assert.match(again.text, /<html[^>]*lang="es"/)
      if (/public|s-maxage/.test(again.headers['cache-control'] ?? '')) {
        assert.match(again.headers.vary ?? '', /cookie/i)
        assert.equal(again.cookies.length, 0)
      }
    },
  },
  {
    title: 'forged forwarding headers stand in no page, also not for the next visitor',
    async run(target) {
      const headers = {
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'http',
        'x-forwarded-port': '6666',
        'x-forwarded-prefix': '/evil.test',
        'x-original-url': '/evil.test',
        'x-rewrite-url': '/evil.test',
        forwarded: 'host=evil.test',
      }
      for (const path of [
        '/?a=poison',
        '/shop/catalog',
        '/sitemap.xml',
        '/robots.txt',
        '/api/settings',
        '/.well-known/security.txt',
      ]) {
        const poisoned = await target.visitor().get(path, { headers })
        const next = await target.visitor().get(path)
        for (const answer of [poisoned, next])
          assert.ok(
            !answer.text.includes('evil.test') && !JSON.stringify(answer.headers).includes('evil.test'),
            path,
          )
      }
    },
  },
  {
    title: 'the shop of this machine does not believe a proxy that it does not have',
    async run(target) {
      const headers = {
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.9',
      }
      for (const path of ['/', '/sitemap.xml', '/robots.txt']) {
        const poisoned = await target.neighbour().get(path, { headers })
        assert.ok(!poisoned.text.includes('evil.test'), path)
      }
      const signedIn = await target
        .neighbour()
        .post('/api/security/login', { email: 'a@b.cu', password }, headers)
      assert.ok(!JSON.stringify(signedIn.headers).includes('__Host-'))
    },
  },
]
