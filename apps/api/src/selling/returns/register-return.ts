import type { StaffReturn } from '@tecnoclick/contract/selling/returns/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { users } from '@tecnoclick/database/schema/people/users'
import { orderReturns } from '@tecnoclick/database/schema/selling/returns'
import { and, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import type { StaffAct } from '../orders/changing/change-order.ts'
import { lockOrder, type OrderRow } from '../orders/lock-order.ts'
import { nameUnits } from '../serials/name-returned-units.ts'
import { refuseLines, storeLines } from './ask-for-return.ts'
import { readReturnableLines } from './read-order-returns.ts'
import { queueReturnMail } from './return-mails.ts'

interface ReturnRegistration {
  orderId: number
  newReturn: StaffReturn
  key: string | undefined
  returnDays: number
}

/**
 * Staff register a return for the buyer, who may have no account, by the rules that hold for buyers (selling.md#returns).
 * It is accepted at once.
 */
export function registerReturn(
  db: Drizzle,
  act: StaffAct,
  registration: ReturnRegistration,
): Promise<{ id: number } | Refusal> {
  const { orderId, newReturn, key } = registration
  const { userId } = act.actor
  return transact(db, (tx) =>
    runOnce(tx, { userId, scope: 'staff-returns', key, request: { orderId, ...newReturn } }, () =>
      store(tx, act, registration),
    ),
  )
}

async function store(
  tx: Transaction,
  { actor, storeUrl, now }: StaffAct,
  { orderId, newReturn, returnDays }: ReturnRegistration,
): Promise<{ id: number } | Refusal> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse('notFound')
  if (order.status !== 'COMPLETADA') return refuse('notReturnable')
  const lines = await readReturnableLines(tx, orderId, order, { returnDays, now })
  const refused = refuseLines(lines, newReturn)
  if (refused) return refused
  const clientId = await findOpenAccount(tx, order.clientId)
  const contact = clientId === null ? readContact(newReturn, order) : undefined
  if (isRefusal(contact)) return contact
  const { kind, reason, condition, text = '', received } = newReturn
  const [row] = await tx
    .insert(orderReturns)
    .values({
      ...{ orderId, clientId, kind, reason, text, condition, ...contact },
      registeredBy: actor.userId,
      ...{ askedAt: now, createdAt: now, decidedAt: now, decidedBy: actor.userId },
      ...(received ? { state: 'received', receivedAt: now } : { state: 'accepted' }),
    })
    .returning()
  if (!row) throw new Error('The return was not stored')
  await storeLines(tx, row.id, newReturn.lines)
  const act = { isReceived: received, isFinal: false, orderId, actorId: actor.userId, at: now }
  const unknownUnit = await nameUnits(tx, { returnId: row.id, lines: newReturn.lines }, act)
  if (unknownUnit) return unknownUnit
  const { contactName: _, contactPhone: __, ...after } = newReturn
  await recordAudit(tx, actor, {
    action: 'create',
    entity: 'return',
    entityId: row.id,
    after: { orderId, state: row.state, ...after },
  })
  await numberDocument(tx, 'DEVOLUCION', row.id)
  if (!received) await queueReturnMail(tx, storeUrl, row)
  return { id: row.id }
}

/** Nothing is added to an account that was closed. */
async function findOpenAccount(tx: Transaction, id: number | null): Promise<number | null> {
  if (id === null) return null
  const isOpen = and(eq(users.id, id), isNull(users.closedAt))
  return (await tx.$count(users, isOpen)) > 0 ? id : null
}

/** Needed for a repair: the device is given back. */
function readContact(
  { kind, contactName, contactPhone }: StaffReturn,
  { buyerName, buyerPhone }: OrderRow,
): { contactName: string; contactPhone: string } | undefined | Refusal {
  const name = contactName ?? buyerName
  const phone = contactPhone ?? buyerPhone
  if (name && phone) return { contactName: name, contactPhone: phone }
  if (kind !== 'warranty') return undefined
  const missing = name ? 'contactPhone' : 'contactName'
  return refuse('invalid', { fields: { [missing]: { code: 'required' } } })
}
