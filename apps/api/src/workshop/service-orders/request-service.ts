import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { NewServiceOrder, ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { serviceOrderHistory, serviceOrders } from '@tecnoclick/database/schema/workshop/service-orders'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { attachPhotos } from './attach-photos.ts'
import { findCustomer, findOrder } from './read-service-orders.ts'
import { queueRequestMails } from './service-mails.ts'
import { makeMailedTicket } from './tickets.ts'
import { findUnknownChoice } from './unknown-choice.ts'
import { findVisitAddress } from './visit-address.ts'

export interface Requested {
  customer: Viewer
  body: NewServiceOrder
  idempotencyKey: string | undefined
  businessId: number
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

/** Stored, numbered and mailed to customer and shop in one transaction (workshop.md#service-requests). */
export function requestService(db: Drizzle, requested: Requested): Promise<ServiceOrder | Refusal> {
  const { customer, body, idempotencyKey: key } = requested
  // Photos uploaded again after a lost response have other names, so they are not part of the request hash.
  const { photos: _, ...request } = body
  return transact(db, (tx) =>
    runOnce(tx, { userId: customer.id, scope: 'orderservices', key, request }, () =>
      storeRequest(tx, requested),
    ),
  )
}

async function storeRequest(tx: Transaction, requested: Requested): Promise<ServiceOrder | Refusal> {
  const { customer, body, businessId, now } = requested
  const unknown = await findUnknownChoice(tx, body)
  if (unknown) return unknown
  const address = await findVisitAddress(tx, customer.id, body)
  if (isRefusal(address)) return address
  const [row] = await tx
    .insert(serviceOrders)
    .values({
      ...address,
      customerId: customer.id,
      serviceId: body.serviceId,
      brandId: body.brandId,
      model: body.model ?? '',
      failure: body.failure,
      houseservice: body.houseservice ?? false,
      businessId,
      fecha: now,
      createdAt: now,
    })
    .returning({ id: serviceOrders.id })
  if (!row) throw new Error('The service order was not stored')
  const refusal = await attachPhotos(tx, row.id, customer.id, body.photos ?? [])
  if (refusal) return refusal
  await tx.insert(serviceOrderHistory).values({
    serviceOrderId: row.id,
    at: now,
    event: 'requested',
    status: 'PENDIENTE',
    actorId: customer.id,
  })
  const stored = await findOrder(tx, row.id)
  if (!stored) throw new Error('The service order was not found again')
  const asking = await findCustomer(tx, row.id)
  const ticket = await makeMailedTicket(tx, row.id, { ...requested, to: asking.email })
  const told = { customer: asking, photos: body.photos?.length ?? 0, ticket }
  // From here on everyone who asks for a service waits.
  const orderNum = (await numberDocument(tx, 'SERVICIO', row.id)) ?? stored.orderNum
  const order = { ...stored, orderNum }
  await queueRequestMails(tx, { order, ...told })
  return order
}
