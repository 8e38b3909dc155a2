import { outbox } from '@tecnoclick/database/schema/platform/outbox'
import { settings } from '@tecnoclick/database/schema/site/settings'
import { initialSettings } from '@tecnoclick/domain/site/settings-initial'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { useBuyers } from '../../../stock/ledger/testing/buyer-fixture.ts'
import { mailsTo } from '../../../testing/mailbox.ts'
import { emailOf } from '../../../testing/people.ts'
import { useTestApi } from '../../../testing/test-api.ts'

const shop = useTestApi()
const { insertProduct, added, placed, expectInvariants } = useBuyers(shop)

afterEach(expectInvariants)

async function order() {
  const person = await shop.as('user')
  await added(person, await insertProduct({ name: 'Impresora L3250' }))
  const { id } = await placed(person, { paymentMethod: 'transfer' })
  const to = await emailOf(shop.database.db, person.userId)
  const read = async () => {
    const [mail] = await mailsTo(shop.database, to)
    if (!mail) throw new Error(`No confirmation of order ${id}`)
    return mail
  }
  return { id, read }
}

const set = (key: keyof typeof initialSettings, value: unknown) =>
  shop.database.db.update(settings).set({ value }).where(eq(settings.key, key))

test('a mail tells what held when the order was placed, with the shop as it is now around it', async () => {
  const { read } = await order()
  const { address, transferAccounts } = initialSettings
  await set('address', 'Calle Nueva 1')
  await set('transferAccounts', {})
  const { html, text } = await read()
  await set('address', address)
  await set('transferAccounts', transferAccounts)
  expect(text).toContain(`Puede recogerlo en ${address}.`)
  expect(text).toContain('9200 0699 9200 0001')
  expect(html).toContain('Código QR para pagar')
  expect(text.slice(text.indexOf('-- '))).toContain('Calle Nueva 1')
})

test('the row has facts instead of a body, and the office writes them', async () => {
  const { id, read } = await order()
  const { id: mailId } = await read()
  const [row] = await shop.database.db.select().from(outbox).where(eq(outbox.id, mailId))
  expect(row).toMatchObject({ html: '', facts: { id, lines: [{ name: 'Impresora L3250' }] } })
  expect(row?.text).toBe(row?.subject)
  const shown = await (await (await shop.as('admin')).fetch(`/admin/mails/${mailId}`)).json()
  expect(shown.text).toContain('Impresora L3250')
  expect(shown.html).toContain('Impresora L3250')
})

test('a worker of an older version does not get a mail that it cannot write', async () => {
  const { read } = await order()
  const { id } = await read()
  const claim = (more: string) =>
    shop.database.pool.query(
      `update outbox set state = 'sending', lease_until = now(), attempts = attempts + 1 ${more} where id = $1`,
      [id],
    )
  expect((await claim('')).rowCount).toBe(0)
  expect((await claim(', written_attempt = attempts + 1')).rowCount).toBe(1)
  expect((await claim('')).rowCount).toBe(0)
})
