import { receiptField } from '@tecnoclick/contract/platform/files/endpoints'
import { uploadedSchema } from '@tecnoclick/contract/platform/files/schemas'
import { paperQuery } from '@tecnoclick/contract/platform/paper-query'
import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { idParams } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/selling/orders/endpoints'
import * as paymentSchemas from '@tecnoclick/contract/selling/orders/payment-schemas'
import * as schemas from '@tecnoclick/contract/selling/orders/schemas'
import { getLinkedOrderPaper } from '@tecnoclick/contract/selling/papers/endpoints'
import { languageQuery } from '@tecnoclick/contract/selling/payments/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { isPaidOnReceipt } from '@tecnoclick/domain/selling/payment-method'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { encodePicture, pictureSides } from '../../platform/files/encode-picture.ts'
import { storePrivatePhoto } from '../../platform/files/store-upload.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { createBoundedQueue } from '../../platform/http/bounded-queue.ts'
import { readUpload } from '../../platform/http/read-body.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import type { PaperPrinter } from '../../platform/papers/paper-printer.ts'
import { hashToken } from '../../platform/session/token.ts'
import { findOrderTicket, revokeOrderTicket } from '../order-tickets/order-ticket.ts'
import { linkedOrderSheet } from '../papers/order-papers.ts'
import { methodNames } from '../papers/read-order-facts.ts'
import { chooseMethod } from '../payments/choose-method.ts'
import type { MethodCache } from '../payments/method-cache.ts'
import { orderPaymentOptions } from '../payments/payment-options.ts'
import { findPayable } from './paying/find-payable.ts'
import {
  findLinkedOrder,
  makeOrderLink,
  serializeLinkedOrder,
  serializeTicket,
} from './paying/linked-order.ts'
import { payOrder, type RecogniseReported } from './paying/pay-order.ts'
import { serializeOrder } from './reading/serialize-order.ts'
import type { StoredOrder } from './reading/stored-order.ts'

