import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { profiles } from '../schema/people/profiles.ts'
import { activationKeys, recoveryCodes, sessions, users } from '../schema/people/users.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { againstOpenTransaction, bayamo, expectRefusal, hash, makeUser } from './testing/make.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.drop())

const soon = () => new Date(Date.now() + 600_000)

const makeSession = (userId: number, tokenHash = hash()) =>
  shop.db.insert(sessions).values({ userId, tokenHash, idleExpiresAt: soon(), absoluteExpiresAt: soon() })

test('an e-mail address is unique, ignoring case', async () => {
  await makeUser(shop.db, { email: 'ana@ejemplo.cu' })
  await expectRefusal(makeUser(shop.db, { email: 'ANA@Ejemplo.CU' }), 'users_email_unique')
})

test('thirty parallel sign-ups with one address in case variants make one account', async () => {
  const email = 'carrera@ejemplo.cu'
  const variants = Array.from(
    { length: 30 },
    (_, i) => email.slice(0, i % 8).toUpperCase() + email.slice(i % 8),
  )
  const outcomes = await Promise.allSettled(variants.map((variant) => makeUser(shop.db, { email: variant })))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
})

test('an e-mail address has no space or line break', async () => {
  await expectRefusal(makeUser(shop.db, { email: 'a@b.cu\r\nBcc: c@d.cu' }), 'users_email_plain')
})

test('a password is stored as argon2id only', async () => {
  await expectRefusal(makeUser(shop.db, { passwordHash: 'Demo1234' }), 'users_password_is_argon2id')
})

test('a role is one of three', async () => {
  const user = await makeUser(shop.db)
  const update = shop.pool.query('update users set role = $1 where id = $2', ['root', user.id])
  await expectRefusal(update, 'users_role_known')
})

test('a session token is a 32-byte hash and unique', async () => {
  const user = await makeUser(shop.db)
  await expectRefusal(makeSession(user.id, Buffer.from('plain token')), 'sessions_token_is_hashed')
  const token = hash()
  await makeSession(user.id, token)
  await expectRefusal(makeSession(user.id, token), 'sessions_token_hash_unique')
})

test('disabling an account ends its sessions and prevents new ones', async () => {
  const user = await makeUser(shop.db)
  await makeSession(user.id)
  await shop.db.update(users).set({ enabled: false }).where(eq(users.id, user.id))
  expect(await shop.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
  await expectRefusal(makeSession(user.id), 'sessions_of_enabled_users')
})

test('a sign-in during a disabling waits and is refused', async () => {
  const user = await makeUser(shop.db)
  const disabling = { text: 'update users set enabled = false where id = $1', values: [user.id] }
  const signIn = () => makeSession(user.id).execute()
  await expectRefusal(againstOpenTransaction(shop.pool, disabling, signIn), 'sessions_of_enabled_users')
})

test('a new password ends every session except one created in the same transaction', async () => {
  const user = await makeUser(shop.db)
  await makeSession(user.id)
  const fresh = hash()
  await shop.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordChangedAt: new Date() }).where(eq(users.id, user.id))
    await tx
      .insert(sessions)
      .values({ userId: user.id, tokenHash: fresh, idleExpiresAt: soon(), absoluteExpiresAt: soon() })
  })
  const left = await shop.db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(left.map((session) => session.tokenHash)).toEqual([fresh])
})

test('an activation key is hashed and expires', async () => {
  const user = await makeUser(shop.db)
  const key = { userId: user.id, keyHash: hash(), expiresAt: soon() }
  await expectRefusal(
    shop.db.insert(activationKeys).values({ ...key, keyHash: Buffer.alloc(16) }),
    'activation_keys_hashed',
  )
  const late = new Date(key.expiresAt.getTime() + 1)
  await expectRefusal(
    shop.db.insert(activationKeys).values({ ...key, usedAt: late }),
    'activation_keys_used_in_time',
  )
})

