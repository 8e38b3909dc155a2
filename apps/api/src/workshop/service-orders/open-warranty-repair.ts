import type { Transaction } from '@tecnoclick/database/connect'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { storeServiceOrder } from './store-service-order.ts'
import { findUnknownChoice } from './unknown-choice.ts'

interface WarrantyRepair {
  customerId: number | null
  contact: { name: string; phone: string } | null
  serviceId: number
  brandId: number
  model: string
  failure: string
  now: Date
}

/**
 * The service order of a returned product at no charge, in the account of its buyer or, without one, as if it had been
 * left at the counter (workshop.md#under-warranty).
 */
export function openWarrantyRepair(businessId: () => Promise<number>) {
  return async (
    tx: Transaction,
    actor: Actor,
    { now, contact, ...repair }: WarrantyRepair,
  ): Promise<number | Refusal> => {
    const unknown = await findUnknownChoice(tx, repair)
    if (unknown) return unknown
    const { userId } = actor
    const left = contact && { contactName: contact.name, contactPhone: contact.phone, receivedBy: userId }
    const row = { ...repair, ...left, businessId: await businessId() }
    const id = await storeServiceOrder(tx, row, { actorId: userId, now })
    const { failure: _, ...after } = repair
    await recordAudit(tx, actor, { action: 'create', entity: 'service-order', entityId: id, after })
    await numberDocument(tx, 'SERVICIO', id)
    return id
  }
}
