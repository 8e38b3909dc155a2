import { fileNamePattern } from '@tecnoclick/domain/platform/files'
import { orderStatuses } from '@tecnoclick/domain/selling/order-status'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { z } from 'zod'
import { errorKey } from '../../platform/issue-message.ts'
import { choiceOf, idSchema, line, optionalLine, prose, versionSchema } from '../../platform/wire.ts'

const namedSchema = z.object({ id: idSchema, name: z.string() })

export const quoteSchema = z.object({
  id: idSchema,
  amount: z.number(),
  currency: z.string(),
  validUntil: z.string(),
  note: z.string(),
  state: z.enum(['pending', 'accepted', 'rejected', 'replaced']),
  decidedDate: z.string().nullable(),
})

export const serviceEventSchema = z.object({
  date: z.string(),
  event: z.enum(['requested', 'status', 'answer', 'quote', 'accepted', 'rejected', 'number']),
  status: z.enum(orderStatuses),
  note: z.string(),
})

/** The order as lists show it (workshop.md#service-orders). `orderNum` is 'INVALIDO' until it has a number. */
export const serviceOrderSchema = z.object({
  id: idSchema,
  orderNum: z.string(),
  fecha: z.string(),
  status: z.enum(orderStatuses),
  customerId: idSchema,
  serviceId: idSchema,
  service: namedSchema,
  brandId: idSchema,
  brand: namedSchema,
  model: z.string(),
  failure: z.string(),
  houseservice: z.boolean(),
  address: z.string(),
  businessId: z.number().int(),
  respuesta: z.string().nullable(),
  /** The latest quote; null without one. */
  quote: quoteSchema.nullable(),
  enable: z.boolean(),
  createdDate: z.string(),
  updatedDate: z.string(),
  version: z.number().int(),
})

export const serviceOrderDetailSchema = serviceOrderSchema.extend({
  customer: z.object({ id: idSchema, name: z.string(), email: z.string(), phone: z.string() }),
  /** Names of private files. */
  photos: z.array(z.string()),
  history: z.array(serviceEventSchema),
})

/** With the customer, for the staff's board and list. */
export const staffServiceOrderSchema = serviceOrderSchema
  .pick({
    id: true,
    orderNum: true,
    fecha: true,
    status: true,
    service: true,
    brand: true,
    model: true,
    failure: true,
    houseservice: true,
    version: true,
  })
  .extend({
    customer: z.object({ id: idSchema, name: z.string(), email: z.string(), phone: z.string() }),
    answered: z.boolean(),
    quote: quoteSchema.pick({ amount: true, currency: true, state: true }).nullable(),
  })

/**
 * workshop.md#service-requests. Owner, number, dates, status and business are set by the server. `address` is the text
 * of the documented body; our own client sends `addressId`.
 */
export const newServiceOrderSchema = z
  .object({
    serviceId: choiceOf('validation.required'),
    brandId: choiceOf('validation.brand'),
    failure: prose(2000),
    model: optionalLine(100),
    houseservice: z.boolean().optional(),
    addressId: idSchema.nullish(),
    address: optionalLine(600),
    photos: z.array(z.string().regex(fileNamePattern)).max(photosPerRequest).optional(),
  })
  .refine(({ houseservice, addressId, address }) => !houseservice || addressId || address, {
    ...errorKey('validation.address'),
    path: ['addressId'],
  })

export const newQuoteSchema = z.object({
  amount: z.number().positive().max(1_000_000_000),
  currency: line(3),
  validUntil: z.iso.datetime({ offset: true }),
  note: optionalLine(500),
})

/** For staff. Answering a pending request sets EN PROCESO. */
export const serviceOrderChangeSchema = z.object({
  status: z.enum(orderStatuses).optional(),
  respuesta: prose(2000).optional(),
  quote: newQuoteSchema.optional(),
  version: versionSchema,
})

/** Opens the ticket without an account. */
export const ticketLinkSchema = z.object({ token: z.string(), path: z.string() })

/** How many links were live until now. */
export const revokedTicketsSchema = z.object({ revoked: z.number().int() })

/** What anyone with the link may see: no names and no addresses. */
export const ticketSchema = serviceOrderSchema
  .pick({ orderNum: true, fecha: true, status: true, model: true, respuesta: true, quote: true })
  .extend({
    service: namedSchema.pick({ name: true }),
    brand: namedSchema.pick({ name: true }),
    history: z.array(serviceEventSchema),
  })

/** The quote that the customer saw; a newer one must not be accepted unseen. */
export const quoteDecisionSchema = z.object({ quoteId: idSchema })

export const ticketParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })
export const customerParams = z.object({ userId: z.coerce.number().int().min(1).max(2_147_483_647) })

export type Quote = z.infer<typeof quoteSchema>
export type ServiceEvent = z.infer<typeof serviceEventSchema>
export type ServiceOrder = z.infer<typeof serviceOrderSchema>
export type ServiceOrderDetail = z.infer<typeof serviceOrderDetailSchema>
export type StaffServiceOrder = z.infer<typeof staffServiceOrderSchema>
export type NewServiceOrder = z.infer<typeof newServiceOrderSchema>
export type NewQuote = z.infer<typeof newQuoteSchema>
export type ServiceOrderChange = z.infer<typeof serviceOrderChangeSchema>
export type TicketLink = z.infer<typeof ticketLinkSchema>
export type RevokedTickets = z.infer<typeof revokedTicketsSchema>
export type Ticket = z.infer<typeof ticketSchema>
export type QuoteDecision = z.infer<typeof quoteDecisionSchema>
