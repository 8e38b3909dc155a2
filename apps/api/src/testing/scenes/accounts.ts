import { days } from '@tecnoclick/domain/platform/duration'
import { Secret, TOTP } from 'otpauth'
import { createAuthenticator } from '../../people/second-factor/testing/authenticator.ts'
import { newBrowser } from '../../platform/push/testing/push-server.ts'
import { sendStockAlerts } from '../../stock/alerts/send-stock-alerts.ts'
import { codeIn, lastMailTo, shortCodeIn, tokenIn } from '../mailbox.ts'
import { emailOf, insertUser, somePassword } from '../people.ts'
import { address, addressBody, pictureForm, reviewBody, word } from '../sample-shop.ts'
import { type Person, testDeps } from '../test-api.ts'
import type { Stage } from './play.ts'

/** What begins with a link or code of a mail. */
export async function mailedLinks({ shop, sample, play }: Stage): Promise<void> {
  const linkTo = async (email: string, pattern: RegExp) =>
    pattern.exec((await lastMailTo(shop.database, email)).text)?.[1] ?? ''

  const reader = address()
  await play(shop, 'POST /newsletter', { json: { email: reader } })
  const subscription = { params: { token: await linkTo(reader, /\/newsletter\/confirm\/([\w-]+)/) } }
  await play(shop, 'GET /newsletter/{token}', subscription)
  await play(shop, 'POST /newsletter/{token}/confirm', subscription)
  await play(shop, 'POST /newsletter/{token}/unsubscribe', subscription)

  const reviewer = address()
  await play(shop, 'POST /reviews', { json: { ...reviewBody(sample.products[1].id), email: reviewer } })
  const review = { params: { token: await linkTo(reviewer, /\/reviews\/confirm\/([\w-]+)/) } }
  await play(shop, 'GET /reviews/confirm/{token}', review)
  await play(shop, 'POST /reviews/confirm/{token}', review)

  const waiting = address()
  await play(shop, 'POST /stock-alerts/words', { json: { words: word(), email: address() } })
  await play(shop, 'POST /stock-alerts', { json: { productId: sample.products[1].id, email: waiting } })
  const { database, clock } = shop
  await sendStockAlerts({ ...testDeps, database, now: () => clock.now, publicUrl: testDeps.address })
  const alerts = { params: { token: await linkTo(waiting, /\/alerts\/([\w-]+)/) } }
  await play(shop, 'GET /stock-alerts/{token}', alerts)
  await play(shop, 'POST /stock-alerts/{token}/unsubscribe', alerts)

  const invited = address()
  await play(sample.admin, 'POST /admin/staff/invitations', { json: { email: invited, staffRole: 'seller' } })
  const invitation = { params: { token: await linkTo(invited, /\/admin\/invitation\/([\w-]+)/) } }
  await play(shop, 'GET /staff-invitations/{token}', invitation)
  await play(shop, 'POST /staff-invitations/{token}/accept', {
    ...invitation,
    json: { password: somePassword },
  })

  await play(shop, 'GET /security/activate/user/{token}', { params: { token: await sample.activationKey() } })
}

export async function recovery({ shop, play }: Stage): Promise<void> {
  const person = await shop.as('user')
  const email = await emailOf(shop.database.db, person.userId)
  await play(shop, 'POST /security/login', { json: { email, password: somePassword } })
  const { handle } = await play(shop, 'POST /security/reset-password/init', { json: { email } })
  const mail = await lastMailTo(shop.database, email)
  await play(shop, 'GET /security/reset-password/link/{token}', { params: { token: tokenIn(mail) } })
  const password = 'b'.repeat(64)
  await play(shop, 'POST /security/reset-password/finish', {
    json: { handle, resetKey: codeIn(mail), password, confirmPassword: password },
  })
}

