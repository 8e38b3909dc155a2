import { randomBytes } from 'node:crypto'
import type {
  Quote,
  RevokedTickets,
  ServiceOrder,
  Ticket,
  TicketLink,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { serviceOrders, serviceTickets } from '@tecnoclick/database/schema/workshop/service-orders'
import { makeClaimCode, showClaimCode } from '@tecnoclick/domain/platform/claim-code'
import { showsAnswer } from '@tecnoclick/domain/selling/order-status'
import { isReadOnlyLink, ticketLifetime } from '@tecnoclick/domain/workshop/service-request'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, recordAudit } from '../../platform/audit/record-audit.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type MailSecrets, placeholder } from '../../platform/mail/mail-secrets.ts'
import { transact } from '../../platform/rows/transact.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'
import { readPassedSteps } from '../repair-steps/serialize-standing.ts'
import { readShownWork } from '../work/read-shown-work.ts'
import { isFree } from '../work/repeat-repair.ts'
import { readTicketIntake } from './read-intake.ts'
import { readMessages } from './read-messages.ts'
import { findOrder, readHistory, readPhotos } from './read-service-orders.ts'
import { readCharge, serializeCharge } from './service-payments.ts'

export interface FoundTicket {
  orderId: number
  /** The member of staff who made the link. */
  createdBy: number | null
  readOnly: boolean
}

/** A link made after the order was closed, for a print, lives as long from then on. */
export async function findTicket(
  db: Drizzle | Transaction,
  token: string,
  now: Date,
): Promise<FoundTicket | undefined> {
  const closedAt = sql`coalesce(${serviceOrders.completedAt}, ${serviceOrders.cancelledAt})`
  const oldest = new Date(now.getTime() - ticketLifetime).toISOString()
  const isAlive = sql`(${closedAt} is null
    or greatest(${closedAt}, ${serviceTickets.createdAt}) > ${oldest}::timestamptz)`
  const [ticket] = await db
    .select({
      orderId: serviceTickets.serviceOrderId,
      createdBy: serviceTickets.createdBy,
      customerId: serviceOrders.customerId,
    })
    .from(serviceTickets)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceTickets.serviceOrderId))
    .where(and(eq(serviceTickets.tokenHash, hashToken(token)), isNull(serviceTickets.revokedAt), isAlive))
  if (!ticket) return undefined
  const { orderId, createdBy } = ticket
  return { orderId, createdBy, readOnly: isReadOnlyLink(ticket) }
}

/** The order without name and address, because links get shared. */
export async function readTicket(
  db: Drizzle | Transaction,
  { orderId, readOnly }: FoundTicket,
): Promise<Ticket | Refusal> {
  const order = await findOrder(db, orderId)
  if (!order) return refuse('notFound')
  const { orderNum, fecha, status, step, model, failure, quote, service, brand } = order
  const { accessories, deposit, warrantyMonths, warrantyUntil } = order
  const { loaners, atPartner } = await readShownWork(db, orderId)
  return {
    orderNum,
    fecha,
    status,
    step,
    model,
    failure,
    photos: await readPhotos(db, orderId),
    intake: await readTicketIntake(db, orderId),
    quote: quote && withoutName(quote),
    readOnly,
    respuesta: showsAnswer(status) ? order.respuesta : null,
    service: { name: service.name },
    brand: { name: brand.name },
    accessories,
    deposit,
    warrantyMonths,
    warrantyUntil,
    underWarranty: await isFree(db, orderId),
    loaners,
    atPartner,
    claimable: order.customerId === null,
    charge: serializeCharge(await readCharge(db, orderId)),
    history: await readHistory(db, orderId),
    steps: await readPassedSteps(db, orderId),
    messages: await readMessages(db, orderId),
  }
}

function withoutName({ decidedBy: _, ...quote }: Quote): Omit<Quote, 'decidedBy'> {
  return quote
}

/** A new link for each mail and print: only hashes are stored. */
async function makeTicket(tx: Transaction, orderId: number, now: Date, createdBy: number | null = null) {
  const token = createToken()
  const [ticket] = await tx
    .insert(serviceTickets)
    .values({ serviceOrderId: orderId, tokenHash: hashToken(token), createdBy, createdAt: now })
    .returning({ id: serviceTickets.id })
  if (!ticket) throw new Error('The ticket was not stored')
  return { id: ticket.id, token, path: `/services/ticket/${token}` }
}

/** A link for a print or a copy. One that staff make for somebody else is audited. */
export function makeTicketLink(
  db: Drizzle,
  actor: Actor,
  { order, now }: { order: Pick<ServiceOrder, 'id' | 'customerId'>; now: Date },
): Promise<TicketLink> {
  const { id: orderId, customerId } = order
  return inTransaction(db, async (tx) => {
    const isOwn = customerId === actor.userId
    const { id, token, path } = await makeTicket(tx, orderId, now, isOwn ? null : actor.userId)
    if (!isOwn) {
      const after = { ticketLink: id }
      await recordAudit(tx, actor, { action: 'update', entity: 'service-order', entityId: orderId, after })
    }
    const claimCode = customerId === null ? await makeClaim(tx, orderId, now) : null
    return { token, path, claimCode }
  })
}

/** Opens nothing by itself: together with the phone it adds the order to an account. */
async function makeClaim(tx: Transaction, orderId: number, now: Date): Promise<string> {
  const code = makeClaimCode(randomBytes(8))
  await tx
    .insert(serviceTickets)
    .values({ serviceOrderId: orderId, tokenHash: hashToken(code), createdAt: now })
  return showClaimCode(code)
}

/** The link as a mail carries it: its token is put in when the mail is sent. */
export interface MailedLink {
  link: string
  secrets: Buffer
}

export async function makeMailedTicket(
  tx: Transaction,
  orderId: number,
  mail: { to: string; storeUrl: string; mailSecrets: MailSecrets; now: Date },
): Promise<MailedLink> {
  const { token, path } = await makeTicket(tx, orderId, mail.now)
  return {
    link: mail.storeUrl + path.replace(token, placeholder('token')),
    secrets: mail.mailSecrets.seal(mail.to, { token }),
  }
}

/** All links of an order at once: only hashes are stored, so nobody can tell one from another. */
export function revokeTickets(
  db: Drizzle,
  actor: Actor,
  { id, now }: { id: number; now: Date },
): Promise<RevokedTickets | Refusal> {
  return transact(db, async (tx) => {
    if (!(await findOrder(tx, id))) return refuse('notFound')
    const isLive = and(eq(serviceTickets.serviceOrderId, id), isNull(serviceTickets.revokedAt))
    const { rowCount } = await tx.update(serviceTickets).set({ revokedAt: now }).where(isLive)
    const after = { revokedTickets: rowCount ?? 0 }
    await recordAudit(tx, actor, { action: 'update', entity: 'service-order', entityId: id, after })
    return { revoked: rowCount ?? 0 }
  })
}
