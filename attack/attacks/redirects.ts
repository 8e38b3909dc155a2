import assert from 'node:assert/strict'
import { protectPassword } from '@tecnoclick/database/password-hash'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { Attack } from '../attack.ts'
import { expectStatus } from '../expect.ts'
import { insertPerson } from '../people.ts'
import { rawExchange } from '../raw.ts'
import { publicUrl } from '../target.ts'

const evilTargets = [
  ...[
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
  ],
  ...[
    '/%2f/evil.test',
    '/%5cevil.test',
    '\t//evil.test',
    '/\t/evil.test',
    '///evil.test',
    'data:text/html,x',
    '//evil.test@tienda.example',
  ],
]

function leadsAway(location: string): boolean {
  const url = URL.parse(location, publicUrl)
  return !url || url.origin !== publicUrl
}

export const redirectAttacks: readonly Attack[] = [
  {
    title: 'the page after a sign-in without script is always our own',
    async run(target) {
      const typed = 'Secreto12'
      const person = await insertPerson(target)
      const hash = await protectPassword(transformPassword(person.email, typed))
      await target.database.pool.query('update users set password_hash = $1 where id = $2', [hash, person.id])
      const signInWith = async (next: string) => {
        const browser = target.visitor().with({ isBrowser: true })
        const form = { form: 'signIn', email: person.email, password: typed, next }
        const headers = { referer: next }
        const answer = await browser.send('POST', `/account/login?next=${encodeURIComponent(next)}`, {
          form,
          headers,
        })
        expectStatus(answer, 302)
        return answer.headers.location ?? ''
      }
      assert.match(await signInWith('/shop/cart'), /\/shop\/cart/)
      for (const next of evilTargets) {
        const location = await signInWith(next)
        assert.ok(!leadsAway(location), `${next} leads to ${location}`)
      }
    },
  },
  {
    title: 'a signed-in visitor of the sign-in page is sent to our own pages only',
    async run(target) {
      const { token } = await insertPerson(target)
      const browser = target.visitor().with({ isBrowser: true })
      browser.setCookie('__Host-session', token)
      for (const next of evilTargets) {
        const answer = await browser.get(`/account/login?next=${encodeURIComponent(next)}`)
        expectStatus(answer, 302)
        assert.ok(!leadsAway(answer.headers.location ?? ''), `${next} leads to ${answer.headers.location}`)
      }
    },
  },
  {
    title: 'preferences lead back to our own pages only',
    async run(target) {
      for (const back of evilTargets)
        for (const form of [
          { locale: 'en', back },
          { locale: 'en', returnTo: back, next: back, redirect: back },
        ]) {
          const headers = {
            referer: back.startsWith('http') ? back : 'https://evil.test/x',
            'sec-fetch-site': 'same-origin',
          }
          const answer = await target.visitor().send('POST', '/preferences', { form, headers })
          assert.ok(!leadsAway(answer.headers.location ?? '/'), `${back} leads to ${answer.headers.location}`)
        }
    },
  },
  {
    title: 'paths like //evil.test redirect to no other site',
    async run(target) {
      for (const path of [
        '//evil.test/',
        '/%2f/evil.test',
        '/\\evil.test',
        '///evil.test/%2e%2e',
        '/.//evil.test',
        '//evil.test/account',
      ]) {
        const answer = await rawExchange(
          target.port,
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        )
        assert.doesNotMatch(answer, /^location: *(?:[a-z]+:)?[/\\]{2}(?!tienda\.example)/im, path)
      }
    },
  },
  {
    title: 'line breaks in addresses and forms put nothing into the headers of an answer',
    async run(target) {
      const evil = '%0d%0aSet-Cookie:%20evil=1%0d%0aX-Evil:%201'
      for (const path of [
        `/?lang=en${evil}`,
        `/account/login?next=/${evil}`,
        `/shop/catalog/${evil}`,
        `/api/files/a${evil}`,
      ]) {
        const answer = await target.visitor().get(path)
        assert.ok(!('x-evil' in answer.headers), path)
        assert.ok(!answer.cookies.some((line) => line.startsWith('evil')), path)
      }
      const form = {
        locale: 'en\r\nX-Evil: 1',
        currency: 'USD\r\nSet-Cookie: evil=1',
        theme: 'dark\r\nX-Evil: 1',
      }
      const answer = await target
        .visitor()
        .send('POST', '/preferences', { form, headers: { 'sec-fetch-site': 'same-origin' } })
      assert.ok(!('x-evil' in answer.headers))
    },
  },
]