export async function notices({ shop, sample: { admin, ana }, play }: Stage): Promise<void> {
  await play(admin, 'PUT /admin/telegram', { json: { token: shop.telegram.token } })
  await play(admin, 'GET /admin/telegram')
  await play(admin, 'POST /admin/telegram/test')
  await play(ana, 'POST /account/notices/telegram')
  await play(ana, 'GET /account/notices')
  const channels = { orders: 'telegram', payments: 'telegram', repairs: 'mail', resets: 'mail', news: 'mail' }
  await play(ana, 'PUT /account/notices', { json: { channels, quietFrom: 22, quietUntil: 7 } })
  await play(ana, 'PATCH /account/notices/reminders', { json: { carts: true } })
  await play(ana, 'DELETE /account/notices/telegram')

  await play(admin, 'GET /admin/notices')
  const chosen = { byMail: ['payments'], byTelegram: [], byPush: ['payments', 'orders'] }
  await play(admin, 'PUT /admin/notices', { json: { ...chosen, quietFrom: 22, quietUntil: 7 } })
  await play(admin, 'POST /admin/notices/telegram')
  await play(admin, 'DELETE /admin/notices/telegram')
  const { path, keys } = newBrowser()
  const browser = { endpoint: `https://push.example.net${path}`, keys }
  const { id } = await play(admin, 'POST /admin/notices/devices', { json: browser })
  await play(admin, 'POST /admin/notices/test')
  await play(admin, 'DELETE /admin/notices/devices/{id}', { params: { id } })

  const { url, username, password } = shop.sms
  const gateway = { url, username, password, partPrice: 1.5, dailyParts: 200 }
  await play(admin, 'PUT /admin/sms', { json: { gateway } })
  await play(admin, 'GET /admin/sms')
  await play(admin, 'POST /admin/sms/test', { json: { phone: '5555 0101' } })
  await shop.database.pool.query('update users set mailbox_proven_at = now() where id = $1', [ana.userId])
  await play(ana, 'POST /account/notices/phone', { json: { phone: '5555 0102' } })
  const code = shortCodeIn(await lastMailTo(shop.database, await emailOf(shop.database.db, ana.userId)))
  await play(ana, 'POST /account/notices/phone/code', { json: { code } })
  const email = await emailOf(shop.database.db, ana.userId)
  await play(shop, 'GET /security/sign-in-code')
  const { handle } = await play(shop, 'POST /security/sign-in-code', { json: { email, channel: 'sms' } })
  const signIn = { handle, code: shortCodeIn(await lastMailTo(shop.database, email)) }
  await play(shop, 'POST /security/sign-in-code/finish', { json: signIn })
  await play(ana, 'DELETE /account/notices/phone')
}

