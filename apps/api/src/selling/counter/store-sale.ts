import type { Transaction } from '@tecnoclick/database/connect'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import type { SignedIds } from '../../platform/secrets/signed-ids.ts'
import { sellFromStock } from '../../stock/ledger/sell-units.ts'
import { assignNumber } from '../orders/changing/number-order.ts'
import { noteInHistory } from '../orders/lock-order.ts'
import {
  checkOrderNow,
  insertOrder,
  type NewOrderRow,
  usePromotions,
} from '../orders/placing/insert-order.ts'
import { numberedOrderMails, placedOrderFacts } from '../orders/placing/placed-order-mails.ts'
import type { PricedSale, SaleTerms } from './price-sale.ts'

/** Somebody of the staff who enters a sale or an order. */
export interface SaleAct extends SaleTerms {
  actor: Actor
  key: string | undefined
  settings: Settings
  storeUrl: string
  mailSecrets: MailSecrets
  orderTokens: SignedIds
  now: Date
}

/** Stores what staff entered; its units come directly from stock. */
export async function insertSale(
  tx: Transaction,
  { actor }: SaleAct,
  row: NewOrderRow,
): Promise<number | Refusal> {
  const id = await insertOrder(tx, row)
  const short = await sellFromStock(tx, { orderId: id, actorId: actor.userId }, row.lines)
  if (short) return short
  await usePromotions(tx, id, row)
  return id
}

interface StoredSale {
  id: number
  row: NewOrderRow
  priced: PricedSale
  /** More for the audit log. */
  audited?: Record<string, unknown>
}

/** History, audit log, number and mails of a sale that was stored. The number series is locked last. */
export async function finishSale(
  tx: Transaction,
  { actor, settings, storeUrl, mailSecrets, orderTokens, now }: SaleAct,
  { id, row, priced: { method, format, listTotal }, audited }: StoredSale,
): Promise<void> {
  const { total, currency, status, discountReason, clientId, buyerEmail: to } = row
  if (discountReason) {
    const note = `Descuento: ${discountReason}`
    await noteInHistory(tx, { orderId: id, at: now, status, actorId: actor.userId, event: 'reason', note })
  }
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'order',
    entityId: id,
    after: { total, currency, ...audited, ...(discountReason && { discountReason, listTotal }) },
  })
  await checkOrderNow(tx)
  const number = await assignNumber(tx, id)
  const facts = placedOrderFacts({ ...row, method, format }, settings, storeUrl)
  // Who has no account pays by a link.
  const secrets =
    clientId === null && to ? mailSecrets.seal(to, { token: orderTokens.tokenOf(id) }) : undefined
  await queueMails(tx, numberedOrderMails(facts, { id, number, secrets }, settings.email))
}
