import { checkInvariants } from '@tecnoclick/database/invariants'
import { users } from '@tecnoclick/database/schema/people/users'
import { auditLog } from '@tecnoclick/database/schema/platform/audit-log'
import { hours, minutes } from '@tecnoclick/domain/platform/duration'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { emptyCart } from '../../selling/cart/empty-cart.ts'
import { cookieOf } from '../../testing/cookies.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { insertSession, somePassword } from '../../testing/people.ts'
import { testDeps, useTestApi } from '../../testing/test-api.ts'
import { closeAccount } from './close-account.ts'
import { createFullAccount, type FullAccount, personal, settle } from './testing/full-account.ts'

const shop = useTestApi()
let account: FullAccount

beforeAll(async () => {
  account = await createFullAccount(shop)
})

const post = (path: string, json?: object) => account.person.fetch(path, { method: 'POST', json })
function pass(time: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + time)
}
const codeOf = async (response: Response) => (await response.json()).error.code
const auditsOf = (entity: string) =>
  shop.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(account.person.userId))))

/** The tables and columns in which this text is found. */
async function placesOf(text: string): Promise<string[]> {
  const { rows: columns } = await shop.database.pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rowCount } = await shop.database.pool.query(
      `select from "${table}" where position(lower($1) in lower("${column}"::text)) > 0 limit 1`,
      [text],
    )
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found.sort()
}

test('neither the file nor the end of the account is for a session that was not confirmed', async () => {
  pass(minutes(10))
  expect(await codeOf(await post('/account/data'))).toBe('confirmationRequired')
  expect(await codeOf(await post('/account/closing'))).toBe('confirmationRequired')
  // The account has a second factor: the password is not enough.
  const byPassword = await post('/security/confirmation', { password: somePassword })
  expect(await codeOf(byPassword)).toBe('badCredentials')
  expect((await post('/security/confirmation', { code: account.code() })).status).toBe(204)
})

test('the file has everything', async () => {
  const response = await post('/account/data')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/)
  const data = await response.json()
  expect(data).toMatchObject({
    incomplete: [],
    account: { email: personal.email, role: 'business' },
    profile: { name: personal.name, phone: personal.phone, ruccode: personal.identity },
    addresses: [{ street: personal.street, city: 'Bayamo' }],
    orders: [{ total: 250, lines: [{ quantity: 1, amount: 249.5 }], payments: [] }],
    serviceOrders: [{ failure: expect.stringContaining(personal.name), photos: [expect.any(String)] }],
    resetSales: [{ precio: 2000 }],
    reviews: [{ author: personal.name }, { author: `${personal.name} ${personal.lastname}` }],
    cart: [{ quantity: 3 }],
    newsletter: [{ email: personal.email }],
    contactMessages: [{ subject: 'Otra vez' }, { subject: 'Hola' }],
    sessions: [{ browser: null }],
    secondFactors: [
      { method: 'totp', confirmedDate: expect.any(String) },
      { method: 'passkey', name: `Teléfono de ${personal.name}` },
      { method: 'backupCode', left: 10 },
    ],
  })
  for (const list of ['wishlist', 'compare', 'files', 'mails'])
    expect(data[list].length, list).toBeGreaterThan(0)
  expect(JSON.stringify(data)).not.toMatch(/argon2|"passwordHash|tokenHash|"secret"|publicKey|credentialId/)
})

