import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Attack } from '../attack.ts'
import { expectCode, expectStatus, made } from '../expect.ts'
import { activationKeyIn, codeIn, recoveryTokenIn, requireMatch } from '../mailbox.ts'
import { forgetConfirmation, freshEmail, insertPerson, password } from '../people.ts'
import { newProduct } from '../shopping.ts'
import { publicUrl, type Target } from '../target.ts'

const main = join(import.meta.dirname, '../../apps/server/dist/main.js')

/** Tables that hold a text somewhere in a row. */
async function tablesWith(target: Target, secret: string): Promise<string[]> {
  const { pool } = target.database
  const { rows } = await pool.query("select tablename as name from pg_tables where schemaname = 'public'")
  const found: string[] = []
  for (const { name } of rows) {
    if (name === 'file_chunks') continue
    const query = `select from "${name}" as t where position($1 in t::text) > 0 limit 1`
    if ((await pool.query(query, [secret])).rowCount) found.push(name)
  }
  return found
}

/** The recovery mail that a server without a mail server of its own has stored for the other to send. */
async function linkOf(target: Target, email: string): Promise<string> {
  const mail = await target.mailbox.waitFor(email, 'resetpassword')
  return requireMatch(mail, /(https?:\/\/[^\s"<]+)\/account\/resetpassword/)
}

async function startWith(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, NODE_ENV: 'production', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = setTimeout(() => child.kill('SIGTERM'), 20_000)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  clearTimeout(timer)
  return { code, output: output + errors }
}

export const mailAttacks: readonly Attack[] = [
  {
    title: 'whoever reads the database finds no code and no token of a recovery mail',
    async run(target) {
      const { email } = await insertPerson(target)
      made(await target.visitor().post('/api/security/reset-password/init', { email }))
      const mail = await target.mailbox.waitFor(email, 'resetpassword')
      assert.deepEqual(await tablesWith(target, recoveryTokenIn(mail)), [])
      const { rows } = await target.database.pool.query('select * from outbox where to_address = $1', [email])
      for (const { id, secrets, ...row } of rows) {
        assert.ok(secrets, `mail ${id} has no encrypted secrets`)
        assert.doesNotMatch(`${row.text}\n${row.subject}`, new RegExp(`^${codeIn(mail)}$`, 'm'))
      }
    },
  },
  {
    title: 'nor the key of an activation, the link of an invitation or that of a review',
    async run(target) {
      const email = freshEmail()
      made(await target.visitor().post('/api/security/sign-up', { email, password }))
      const activation = activationKeyIn(await target.mailbox.waitFor(email, '/activate/user/'))
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const invited = freshEmail()
      made(await admin.client.post('/api/admin/staff/invitations', { email: invited, staffRole: 'editor' }))
      const invitation = requireMatch(
        await target.mailbox.waitFor(invited, '/invitation/'),
        /\/invitation\/([\w-]{43})/,
      )
      const reviewer = freshEmail()
      const review = {
        productId: await newProduct(target),
        author: 'Ana',
        email: reviewer,
        text: 'Bien',
        rating: 5,
      }
      made(await target.visitor().post('/api/reviews', review))
      const confirmation = requireMatch(
        await target.mailbox.waitFor(reviewer, '/reviews/confirm/'),
        /\/confirm\/([\w-]{43})/,
      )
      for (const secret of [activation, invitation, confirmation])
        assert.deepEqual(await tablesWith(target, secret), [])
    },
  },
  {
    title:
      'the back office shows dots for codes and tokens, after a confirmation, and notes who read the mail',
    async run(target) {
      const { email } = await insertPerson(target)
      made(await target.visitor().post('/api/security/reset-password/init', { email }))
      const sent = await target.mailbox.waitFor(email, 'resetpassword')
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const { pool } = target.database
      const { rows } = await pool.query('select id from outbox where to_address = $1', [email])
      const path = `/api/admin/mails/${rows[0].id}`
      await forgetConfirmation(target, admin)
      expectCode(await admin.client.get(path), 'confirmationRequired')
      await pool.query('update sessions set confirmed_at = now() where user_id = $1', [admin.id])
      const shown = await admin.client.get(path)
      expectStatus(shown, 200)
      assert.match(shown.text, /••••/)
      for (const secret of [recoveryTokenIn(sent)]) assert.ok(!shown.text.includes(secret))
      assert.doesNotMatch(shown.json().text, new RegExp(`^${codeIn(sent)}$`, 'm'))
      const audited = await pool.query('select from audit_log where actor_id = $1', [admin.id])
      assert.ok(audited.rowCount, 'the reading is not in the audit log')
    },
  },
  {
    title: 'a forged Host does not reach the link of a recovery mail',
    async run(target) {
      for (const headers of [
        { host: 'evil.test' },
        { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
        { forwarded: 'host=evil.test', 'x-host': 'evil.test', 'x-original-host': 'evil.test' },
      ]) {
        const { email } = await insertPerson(target)
        made(await target.visitor().post('/api/security/reset-password/init', { email }, headers))
        assert.equal(await linkOf(target, email), publicUrl)
      }
    },
  },
  {
    title: 'nor at a shop without a public address, whatever Host, X-Forwarded-Host or request line say',
    async run(target) {
      for (const headers of [
        { host: 'evil.test' },
        { host: 'localhost.evil.test' },
        { host: '127.0.0.1.evil.test' },
        { 'x-forwarded-host': 'evil.test' },
      ]) {
        const { email } = await insertPerson(target)
        await target.neighbour().post('/api/security/reset-password/init', { email }, headers)
        const { hostname } = new URL(await linkOf(target, email))
        assert.ok(
          ['localhost', '127.0.0.1'].includes(hostname),
          `${JSON.stringify(headers)} gave ${hostname}`,
        )
      }
    },
  },
  {
    title: 'a mail server or an open address without PUBLIC_URL does not start',
    async run(target) {
      const DATA_DIR = join(target.dataDir, 'refused')
      const starts = await Promise.all([
        startWith({ DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:2525' }),
        startWith({ DATA_DIR, HOST: '0.0.0.0' }),
      ])
      for (const { code, output } of starts) {
        assert.notEqual(code, 0)
        assert.match(output, /PUBLIC_URL/)
      }
    },
  },
  {
    title: 'line breaks in a contact message add no header and no recipient',
    async run(target) {
      const sound = { email: freshEmail(), name: 'Ana', subject: 'Hola', body: 'Texto' }
      for (const evil of [
        'x\r\nBcc: evil@ejemplo.cu',
        'x\nBcc: evil@ejemplo.cu',
        'x\rBcc: evil@ejemplo.cu',
        'x\u2028Bcc: e@ejemplo.cu',
      ])
        for (const field of ['email', 'name', 'subject'])
          expectStatus(await target.visitor().post('/api/contactemails', { ...sound, [field]: evil }), 422)
      expectStatus(
        await target
          .visitor()
          .post('/api/contactemails', { ...sound, email: 'a@ejemplo.cu, evil@ejemplo.cu' }),
        422,
      )
    },
  },
  {
    title: 'nor do profile and address names that appear in mails',
    async run(target) {
      const { client } = await insertPerson(target)
      for (const name of ['Ana\r\nBcc: evil@ejemplo.cu', 'Ana\nX: y', 'Ana\u0000'])
        expectStatus(await client.post('/api/profiles', { name, lastname: 'Rosales' }), 422)
    },
  },
]
