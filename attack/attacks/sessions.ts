import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import type { Client } from '../client.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { codeIn } from '../mailbox.ts'
import { insertPerson, otherPassword, password, signIn } from '../people.ts'

async function isSignedIn(client: Client): Promise<boolean> {
  return made(await client.get('/api/security/me')).user !== null
}

export const sessionAttacks: readonly Attack[] = [
  {
    title: 'the session cookie is __Host-, Secure, HttpOnly and SameSite, and the plain one is not believed',
    async run(target) {
      const { email, token } = await insertPerson(target)
      const signedIn = await signIn(target.visitor(), email)
      const line = signedIn.cookie('__Host-session') ?? ''
      for (const attribute of [/;\s*Secure/i, /;\s*HttpOnly/i, /;\s*SameSite=Lax/i, /;\s*Path=\//i])
        assert.match(line, attribute)
      assert.doesNotMatch(line, /;\s*Domain=/i)
      assert.equal(signedIn.cookie('session'), undefined)
      const thief = target.visitor().with({ isBrowser: true })
      thief.setCookie('session', token)
      assert.equal(await isSignedIn(thief), false)
    },
  },
  {
    title: 'all cookies of a sign-in and a recovery are hidden from scripts',
    async run(target) {
      const { email } = await insertPerson(target)
      const answers = [
        await signIn(target.visitor(), email),
        await target.visitor().post('/api/security/reset-password/init', { email }),
      ]
      for (const line of answers.flatMap(({ cookies }) => cookies)) {
        assert.match(line, /;\s*HttpOnly/i)
        assert.match(line, /;\s*Secure/i)
        assert.match(line, /;\s*SameSite=(Lax|Strict)/i)
      }
    },
  },
  {
    title: 'a session that was planted before the sign-in does not become the one after it',
    async run(target) {
      const { email } = await insertPerson(target)
      const planted = 'A'.repeat(43)
      const browser = target.visitor().with({ isBrowser: true })
      browser.setCookie('__Host-session', planted)
      made(await signIn(browser, email))
      assert.notEqual(browser.cookieValue('__Host-session'), planted)
      assert.equal(await isSignedIn(target.visitor().with({ token: planted })), false)
      const other = await insertPerson(target)
      browser.setCookie('__Host-session', other.token)
      made(await signIn(browser, email))
      assert.notEqual(browser.cookieValue('__Host-session'), other.token)
    },
  },
  {
    title: 'a new password ends all other sessions',
    async run(target) {
      const owner = await insertPerson(target)
      const stolen = target.visitor().with({ token: owner.token })
      const visitor = target.visitor()
      const { handle } = made(await visitor.post('/api/security/reset-password/init', { email: owner.email }))
      const resetKey = codeIn(await target.mailbox.waitFor(owner.email, 'resetpassword'))
      const wish = { password: otherPassword, confirmPassword: otherPassword, resetKey, handle }
      made(await visitor.post('/api/security/reset-password/finish', wish))
      assert.equal(await isSignedIn(stolen), false)
      expectCode(await signIn(target.visitor(), owner.email, password), 'badCredentials')
    },
  },
  {
    title: 'a disabled account loses its sessions and cannot open one',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const customer = await insertPerson(target)
      const { version } = made(await admin.client.get(`/api/admin/customers/${customer.id}`))
      made(await admin.client.patch(`/api/admin/customers/${customer.id}`, { enabled: false, version }))
      assert.equal(await isSignedIn(customer.client), false)
      expectRefused(await signIn(target.visitor(), customer.email))
      expectRefused(await customer.client.get('/api/cart'))
    },
  },
  {
    title: 'a revoked or demoted member of staff is out at once',
    async run(target) {
      const [admin, seller] = [
        await insertPerson(target, { staffRole: 'administrator' }),
        await insertPerson(target, { staffRole: 'seller' }),
      ]
      expectStatus(await seller.client.get('/api/admin/payments'), 200)
      const { data } = made(await admin.client.get(`/api/admin/staff?filter[where][id]=${seller.id}`))
      made(
        await admin.client.patch(`/api/admin/staff/${seller.id}`, {
          enabled: false,
          version: data[0].version,
        }),
      )
      expectStatus(await seller.client.get('/api/admin/payments'), 401)
      expectRefused(await signIn(target.visitor(), seller.email))
    },
  },
  {
    title: 'ending all other devices ends them, and ending a device of somebody else ends nothing',
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      const { token } = made(await signIn(target.visitor(), ana.email))
      const laptop = target.visitor().with({ token })
      const { data } = made(await ana.client.get('/api/security/sessions'))
      for (const { id } of data) expectStatus(await thief.client.delete(`/api/security/sessions/${id}`), 404)
      assert.equal(await isSignedIn(laptop), true)
      made(await ana.client.delete('/api/security/sessions'))
      assert.deepEqual(
        [await isSignedIn(laptop), await isSignedIn(ana.client), await isSignedIn(thief.client)],
        [false, true, true],
      )
    },
  },
  {
    title: 'signing out ends the session on the server, and only by POST',
    async run(target) {
      const { client } = await insertPerson(target)
      await client.get('/api/security/logout')
      await client.get('/account/logout')
      assert.equal(await isSignedIn(client), true)
      made(await client.post('/api/security/logout'))
      assert.equal(await isSignedIn(client), false)
    },
  },
  {
    title: 'sessions of staff last no longer than 24 hours, and 12 without use',
    async run(target) {
      const staff = await insertPerson(target, { staffRole: 'seller' })
      const signedIn = await signIn(target.visitor(), staff.email)
      assert.match(signedIn.cookie('__Host-session') ?? '', /Max-Age=86400/i)
      const { rows } = await target.database.pool.query(
        `select extract(epoch from absolute_expires_at - created_at) / 3600 as most,
           extract(epoch from idle_expires_at - last_seen_at) / 3600 as idle
         from sessions where user_id = $1 order by id desc limit 1`,
        [staff.id],
      )
      assert.ok(Number(rows[0].most) <= 24 && Number(rows[0].idle) <= 12, JSON.stringify(rows[0]))
    },
  },
  {
    title: 'a sign-in from a new device is mailed, and in the audit log, refused ones too',
    async run(target) {
      const { id, email } = await insertPerson(target)
      made(await signIn(target.visitor().with({ isBrowser: true }), email))
      await signIn(target.visitor(), email, otherPassword)
      const second = target.visitor().with({ isBrowser: true })
      made(
        await second.post(
          '/api/security/login',
          { email, password },
          { 'user-agent': 'Mozilla/5.0 Chrome/150.0' },
        ),
      )
      await target.mailbox.waitFor(email, 'dispositivo')
      const { rows } = await target.database.pool.query(
        "select distinct action from audit_log where entity = 'session' and entity_id = $1 order by action",
        [String(id)],
      )
      assert.deepEqual(
        rows.map(({ action }) => action),
        ['sign-in', 'sign-in-refused'],
      )
    },
  },
  {
    title: 'tokens of sessions are stored as hashes',
    async run(target) {
      const { email } = await insertPerson(target)
      const { token } = made(await signIn(target.visitor(), email))
      const found = await target.database.pool.query(
        "select from sessions as t where position($1 in t::text) > 0 or position(encode($1::bytea, 'hex') in t::text) > 0",
        [token],
      )
      assert.equal(found.rowCount, 0)
    },
  },
  {
    title: 'every cookie of the https shop belongs to its host alone, and HSTS binds no other host',
    async run(target) {
      const { email } = await insertPerson(target)
      const browser = target.visitor().with({ isBrowser: true })
      const answers = [
        await signIn(browser, email),
        await browser.post('/api/security/reset-password/init', { email }),
        await browser.get('/?lang=en'),
        await browser.send('POST', '/preferences', {
          form: { locale: 'ru', currency: 'CUP', saveData: '1' },
        }),
        await browser.send('POST', '/account/logout', { form: {} }),
      ]
      const cookies = answers.flatMap((answer) => answer.cookies)
      assert.ok(cookies.length >= 6, cookies.join(' | '))
      for (const line of cookies) {
        assert.match(line, /^__Host-[\w-]+=.*; Path=\/(;|$)/i)
        assert.match(line, /; Secure(;|$)/i)
      }
      for (const { headers } of answers)
        assert.match(headers['strict-transport-security'] ?? '', /^max-age=\d+$/)
    },
  },
]