/** An order is paid with its link alone (selling.md#links-to-pay). */
export function orderLinkRoutes(
  deps: ApiDeps,
  settings: { read(): Promise<Settings> },
  methods: MethodCache,
  recognise: RecogniseReported,
  printer: PaperPrinter,
): Route[] {
  const { orderTokens, ticketTokens, now } = deps
  const { db } = deps.database
  const drawing = createBoundedQueue({ atOnce: 1, waiting: 10 })
  const languageOf = (context: ApiContext) =>
    readPreferences(new URL(context.req.url), context.req.raw.headers).locale

  const find = (token: string) => findPayable(deps, token)

  async function read(token: string, context: ApiContext) {
    const terms = await settings.read()
    const ticket =
      terms.orderLinks === 'everyone' ? await findOrderTicket(db, token, ticketTokens) : undefined
    if (ticket) {
      const order = await findLinkedOrder(db, ticket.orderId, now())
      return order ? serializeTicket(serializeOrder(order, terms)) : refuse('notFound')
    }
    const found = await find(token)
    if (!found) return refuse('notFound')
    const { order, family } = found
    const offer = { methods: await methods.read(), settings: terms, language: languageOf(context) }
    const offered = orderPaymentOptions(offer, order, payerOf(order))
    const method = offered.methods.find(({ code }) => code === order.paymentMethod)
    const choice = {
      expired: order.history.some(({ event }) => event === 'expired'),
      mayChoose: offered.mayChoose,
      methods: offered.methods.filter(({ code }) => !isPaidOnReceipt(code)),
    }
    return serializeLinkedOrder(serializeOrder(order, terms), method, family ? choice : null)
  }

  return [
    route(
      endpoints.makeOrderLink,
      {
        summary: 'The link with which an order is paid without an account',
        access: 'admin',
        permission: 'orders:write',
        params: idParams,
        response: schemas.orderLinkSchema,
        refusals: ['conflict', 'notFound'],
      },
      (input) => makeOrderLink(db, actorOf(input), { id: input.params.id, orderTokens }),
    ),
    route(
      endpoints.revokeOrderTicket,
      {
        summary: 'End the link in the mails of an order',
        access: 'admin',
        permission: 'orders:write',
        params: idParams,
        response: schemas.revokedOrderTicketSchema,
        refusals: ['notFound'],
      },
      (input) => revokeOrderTicket(db, actorOf(input), { id: input.params.id, now: now() }),
    ),
    route(
      endpoints.getLinkedOrder,
      {
        summary: 'What an order holds and how it is paid, by its link',
        access: 'public',
        params: schemas.orderLinkParams,
        query: languageQuery,
        response: schemas.linkedOrderSchema,
        refusals: ['notFound'],
      },
      ({ params, context }) => read(params.token, context),
    ),
    route(
      getLinkedOrderPaper,
      {
        summary: 'The order as PDF, by its link',
        access: 'public',
        params: schemas.orderLinkParams,
        query: paperQuery,
        media: 'application/pdf',
        limits: [{ name: 'order-link-paper', hits: 120, seconds: hours(1) / seconds(1) }],
        refusals: ['notFound'],
      },
      async ({ params, context }) => {
        const order = await read(params.token, context)
        if (isRefusal(order)) return order
        return printer.respond(context, async (words, terms) => ({
          name: `pedido-${order.noSellOrden}`,
          paper: linkedOrderSheet(order, {
            ...{ words, settings: terms },
            methodName: await methodNames(methods, words),
          }),
        }))
      },
    ),
    route(
      endpoints.payLinkedOrder,
      {
        summary: 'Report a payment by the link of the order; repeatable with the header Idempotency-Key',
        access: 'public',
        repeatable: true,
        params: schemas.orderLinkParams,
        body: paymentSchemas.linkedPaymentSchema,
        response: schemas.linkedOrderSchema,
        // Limits guessing: a refusal discloses that a code exists.
        limits: [{ name: 'order-link', hits: 30, seconds: hours(1) / seconds(1) }],
        refusals: ['codeUsed', 'conflict', 'methodUnavailable', 'noRate', 'notFound', 'rateChanged'],
      },
      async ({ params: { token }, body, context }) => {
        const key = readIdempotencyKey(context)
        if (isRefusal(key)) return key
        const found = await find(token)
        if (!found) return refuse('notFound')
        const { order, family } = found
        const { payerName, payerEmail, ...proof } = body
        if (!family && proof.receipt) return refuse('invalid', { fields: { receipt: { code: 'required' } } })
        const payer = { name: payerName ?? null, email: payerEmail ?? null, language: languageOf(context) }
        const act = { userId: null, key, settings: await settings.read(), now: now() }
        const report = family ? { ...act, family: { linkId: family.id, ...payer } } : act
        const paid = await payOrder(db, report, order.id, proof)
        if (isRefusal(paid)) return paid
        await recognise(context, body.transactionCode)
        return read(token, context)
      },
    ),
    route(
      endpoints.chooseLinkedMethod,
      {
        summary: 'Choose how an order is paid, by the link of the family',
        access: 'public',
        params: schemas.orderLinkParams,
        query: languageQuery,
        body: paymentSchemas.linkedMethodSchema,
        response: schemas.linkedOrderSchema,
        limits: [{ name: 'order-link-method', hits: 60, seconds: hours(1) / seconds(1) }],
        refusals: ['conflict', 'methodUnavailable', 'noTransferAccount', 'notFound', 'promotionRefused'],
      },
      async ({ params: { token }, body, context }) => {
        const found = await find(token)
        if (!found?.family) return refuse('notFound')
        // Nobody abroad pays when the goods are received.
        if (isPaidOnReceipt(body.paymentMethod)) return refuse('methodUnavailable')
        const payer = { id: null, role: payerOf(found.order) }
        const offer = { methods: await methods.read(), settings: await settings.read() }
        const chosen = await chooseMethod(db, { viewer: payer, ...offer, now: now() }, found.order.id, body)
        return isRefusal(chosen) ? chosen : read(token, context)
      },
    ),
    route(
      endpoints.uploadLinkedReceipt,
      {
        summary: 'Upload a private photo of a receipt, by the link of the family: 5 MB at most',
        access: 'public',
        params: schemas.orderLinkParams,
        upload: receiptField,
        response: uploadedSchema,
        status: 201,
        limits: [
          { name: 'order-link-receipt', hits: 20, seconds: hours(1) / seconds(1) },
          {
            name: 'order-link-receipt-of',
            hits: 20,
            seconds: hours(1) / seconds(1),
            by: (context) => hashToken(context.req.path).toString('hex'),
          },
        ],
        refusals: ['conflict', 'notFound'],
      },
      async ({ params: { token }, context }) => {
        const found = await find(token)
        if (!found?.family) return refuse('notFound')
        if (!isOpen(found.order.status)) return refuse('conflict')
        const bytes = await readUpload(context.req.raw, receiptField, pictureUploadBytes)
        if (isRefusal(bytes)) return bytes
        const picture = await drawing.run(() => encodePicture(bytes, pictureSides.servicePhoto))
        if (isRefusal(picture)) return picture
        return {
          files: [{ fieldname: receiptField, ...(await storePrivatePhoto(db, 'receipt', null, picture)) }],
        }
      },
    ),
  ]
}

/** Whoever pays is offered what the buyer is. */
function payerOf({ priceTier }: StoredOrder): string {
  return priceTier === 'wholesale' ? 'business' : 'user'
}