test('no table with something personal is missing from the file', async () => {
  const data = await (await post('/account/data')).text()
  const { rows } = await shop.database.pool.query<{ table: string }>(`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by 1`)
  /** What each table is called in the file; the rest holds only secrets, short-lived copies or the work of staff. */
  const named: Record<string, string> = {
    addresses: 'addresses',
    audit_log: 'auditLog',
    backup_codes: 'secondFactors',
    cart_links: 'cartLinks',
    carts: 'cart',
    compare_items: 'compare',
    contact_messages: 'contactMessages',
    credit_accounts: 'credit',
    credit_entries: 'credit',
    delivery_steps: 'steps',
    devices: 'devices',
    downloads: 'downloads',
    files: 'files',
    family_links: 'familyLinks',
    invoices: 'invoices',
    known_networks: 'knownNetworks',
    notice_choices: 'noticeChoices',
    order_history: 'history',
    order_messages: 'messages',
    order_returns: 'returns',
    orders: 'orders',
    passkeys: 'secondFactors',
    passport_tokens: 'equipment',
    passports: 'equipment',
    payments: 'payments',
    phone_links: 'phone',
    profiles: 'profile',
    // What they took off is among the lines of the order.
    promotion_uses: 'additionalLines',
    push_devices: 'pushDevices',
    refunds: 'refunds',
    reset_outcomes: 'resetSales',
    reset_sales: 'resetSales',
    reviews: 'reviews',
    service_messages: 'messages',
    service_order_history: 'history',
    service_payments: 'payments',
    service_orders: 'serviceOrders',
    service_quotes: 'quotes',
    service_payment_reports: 'paymentReports',
    sessions: 'sessions',
    stock_alerts: 'stockAlerts',
    telegram_links: 'telegram',
    totp_secrets: 'secondFactors',
    wishlist_items: 'wishlist',
  }
  const left = [
    'activation_keys',
    // Which of the staff or couriers scanned a unit.
    'serial_events',
    'serial_mismatches',
    // Which programs staff let in.
    'api_keys',
    'assignments',
    // Which of the staff took in or matched a message; who paid is forgotten after thirty days.
    'bank_messages',
    // Who of the staff has, moved, exchanged or handed in cash.
    'cash_hand_ins',
    'cash_holders',
    'cash_moves',
    'cash_shifts',
    'exchanged_change',
    'courier_assignments',
    // Who of the staff closed a day or corrected its cash.
    'cash_corrections',
    // Who of the staff sold a voucher.
    'credit_payments',
    'day_closings',
    'idempotency_keys',
    'recovery_codes',
    // Who of the staff revoked a link.
    'order_tickets',
    // Who of the staff gave money back; what was paid is among the payments.
    'provider_payments',
    // Who of the staff lent, sent, linked, added or measured for a repair.
    'loaner_loans',
    'outside_jobs',
    'repeated_repairs',
    'service_parts',
    'service_times',
    // Who of the staff made a link.
    'service_tickets',
    'settings',
    'sign_in_challenges',
    // What staff are told of work, and how.
    'staff_chat_buttons',
    'staff_messages',
    'staff_notice_choices',
    'staff_invitations',
    'staff_notes',
    'stock_moves',
    'stock_sheets',
    'telegram_codes',
    'phone_codes',
    'sign_in_codes',
  ]
  const unnamed = rows.map(({ table }) => table).filter((table) => !named[table] && !left.includes(table))
  expect(unnamed).toEqual([])
  for (const name of Object.values(named)) expect(data).toContain(`"${name}":`)
})

test('a download is noted in the log, and five an hour are enough', async () => {
  const before = (await auditsOf('data download')).length
  pass(hours(1))
  await post('/security/confirmation', { code: account.code() })
  for (let round = 0; round < 5; round++) expect((await post('/account/data')).status).toBe(200)
  expect((await post('/account/data')).status).toBe(429)
  expect(await auditsOf('data download')).toHaveLength(before + 5)
})

test('nobody gets the data of somebody else', async () => {
  const stranger = await shop.as('user')
  const response = await stranger.fetch('/account/data', { method: 'POST' })
  expect(await response.text()).not.toContain(personal.email)
})

test('an account with something open is not closed, and says what', async () => {
  const { open } = await (await account.person.fetch('/account/closing')).json()
  expect(open.map(({ kind, id }: { kind: string; id: number }) => [kind, id]).toSorted()).toEqual([
    ['order', account.open.orderId],
    ['resetSale', account.open.saleId],
    ['serviceOrder', account.open.serviceOrderId],
  ])
  const refused = await post('/account/closing')
  expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'conflict'])
  const cart = await (await account.person.fetch('/cart')).json()
  expect(cart.items ?? cart.lines).toHaveLength(1)
})

test('staff cannot close their account this way', async () => {
  const admin = await shop.as('admin')
  expect(await (await admin.fetch('/account/closing')).json()).toMatchObject({ isStaff: true })
  expect(await codeOf(await admin.fetch('/account/closing', { method: 'POST' }))).toBe('conflict')
})

test('without a second factor the password confirms', async () => {
  const person = await shop.as('user')
  const send = (path: string, json?: object) => person.fetch(path, { method: 'POST', json })
  pass(minutes(10))
  expect((await send('/security/confirmation', { password: 'f'.repeat(64) })).status).toBe(401)
  expect((await send('/account/closing')).status).toBe(403)
  expect((await send('/security/confirmation', { password: somePassword })).status).toBe(204)
  expect((await send('/account/closing')).status).toBe(204)
})

