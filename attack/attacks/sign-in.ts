import assert from 'node:assert/strict'
import { insertApiKey, insertSession } from '@tecnoclick/api/testing/people'
import { protectPassword } from '@tecnoclick/database/password-hash'
import { demoEmails } from '@tecnoclick/domain/people/demo-accounts'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import type { Attack } from '../attack.ts'
import { type Answer, Client } from '../client.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { freshEmail, insertPerson, otherPassword, password, signIn } from '../people.ts'
import type { Target } from '../target.ts'

const demoPassword = 'Demo1234'

/** Tries a password on 32 accounts, a few at a time: the shop hashes no more than 20 at once. */
async function spray(attempt: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < 32; from += 4)
    answers.push(...(await Promise.all(Array.from({ length: 4 }, (_, index) => attempt(from + index)))))
  return answers
}

/** In milliseconds, with a wrong password. */
async function timeToRefuse(target: Target, email: string): Promise<number> {
  const began = performance.now()
  expectCode(await signIn(target.visitor(), email, otherPassword), 'badCredentials')
  return performance.now() - began
}

/** Like an account of the shop: others here have a cheap hash, which the time of an answer would give away. */
async function insertCustomer(target: Target): Promise<string> {
  const { id, email } = await insertPerson(target)
  const passwordHash = await protectPassword(password)
  await target.database.pool.query('update users set password_hash = $2 where id = $1', [id, passwordHash])
  return email
}

/** With a session from before the shop was exposed. */
async function demoAdmin({ database: { db, pool } }: Target): Promise<{ id: number; token: string }> {
  const { rows } = await pool.query<{ id: number }>("select id from users where email = 'admin@demo.cu'")
  const id = rows[0]?.id ?? 0
  return { id, token: await insertSession(db, id, new Date()) }
}