test('a recovery code takes five tries, and neither code nor link is used late', async () => {
  const user = await makeUser(shop.db)
  const tokenHash = hash()
  const code = { userId: user.id, codeHash: hash(), handleHash: hash(), tokenHash, expiresAt: soon() }
  await shop.db.insert(recoveryCodes).values(code)
  const sameLink = { ...code, handleHash: hash() }
  await expectRefusal(shop.db.insert(recoveryCodes).values(sameLink), 'recovery_codes_token_unique')
  const live = eq(recoveryCodes.userId, user.id)
  await shop.db.update(recoveryCodes).set({ tries: 5 }).where(live)
  await expectRefusal(
    shop.db.update(recoveryCodes).set({ tries: 6 }).where(live).execute(),
    'recovery_codes_five_tries',
  )
  const late = new Date(Date.now() + 3_600_000)
  await expectRefusal(
    shop.db.update(recoveryCodes).set({ usedAt: late, endedAt: late }).where(live).execute(),
    'recovery_codes_used_in_time',
  )
  const used = { usedAt: late, endedAt: late, linkExpiresAt: late }
  await shop.db.update(recoveryCodes).set(used).where(live)
})

test('a client code is unique, and several businesses may lack one', async () => {
  const makeProfile = async (clicode?: string) => {
    const user = await makeUser(shop.db, { role: 'business' })
    return shop.db.insert(profiles).values({ userId: user.id, name: 'Empresa', ...(clicode && { clicode }) })
  }
  await makeProfile()
  await makeProfile()
  await makeProfile('CLI-7')
  await expectRefusal(makeProfile('cli-7'), 'profiles_clicode_unique')
})

test('the city of a profile belongs to its state', async () => {
  const user = await makeUser(shop.db)
  const { stateId, cityId } = await bayamo(shop.db)
  const elsewhere = { userId: user.id, stateId: stateId - 1, cityId }
  await expectRefusal(shop.db.insert(profiles).values(elsewhere), 'profiles_city_of_state')
})

test('staff have a staff role, customers have none', async () => {
  await expectRefusal(makeUser(shop.db, { role: 'admin', staffRole: null }), 'users_staff_have_a_role')
  await expectRefusal(makeUser(shop.db, { staffRole: 'seller' }), 'users_staff_have_a_role')
})

test('a new staff role ends the sessions', async () => {
  const user = await makeUser(shop.db, { role: 'admin', staffRole: 'seller' })
  await makeSession(user.id)
  await shop.db.update(users).set({ staffRole: 'editor' }).where(eq(users.id, user.id))
  expect(await shop.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
})

test('the last administrator stays, whatever is done to the row', async () => {
  const [one, other] = [
    await makeUser(shop.db, { role: 'admin' }),
    await makeUser(shop.db, { role: 'admin' }),
  ]
  await shop.db.update(users).set({ enabled: false }).where(eq(users.id, one.id))
  const rule = 'users_keep_an_administrator'
  const last = eq(users.id, other.id)
  await expectRefusal(shop.db.update(users).set({ enabled: false }).where(last), rule)
  await expectRefusal(shop.db.update(users).set({ staffRole: 'seller' }).where(last), rule)
  await expectRefusal(shop.db.update(users).set({ role: 'user', staffRole: null }).where(last), rule)
  await expectRefusal(shop.db.delete(users).where(last), rule)
})

test('two administrators who remove each other wait; one of them stays', async () => {
  const [one, other] = [
    await makeUser(shop.db, { role: 'admin' }),
    await makeUser(shop.db, { role: 'admin' }),
  ]
  await shop.db
    .update(users)
    .set({ enabled: false })
    .where(and(eq(users.role, 'admin'), notInArray(users.id, [one.id, other.id])))
  const removing = { text: 'update users set enabled = false where id = $1', values: [one.id] }
  const removal = () => shop.db.update(users).set({ enabled: false }).where(eq(users.id, other.id)).execute()
  await expectRefusal(againstOpenTransaction(shop.pool, removing, removal), 'users_keep_an_administrator')
})