test('a session that was ended meanwhile closes nothing', async () => {
  const { userId } = await shop.as('user')
  const deps = { ...testDeps, database: shop.database, now: () => shop.clock.now }
  const actor = { userId, requestId: 'test-request' }
  const outcome = await closeAccount(deps, { actor, sessionId: 0, emptyCart })
  expect(outcome).toMatchObject({ refused: 'unauthenticated' })
})

test('after closing nothing personal is left but the bill', async () => {
  await settle(account)
  const { person } = account
  // A failed sign-in of an address that ends with this one stays counted.
  const longer = `x${personal.email}`
  const attempt = { email: longer, password: 'f'.repeat(64) }
  await shop.fetch('/security/login', { method: 'POST', json: attempt })
  const token = await insertSession(shop.database.db, person.userId, shop.clock.now)
  pass(hours(1))
  await post('/security/confirmation', { code: account.code() })
  const response = await post('/account/closing')
  expect(response.status, await response.clone().text()).toBe(204)
  expect(cookieOf(response, 'session')?.value).toBe('')

  const goodbye = await mailsTo(shop.database, personal.email)
  expect(goodbye.map(({ kind }) => kind)).toEqual(['account-closed'])
  expect(goodbye[0]?.text).not.toContain(personal.name)

  expect((await person.fetch('/security/sessions')).status).toBe(401)
  expect((await shop.fetch('/cart', { token })).status).toBe(401)
  expect(await placesOf(personal.email)).toEqual(['outbox.to_address', 'rate_buckets.key'])
  expect(await placesOf(longer)).toEqual(['rate_buckets.key'])
  expect(await placesOf(`:${personal.email}`)).toEqual([])
  expect(await placesOf(personal.phone)).toEqual([])
  expect(await placesOf(personal.lastname)).toEqual(['orders.buyer_name'])
  expect(await placesOf(personal.name)).toEqual(['orders.buyer_name'])
  expect(await placesOf(personal.identity)).toEqual(['orders.buyer_name'])
  expect(await placesOf(personal.street)).toEqual(['orders.billing_address'])
  expect(await auditsOf('account')).toMatchObject([{ action: 'delete', actorId: person.userId }])
})

test('the reserved units are back, the reviews have no author, and every invariant holds', async () => {
  const { sample } = account
  const { rows: authors } = await shop.database.pool.query<{ author: string }>(
    'select author from reviews where product_id = $1',
    [sample.products[0].id],
  )
  expect(authors).toContainEqual({ author: '—' })
  const broken = await checkInvariants(shop.database.db)
  expect(broken.filter(({ offending }) => offending > 0)).toEqual([])
})

test('the address can register again, and the closed account stays closed', async () => {
  const { sample, person, open } = account
  const signUp = { email: personal.email, password: somePassword }
  expect((await shop.fetch('/security/sign-up', { method: 'POST', json: signUp })).status).toBe(200)
  const mails = await mailsTo(shop.database, personal.email)
  expect(mails.map(({ kind }) => kind)).toEqual(['account-closed', 'activation'])
  const [closed] = await shop.database.db.select().from(users).where(eq(users.id, person.userId))
  expect(closed).toMatchObject({ email: `account-${person.userId}@closed.invalid`, enabled: false })

  const path = `/admin/customers/${person.userId}`
  const seen = await (await sample.admin.fetch(path)).json()
  expect(seen).toMatchObject({ enabled: false, name: '', closedDate: expect.any(String), orders: 1 })
  const enabled = await sample.admin.fetch(path, { method: 'PATCH', json: { enabled: true } })
  expect(enabled.status).toBe(409)
  // Nobody is written to.
  const answer = { respuesta: 'Una aclaración' }
  await sample.admin.fetch(`/orderservices/${open.serviceOrderId}`, { method: 'PATCH', json: answer })
  expect(await mailsTo(shop.database, `account-${person.userId}@closed.invalid`)).toEqual([])
})

test('nothing can be added to a closed account', async () => {
  const { userId } = account.person
  const statement = 'insert into profiles (user_id, name) values ($1, $2)'
  await expect(shop.database.pool.query(statement, [userId, 'Otra'])).rejects.toThrow(/is closed/)
})