export const signInAttacks: readonly Attack[] = [
  {
    title: 'passwords tried on thirty accounts from one network meet a limit, right ones among them',
    async run(target) {
      const visitor = target.visitor()
      const answers = await spray(() => signIn(visitor, freshEmail(), otherPassword))
      const refused = answers.findLast(({ status }) => status === 429)
      assert.ok(refused, `32 accounts from one network: ${answers.map(({ status }) => status).join()}`)
      assert.ok(Number(refused.headers['retry-after']) > 0, 'no Retry-After')
      const { email } = await insertPerson(target)
      expectCode(await signIn(visitor, email), 'tooMany')
      expectStatus(await signIn(target.visitor(), email), 200)
    },
  },
  {
    title: 'a client cannot change its network by sending X-Forwarded-For itself',
    async run(target) {
      const visitor = target.visitor()
      // The proxy appends the address it sees to what the client has sent.
      const spoofed = (index: number) => ({
        'x-forwarded-for': `203.0.113.${index}, ${visitor.options.network}`,
      })
      const answers = await spray((index) =>
        visitor.post('/api/security/login', { email: freshEmail(), password: otherPassword }, spoofed(index)),
      )
      assert.ok(
        answers.some(({ status }) => status === 429),
        '32 accounts were tried',
      )
    },
  },
  {
    title:
      'six wrong passwords for one account from one network are refused, and the owner elsewhere gets in',
    async run(target) {
      const { email } = await insertPerson(target)
      const thief = target.visitor()
      for (let count = 0; count < 5; count++)
        expectCode(await signIn(thief, email, otherPassword), 'badCredentials')
      expectStatus(await signIn(thief, email), 429)
      expectStatus(await signIn(thief, email.toUpperCase()), 429)
      expectStatus(await signIn(target.visitor(), email), 200)
    },
  },
  {
    title: 'known and unknown addresses are answered alike and in about the same time',
    isAlone: true,
    async run(target) {
      const customers = await Promise.all(Array.from({ length: 12 }, () => insertCustomer(target)))
      await timeToRefuse(target, freshEmail())
      let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      // In turns, and the shortest of each: what else the machine does only adds to a time.
      for (const known of customers) {
        first = Math.min(first, await timeToRefuse(target, known))
        second = Math.min(second, await timeToRefuse(target, freshEmail()))
      }
      const ratio = Math.max(first, second) / Math.min(first, second)
      assert.ok(
        ratio < 2.5 || Math.abs(first - second) < 25,
        `${first.toFixed()} ms and ${second.toFixed()} ms`,
      )
    },
  },
  {
    title: 'a registration does not tell whether an address is taken',
    async run(target) {
      const { email } = await insertPerson(target)
      const taken = await target.visitor().post('/api/security/sign-up', { email, password: otherPassword })
      const free = await target.visitor().post('/api/security/sign-up', { email: freshEmail(), password })
      assert.equal(taken.status, free.status)
      assert.deepEqual(Object.keys(taken.json()), Object.keys(free.json()))
      expectRefused(await signIn(target.visitor(), email, otherPassword))
    },
  },
  {
    title: 'a registration makes a customer, whatever the body says',
    async run(target) {
      const email = freshEmail()
      const wish = {
        role: 'admin',
        staffRole: 'administrator',
        enabled: true,
        activatedAt: '2020-01-01',
        id: 1,
      }
      made(await target.visitor().post('/api/security/sign-up', { email, password, ...wish }))
      const { rows } = await target.database.pool.query(
        'select role, staff_role as "staffRole", activated_at as "activatedAt" from users where email = $1',
        [email],
      )
      assert.deepEqual(rows, [{ role: 'user', staffRole: null, activatedAt: null }])
      expectCode(await signIn(target.visitor(), email), 'notActivated')
    },
  },
  {
    title: 'demo accounts do not sign in at a public shop, from wherever it claims to be asked',
    async run(target) {
      const local = { host: 'localhost', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' }
      for (const headers of [{}, local]) {
        const answers = await Promise.all(
          demoEmails.map((email) => {
            const given = { email, password: transformPassword(email, demoPassword) }
            return target.visitor().post('/api/security/login', given, headers)
          }),
        )
        for (const answer of answers) expectCode(answer, 'badCredentials')
      }
    },
  },
  {
    title: 'sessions of demo accounts are dead at a public shop, and its office warns of the accounts',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      assert.equal(made(await admin.client.get('/api/admin/warnings')).demoAccounts, 'refused')
      const { token } = await demoAdmin(target)
      expectRefused(await target.visitor().with({ token }).get('/api/admin/customers'))
    },
  },
  {
    title: 'a shop of one machine that is reached through a tunnel ends demo accounts, sessions and keys',
    async run(target) {
      const { id, token } = await demoAdmin(target)
      const { key } = await insertApiKey(target.database.db, id, { now: new Date() })
      const neighbour = target.neighbour()
      const tunnelled = { headers: { host: 'tienda.trycloudflare.com', 'cf-connecting-ip': '203.0.113.9' } }
      expectStatus(await neighbour.get('/', tunnelled), 200)
      const email = 'admin@demo.cu'
      const given = { email, password: transformPassword(email, demoPassword) }
      expectCode(await neighbour.post('/api/security/login', given), 'badCredentials')
      expectStatus(await neighbour.with({ token }).get('/api/admin/customers'), 401)
      expectCode(await neighbour.with({ token: key }).get('/api/admin/customers'), 'keySuspended')
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const warnings = made(await neighbour.with({ token: admin.token }).get('/api/admin/warnings'))
      assert.ok(warnings.proxy?.sign, 'the office does not warn')
    },
  },
  {
    title: 'metrics of a shop that others reach need the token, also from its own machine',
    async run(target) {
      expectStatus(await new Client({ port: target.port }).get('/metrics'), 403)
      const neighbour = target.neighbour()
      await neighbour.get('/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
      expectStatus(await neighbour.get('/metrics'), 403)
    },
  },
]
