import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { enrolApp, forgetConfirmation, insertPerson, password, signIn } from '../people.ts'
import { newProduct, placeOrder } from '../shopping.ts'

export const personalDataAttacks: readonly Attack[] = [
  {
    title: 'the file of personal data is one person’s, whoever is named in the request',
    async run(target) {
      const [ana, thief] = [await insertPerson(target), await insertPerson(target)]
      made(await ana.client.post('/api/profiles', { name: 'Anacleta', lastname: 'Rosales' }))
      for (const [path, json] of [
        ['/api/account/data', { userId: ana.id, id: ana.id, email: ana.email }],
        [`/api/account/data?userId=${ana.id}&id=${ana.id}`, {}],
      ] as const) {
        const answer = await thief.client.post(path, json)
        expectStatus(answer, 200)
        assert.ok(
          answer.text.includes(thief.email) &&
            !answer.text.includes(ana.email) &&
            !answer.text.includes('Anacleta'),
        )
      }
    },
  },
  {
    title: 'it needs a fresh confirmation, is given five times an hour, and nobody caches it',
    async run(target) {
      const person = await insertPerson(target)
      const first = await person.client.post('/api/account/data')
      assert.match(first.headers['cache-control'] ?? '', /no-store/)
      for (let count = 0; count < 4; count++) expectStatus(await person.client.post('/api/account/data'), 200)
      expectStatus(await person.client.post('/api/account/data'), 429)
      const other = await insertPerson(target)
      await forgetConfirmation(target, other)
      expectCode(await other.client.post('/api/account/data'), 'confirmationRequired')
      expectCode(await other.client.post('/api/account/closing'), 'confirmationRequired')
      expectStatus(await target.visitor().post('/api/account/data'), 401)
    },
  },
  {
    title: 'it holds no hash, no secret and no token',
    async run(target) {
      const person = await insertPerson(target)
      const { secret, backupCodes } = await enrolApp(person)
      await target.visitor().post('/api/security/reset-password/init', { email: person.email })
      const { text } = await person.client.post('/api/account/data')
      assert.doesNotMatch(text, /argon2|Hash"|publicKey/)
      for (const clear of [secret, person.token, ...backupCodes]) assert.ok(!text.includes(clear))
    },
  },
  {
    title: 'another site cannot download it or close the account',
    async run(target) {
      const { token } = await insertPerson(target)
      const victim = target.visitor()
      const headers = {
        cookie: `__Host-session=${token}`,
        origin: 'https://evil.test',
        'sec-fetch-site': 'cross-site',
      }
      for (const path of [
        '/api/account/data',
        '/api/account/closing',
        '/account/data',
        '/account/data/download',
      ])
        expectRefused(await victim.send('POST', path, { headers, body: '' }))
      const answer = await victim.get('/account/data/download', { headers })
      assert.ok(!answer.text.includes('"auditLog"'), 'a GET downloads the file')
    },
  },
  {
    title: 'a closed account cannot sign in, keeps no session and leaves no name behind',
    async run(target) {
      const person = await insertPerson(target)
      made(await person.client.post('/api/profiles', { name: 'Anacleta', lastname: 'Rosales' }))
      made(await person.client.post('/api/account/closing'))
      expectStatus(await person.client.get('/api/cart'), 401)
      expectRefused(await signIn(target.visitor(), person.email))
      expectRefused(await signIn(target.visitor(), `account-${person.id}@closed.invalid`))
      const { pool } = target.database
      const { rows } = await pool.query('select email, enabled from users where id = $1', [person.id])
      assert.deepEqual(rows, [{ email: `account-${person.id}@closed.invalid`, enabled: false }])
      assert.equal((await pool.query('select from profiles where user_id = $1', [person.id])).rowCount, 0)
    },
  },
  {
    title: 'a closed account is not opened again by recovery, registration, staff or SQL',
    async run(target) {
      const [person, admin] = [
        await insertPerson(target),
        await insertPerson(target, { staffRole: 'administrator' }),
      ]
      made(await person.client.post('/api/account/closing'))
      const closed = `account-${person.id}@closed.invalid`
      await target.visitor().post('/api/security/reset-password/init', { email: closed })
      made(await target.visitor().post('/api/security/sign-up', { email: person.email, password }))
      const { rows } = await target.database.pool.query('select id from users where email = $1', [
        person.email,
      ])
      assert.notEqual(rows[0].id, person.id)
      expectRefused(
        await admin.client.patch(`/api/admin/customers/${person.id}`, { enabled: true, version: 1 }),
      )
      await assert.rejects(
        target.database.pool.query('update users set enabled = true where id = $1', [person.id]),
      )
    },
  },
  {
    title: 'an account with an open order is not closed to get out of it',
    async run(target) {
      const person = await insertPerson(target)
      await placeOrder(person, await newProduct(target))
      expectStatus(await person.client.post('/api/account/closing'), 409)
      const staff = await insertPerson(target, { staffRole: 'editor' })
      expectRefused(await staff.client.post('/api/account/closing'))
    },
  },
]
