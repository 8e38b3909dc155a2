import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import type { NewServiceOrder, ServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { Drizzle, Transaction } from '@tecnoclick/database/connect'
import { newValues } from '@tecnoclick/domain/platform/fields'
import { deviceFields } from '@tecnoclick/domain/workshop/service-order-fields'
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts'
import { runOnce } from '../../platform/idempotency/run-once.ts'
import type { MailSecrets } from '../../platform/mail/mail-secrets.ts'
import { numberDocument } from '../../platform/numbering/take-number.ts'
import { transact } from '../../platform/rows/transact.ts'
import { attachPhotos } from './attach-photos.ts'
import { findCustomer, findOrder } from './read-service-orders.ts'
import { queueRequestMails } from './service-mails.ts'
import { storeServiceOrder } from './store-service-order.ts'
import { makeMailedTicket } from './tickets.ts'
import { findUnknownChoice } from './unknown-choice.ts'
import { findVisitAddress } from './visit-address.ts'

export interface ServiceRequestAct {
  customer: Viewer
  body: NewServiceOrder
  idempotencyKey: string | undefined
  businessId: number
  storeUrl: string
  mailSecrets: MailSecrets
  now: Date
}

/** Stored, numbered and mailed to customer and shop in one transaction (workshop.md#service-requests). */
export function requestService(db: Drizzle, requested: ServiceRequestAct): Promise<ServiceOrder | Refusal> {
  const { customer, body, idempotencyKey: key } = requested
  // Photos uploaded again after a lost response have other names, so they are not part of the request hash.
  const { photos: _, ...request } = body
  return transact(db, (tx) =>
    runOnce(tx, { userId: customer.id, scope: 'orderservices', key, request }, () =>
      storeRequest(tx, requested),
    ),
  )
}

async function storeRequest(tx: Transaction, requested: ServiceRequestAct): Promise<ServiceOrder | Refusal> {
  const { customer, body, businessId, now } = requested
  const unknown = await findUnknownChoice(tx, body)
  if (unknown) return unknown
  const address = await findVisitAddress(tx, customer.id, body)
  if (isRefusal(address)) return address
  const { serviceId, brandId, houseservice = false } = body
  const device = newValues(deviceFields, body)
  const row = { ...address, ...device, customerId: customer.id, serviceId, brandId, houseservice, businessId }
  const id = await storeServiceOrder(tx, row, { actorId: customer.id, now })
  const refusal = await attachPhotos(tx, id, customer.id, body.photos ?? [])
  if (refusal) return refusal
  const stored = await findOrder(tx, id)
  if (!stored) throw new Error('The service order was not found again')
  const requester = await findCustomer(tx, id)
  const ticket = await makeMailedTicket(tx, id, { ...requested, to: requester.email })
  const told = { customer: requester, photos: body.photos?.length ?? 0, ticket }
  // From here on everyone who asks for a service waits.
  const orderNum = (await numberDocument(tx, 'SERVICIO', id)) ?? stored.orderNum
  const order = { ...stored, orderNum }
  await queueRequestMails(tx, { order, ...told })
  return order
}
