import type {
  NewPaymentProvider,
  PaymentProviderChange,
  PaymentProviderRow,
  ProviderTest,
} from '@tecnoclick/contract/selling/providers/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import { paymentProviders } from '@tecnoclick/database/schema/selling/provider-payments'
import { currencies } from '@tecnoclick/database/schema/site/currencies'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import { defaultLinkNames, defaultLinkWords, isTemplate } from '@tecnoclick/domain/selling/payment-link'
import { isPaidOnReceipt } from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { eq, inArray } from 'drizzle-orm'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { atVersion } from '../../platform/rows/at-version.ts'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { Encryption } from '../../platform/secrets/encryption.ts'
import { Unanswered } from '../../platform/webhooks/post-event.ts'
import { refuseReceiver } from '../../platform/webhooks/refuse-receiver.ts'
import {
  openProvider,
  orUnanswered,
  type ProviderAccess,
  type ProviderRow,
  sealSecret,
} from './open-provider.ts'
import { linksOf, notifyUrlOf } from './start-payment.ts'

interface EditAct {
  actor: Actor
  encryption: Encryption
}

const entity = 'payment-provider'

/** What the audit log keeps: no secret, not even an encrypted one. */
function audited({ secret: _, createdAt: __, updatedAt: ___, version: ____, ...row }: ProviderRow) {
  return row
}

type Given = Omit<PaymentProviderChange, 'version'>

/** A secret or an address decides whose word of a payment is believed: the routes ask for a confirmation. */
export function createProvider(
  db: Drizzle,
  { actor, encryption }: EditAct,
  { secret, ...given }: NewPaymentProvider,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const { name, mode, url, paymentMethod, currencies: codes } = given
    const values = { name, mode, url, paymentMethod, currencies: codes, ...columnsOf(given) }
    const refused = await refuseGiven(tx, { verifyUrl: null, refundUrl: null, ...values })
    if (refused) return refused
    const [row] = await tx
      .insert(paymentProviders)
      .values({ ...values, secret: sealSecret(encryption, secret) })
      .returning()
    if (!row) throw new Error('The provider was not stored')
    await recordAudit(tx, actor, { action: 'create', entity, entityId: row.id, after: audited(row) })
    return { id: row.id }
  })
}

export function changeProvider(
  db: Drizzle,
  { actor, encryption }: EditAct,
  id: number,
  { version, secret, ...given }: PaymentProviderChange,
): Promise<{ id: number } | Refusal> {
  return transact(db, async (tx) => {
    const [row] = await tx.select().from(paymentProviders).where(eq(paymentProviders.id, id)).for('update')
    const before = atVersion(row, version)
    if (isRefusal(before)) return before
    const change = columnsOf(given)
    const refused = await refuseGiven(tx, { ...before, ...change })
    if (refused) return refused
    const [after] = await tx
      .update(paymentProviders)
      .set({
        ...change,
        ...(secret !== undefined && { secret: sealSecret(encryption, secret) }),
        version: before.version + 1,
      })
      .where(eq(paymentProviders.id, id))
      .returning()
    if (!after) throw new Error('The provider was not stored')
    const changed = changedFields(audited(before), audited(after))
    const told = secret === undefined ? changed.after : { ...changed.after, secret: 'changed' }
    await recordAudit(tx, actor, {
      action: 'update',
      entity,
      entityId: id,
      before: changed.before,
      after: told,
    })
    return { id }
  })
}

function columnsOf({ names, words, currencies: codes, ...given }: Omit<Given, 'secret'>) {
  return omitUndefined({
    ...given,
    currencies: codes && [...new Set(codes)],
    names: names && { ...defaultLinkNames, ...omitUndefined(names) },
    words: words && { ...defaultLinkWords, ...omitUndefined(words) },
  })
}

type Checked = Pick<ProviderRow, 'mode' | 'url' | 'verifyUrl' | 'refundUrl' | 'paymentMethod' | 'currencies'>

async function refuseGiven(tx: Transaction, checked: Checked): Promise<Refusal | undefined> {
  const { mode, url, paymentMethod: code, currencies: codes } = checked
  if (mode === 'template' && !isTemplate(url))
    return refuse('invalid', { fields: { url: { code: 'website' } } })
  for (const field of ['url', 'verifyUrl', 'refundUrl'] as const) {
    const address = checked[field]
    const refused = address === null ? undefined : await refuseReceiver(tx, address, field)
    if (refused) return refused
  }
  const isMoney = !isPaidOnReceipt(code) && !isCredit(code)
  if (!isMoney || (await tx.$count(paymentMethods, eq(paymentMethods.code, code))) === 0)
    return refuse('invalid', { fields: { paymentMethod: { code: 'required' } } })
  if ((await tx.$count(currencies, inArray(currencies.code, codes))) < codes.length)
    return refuse('invalid', { fields: { currencies: { code: 'plainText' } } })
  return undefined
}

export async function findProvider(
  db: Drizzle,
  id: number,
  storeUrl: string,
): Promise<PaymentProviderRow | Refusal> {
  const [row] = await db.select().from(paymentProviders).where(eq(paymentProviders.id, id))
  return row ? serializeProvider(row, storeUrl) : refuse('notFound')
}

export function serializeProvider(row: ProviderRow, storeUrl: string): PaymentProviderRow {
  const { secret: _, createdAt: __, updatedAt: ___, ...shown } = row
  return { ...shown, notifyUrl: notifyUrlOf(storeUrl, row.id) }
}

interface TestAct {
  access: ProviderAccess
  settings: Settings
  storeUrl: string
}

/** Begins a payment of one unit that the shop does not store. */
export async function testProvider(
  db: Drizzle,
  { access, settings, storeUrl }: TestAct,
  id: number,
): Promise<ProviderTest | Refusal> {
  const [row] = await db.select().from(paymentProviders).where(eq(paymentProviders.id, id))
  if (!row) return refuse('notFound')
  const provider = openProvider(row, access, settings.webhookNetworks)
  if (!provider) return { url: null, failure: 'secret' }
  const reference = `prueba-${access.now().getTime()}`
  const made = await orUnanswered(
    provider.create({
      ...{ reference, providerReference: null, amount: 100, currency: row.currencies[0] ?? '' },
      description: 'Prueba',
      ...linksOf(storeUrl, { reference, providerId: id }),
    }),
  )
  if (!(made instanceof Unanswered)) return { url: made.url, failure: null }
  return { url: null, failure: [made.failure, made.message].filter(Boolean).join(': ').slice(0, 200) }
}
