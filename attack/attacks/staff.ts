import assert from 'node:assert/strict'
import type { Attack } from '../attack.ts'
import { expectCode, expectRefused, expectStatus, made } from '../expect.ts'
import { requireMatch } from '../mailbox.ts'
import {
  appCode,
  enrolApp,
  forgetConfirmation,
  freshEmail,
  insertPerson,
  type Person,
  password,
} from '../people.ts'

async function memberOf(admin: Person, id: number) {
  const { data } = made(await admin.client.get(`/api/admin/staff?filter[where][id]=${id}`))
  return data[0]
}

export const staffAttacks: readonly Attack[] = [
  {
    title: 'without a fresh confirmation no role, bank account, API key, export, mail or invitation',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const other = await insertPerson(target, { staffRole: 'editor' })
      const { client } = admin
      const { data: settings } = made(await client.get('/api/admin/settings'))
      const accounts = settings.find((setting: { key: string }) => setting.key === 'transferAccounts')
      const member = await memberOf(admin, other.id)
      await forgetConfirmation(target, admin)
      for (const answer of [
        await client.patch(`/api/admin/staff/${other.id}`, {
          staffRole: 'administrator',
          version: member.version,
        }),
        await client.patch('/api/admin/settings/transferAccounts', {
          value: accounts.value,
          version: accounts.version,
        }),
        await client.post('/api/admin/staff/invitations', {
          email: freshEmail(),
          staffRole: 'administrator',
        }),
        await client.post('/api/admin/api-keys', {}),
        await client.delete(`/api/admin/staff/${other.id}/second-factor`),
        await client.get('/api/admin/sellorders/export'),
        await client.get('/api/admin/mails/1'),
        await client.post('/api/admin/recalculations', { percent: -50 }),
        await client.send('POST', '/api/admin/products/import?dry=no', {
          body: 'sku\nX',
          headers: { 'content-type': 'text/csv' },
        }),
      ])
        expectCode(answer, 'confirmationRequired')
    },
  },
  {
    title: 'the password does not confirm a session of an account with a second factor',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const { secret } = await enrolApp(admin)
      await forgetConfirmation(target, admin)
      expectRefused(await admin.client.post('/api/security/confirmation', { password }))
      expectRefused(await admin.client.post('/api/security/confirmation', { code: '000000' }))
      expectStatus(await admin.client.post('/api/security/confirmation', { code: appCode(secret) }), 204)
    },
  },
  {
    title: 'changing a bank account mails every administrator',
    async run(target) {
      const [admin, other] = [
        await insertPerson(target, { staffRole: 'administrator' }),
        await insertPerson(target, { staffRole: 'administrator' }),
      ]
      const { data: settings } = made(await admin.client.get('/api/admin/settings'))
      const { value, version } = settings.find(
        (setting: { key: string }) => setting.key === 'transferAccounts',
      )
      made(await admin.client.patch('/api/admin/settings/transferAccounts', { value, version }))
      await target.mailbox.waitFor(other.email, admin.email)
    },
  },
  {
    title: 'nobody gives themselves another role',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const { version } = await memberOf(admin, admin.id)
      expectRefused(await admin.client.patch(`/api/admin/staff/${admin.id}`, { enabled: false, version }))
      for (const role of ['seller', 'technician', 'editor', 'courier'] as const) {
        const staff = await insertPerson(target, { staffRole: role })
        const wish = { role: 'admin', staffRole: 'administrator', permissions: ['staff:write'] }
        await staff.client.post('/api/profiles', { name: 'Ana', lastname: 'Rosales', ...wish })
        expectCode(
          await staff.client.patch(`/api/admin/staff/${staff.id}`, { ...wish, version: 1 }),
          'forbidden',
        )
        assert.equal((await memberOf(admin, staff.id)).staffRole, role)
      }
    },
  },
  {
    title: 'the last administrator stays, also when two revoke each other at the same moment or by SQL',
    isAlone: true,
    async run(target) {
      const [first, second] = [
        await insertPerson(target, { staffRole: 'administrator' }),
        await insertPerson(target, { staffRole: 'administrator' }),
      ]
      const { pool } = target.database
      await pool.query(
        "update users set enabled = false where staff_role = 'administrator' and id <> all ($1)",
        [[first.id, second.id]],
      )
      const versions = [await memberOf(first, first.id), await memberOf(first, second.id)].map(
        ({ version }) => version,
      )
      const answers = await Promise.all([
        first.client.patch(`/api/admin/staff/${second.id}`, { enabled: false, version: versions[1] }),
        second.client.patch(`/api/admin/staff/${first.id}`, { staffRole: 'editor', version: versions[0] }),
      ])
      const isLeft = async () =>
        (await pool.query("select from users where staff_role = 'administrator' and enabled")).rowCount
      assert.equal(await isLeft(), 1, answers.map(({ status }) => status).join())
      for (const statement of [
        "update users set enabled = false where staff_role = 'administrator'",
        "update users set staff_role = 'editor' where staff_role = 'administrator'",
      ])
        await assert.rejects(pool.query(statement), Error, statement)
      assert.equal(await isLeft(), 1)
    },
  },
  {
    title: 'an invitation works once, for the role it names and the address it was sent to',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const email = freshEmail()
      made(await admin.client.post('/api/admin/staff/invitations', { email, staffRole: 'editor' }))
      const token = requireMatch(
        await target.mailbox.waitFor(email, '/invitation/'),
        /\/invitation\/([\w-]{43})/,
      )
      const wish = { password, email: 'evil@ejemplo.cu', staffRole: 'administrator', role: 'admin' }
      const accepted = made(await target.visitor().post(`/api/staff-invitations/${token}/accept`, wish))
      assert.equal(accepted.email, email)
      expectRefused(await target.visitor().post(`/api/staff-invitations/${token}/accept`, wish))
      const { data } = made(await admin.client.get(`/api/admin/staff?filter[where][email]=${email}`))
      assert.equal(data[0].staffRole, 'editor')
    },
  },
  {
    title: 'a withdrawn or replaced invitation opens nothing, and a customer is not made staff',
    async run(target) {
      const admin = await insertPerson(target, { staffRole: 'administrator' })
      const email = freshEmail()
      const invite = (address: string) =>
        admin.client.post('/api/admin/staff/invitations', { email: address, staffRole: 'seller' })
      made(await invite(email))
      const first = requireMatch(
        await target.mailbox.waitFor(email, '/invitation/'),
        /\/invitation\/([\w-]{43})/,
      )
      const { id } = made(await invite(email))
      expectRefused(await target.visitor().post(`/api/staff-invitations/${first}/accept`, { password }))
      made(await admin.client.delete(`/api/admin/staff/invitations/${id}`))
      const mails = target.mailbox.to(email).map((mail) => /\/invitation\/([\w-]{43})/.exec(mail)?.[1] ?? '')
      for (const token of mails)
        expectRefused(await target.visitor().post(`/api/staff-invitations/${token}/accept`, { password }))
      expectRefused(await invite((await insertPerson(target)).email))
    },
  },
]