export async function secondFactors({ shop, sample, play }: Stage): Promise<void> {
  const person = await shop.as('user')
  const [code = ''] = await enrol(person)
  const email = await emailOf(shop.database.db, person.userId)
  const login = await shop.fetch('/security/login', {
    method: 'POST',
    json: { email, password: somePassword },
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  await play(shop, 'GET /security/login/second-factor', { cookie })
  await play(shop, 'POST /security/login/second-factor', { cookie, json: { code } })
  await play(person, 'POST /security/second-factor/backup-codes')

  const { challenge } = await play(person, 'GET /security/second-factor/passkeys/options')
  const passkey = createAuthenticator().register({ challenge, origin: 'http://shop.test', rpId: 'shop.test' })
  await play(person, 'POST /security/second-factor/passkeys', { json: { name: 'Mi teléfono', passkey } })
  const { passkeys } = await play(person, 'GET /security/second-factor')
  await play(person, 'DELETE /security/second-factor/passkeys/{id}', { params: { id: passkeys[0].id } })

  const { data } = await play(person, 'GET /security/sessions')
  const other = data.find(({ current }: { current: boolean }) => !current)
  await play(person, 'DELETE /security/sessions/{id}', { params: { id: other.id } })

  await play(person, 'GET /security/confirmation/options')
  await play(person, 'DELETE /security/second-factor/totp')
  await play(person, 'POST /account/data')
  await play(person, 'DELETE /security/sessions')

  const seller = await shop.asStaff('seller')
  await enrol(seller)
  await play(sample.admin, 'DELETE /admin/staff/{id}/second-factor', { params: { id: seller.userId } })
  const customer = await shop.as('user')
  await enrol(customer)
  await play(sample.admin, 'POST /admin/customers/{id}/second-factor/reset', {
    params: { id: customer.userId },
    json: { reason: 'Trajo su carné' },
  })
  await play(await shop.as('user'), 'POST /account/closing')

  /** The backup codes of a new authenticator app. */
  async function enrol(account: Person): Promise<string[]> {
    const { secret } = await play(account, 'POST /security/second-factor/totp')
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const now = totp.generate({ timestamp: shop.clock.now.getTime() })
    return (await play(account, 'POST /security/second-factor/totp/confirm', { json: { code: now } }))
      .backupCodes
  }
}

/** What staff do with accounts and messages, and people with their own account. */
export async function people({ shop, sample, play }: Stage): Promise<void> {
  const { admin, ana, profile } = sample
  const inactive = await insertUser(shop.database.db, { activatedAt: null })
  await play(admin, 'POST /admin/customers/{id}/activation', { params: { id: inactive } })
  await play(await shop.as('user'), 'POST /security/confirmation', { json: { password: somePassword } })
  const { version } = await play(ana, 'GET /profiles/{id}', { params: { id: profile.id } })
  await play(ana, 'PATCH /profiles/{id}', { params: { id: profile.id }, json: { name: 'Ana', version } })

  await play(ana, 'PUT /security/me/printer', { json: { model: 'Epson L3250' } })
  await play(ana, 'GET /security/me/printer')

  const seller = await shop.asStaff('seller')
  await play(admin, 'PATCH /admin/staff/{id}', {
    params: { id: seller.userId },
    json: { staffRole: 'editor' },
  })
  await play(admin, 'POST /admin/staff/invitations', { json: { email: address(), staffRole: 'seller' } })
  const { data: invitations } = await play(admin, 'GET /admin/staff/invitations')
  await play(admin, 'DELETE /admin/staff/invitations/{id}', { params: { id: invitations[0].id } })
  const key = { name: word(), permissions: ['products:read'], networks: [], limitPerMinute: 60 }
  const expiresDate = new Date(shop.clock.now.getTime() + days(30)).toISOString()
  await play(admin, 'POST /admin/api-keys', { json: { ...key, expiresDate } })
  const { data: keys } = await play(admin, 'GET /admin/api-keys')
  await play(admin, 'DELETE /admin/api-keys/{id}', { params: { id: keys[0].id } })
  const [person, firm] = [address(), address()]
  await play(shop, 'POST /security/sign-up', { json: { email: person, password: somePassword } })
  await play(shop, 'POST /security/activate/resend', { json: { email: person } })
  await play(shop, 'POST /security/sign-up/business', { json: { email: firm, password: somePassword } })

  const eva = await shop.as('user')
  await play(eva, 'POST /profiles', { json: { name: 'Eva', lastname: 'Pérez' } })
  const home = await play(eva, 'POST /addresses', { json: addressBody(sample.place) })
  await play(eva, 'PATCH /addresses/{id}', {
    params: { id: home.id },
    json: { street: 'Calle 2', version: home.version },
  })
  await play(eva, 'POST /files', { body: await pictureForm('avatarInput') })
  await play(eva, 'POST /files/photos', { body: await pictureForm('photo') })
  await play(eva, 'POST /files/receipts', { body: await pictureForm('receipt') })
  await play(eva, 'POST /files/return-photos', { body: await pictureForm('photo') })
  await play(eva, 'POST /files/reset-logs', { body: await pictureForm('log') })

  const message = { name: 'Eva', email: address(), subject: 'Tinta', body: '¿Hay tinta?' }
  await play(shop, 'POST /contactemails', { json: message })
  const [{ id, version: seen }] = (await play(admin, 'GET /admin/contactemails')).data
  await play(admin, 'POST /admin/contactemails/{id}/reply', {
    params: { id },
    json: { reply: 'Sí', version: seen },
  })
  const desks = [
    ['sellorders', sample.placed.id],
    ['orderservices', sample.requested.id],
    ['contactemails', id],
  ] as const
  for (const [kind, of] of desks) {
    const params = { id: of }
    await play(admin, `GET /admin/${kind}/{id}/desk`, { params })
    await play(admin, `PUT /admin/${kind}/{id}/assignee`, { params, json: { staffId: admin.userId } })
  }
  for (const [kind, of] of desks.slice(0, 2)) {
    await play(admin, `POST /admin/${kind}/{id}/whatsapp`, { params: { id: of } })
    await play(admin, `GET /admin/${kind}/{id}/whatsapp`, { params: { id: of } })
  }
  const written = { params: { id }, json: { text: 'La llamo mañana' } }
  const { notes } = await play(admin, 'POST /admin/contactemails/{id}/notes', written)
  await play(admin, 'DELETE /admin/contactemails/{id}/notes/{noteId}', {
    params: { id, noteId: notes[0].id },
  })

  const order = await sample.serviceOrder(ana)
  const of = { params: { id: order.id }, json: { text: 'Falta el cable' } }
  const desk = await play(admin, 'POST /admin/orderservices/{id}/notes', of)
  const noteId = desk.notes[0].id
  await play(admin, 'DELETE /admin/orderservices/{id}/notes/{noteId}', { params: { id: order.id, noteId } })
}
