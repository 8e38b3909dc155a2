import { photoField } from '@tecnoclick/contract/platform/files/endpoints'
import { fileParams, fileQuery, uploadedSchema } from '@tecnoclick/contract/platform/files/schemas'
import * as endpoints from '@tecnoclick/contract/workshop/service-orders/endpoints'
import * as messageSchemas from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { ticketParams } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import type { ApiDeps } from '../../platform/deps.ts'
import { encodePicture, pictureSides } from '../../platform/files/encode-picture.ts'
import { storePrivatePhoto } from '../../platform/files/store-upload.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { createBoundedQueue } from '../../platform/http/bounded-queue.ts'
import { readUpload } from '../../platform/http/read-body.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { hashToken } from '../../platform/session/token.ts'
import { servicePhotoResponse } from './service-photos.ts'
import { findTicket } from './tickets.ts'
import { writeMessage } from './write-message.ts'

/** By the address, which holds the token; the counter keeps only its hash. */
const perTicket = (name: string, hits: number) => [
  { name, hits, seconds: hours(1) / seconds(1) },
  {
    name: `${name}-ticket`,
    hits,
    seconds: hours(1) / seconds(1),
    by: (context: ApiContext) => hashToken(context.req.path).toString('hex'),
  },
]

/** Messages and photos by whoever holds the ticket link (workshop.md#messages). */
export function ticketMessageRoutes(deps: ApiDeps): Route[] {
  const { now } = deps
  const { db } = deps.database
  const drawing = createBoundedQueue({ atOnce: 1, waiting: 10 })
  return [
    route(
      endpoints.writeTicketMessage,
      {
        summary: 'Write to the workshop with the ticket link; repeatable with the header Idempotency-Key',
        repeatable: true,
        access: 'public',
        params: ticketParams,
        body: messageSchemas.newServiceMessageSchema,
        response: messageSchemas.serviceMessagesSchema,
        status: 201,
        limits: perTicket('ticket-message', 30),
        refusals: ['forbidden'],
      },
      async ({ params, body, context }) => {
        const idempotencyKey = readIdempotencyKey(context)
        if (isRefusal(idempotencyKey)) return idempotencyKey
        const ticket = await findTicket(db, params.token, now())
        if (!ticket) return refuse('notFound')
        if (ticket.readOnly) return refuse('forbidden')
        const outcome = await writeMessage(db, {
          orderId: ticket.orderId,
          author: 'customer',
          actorId: null,
          message: body,
          idempotencyKey,
          storeUrl: storeUrl(deps, context),
          now: now(),
        })
        deps.wakeMail()
        return outcome
      },
    ),
    route(
      endpoints.uploadTicketPhoto,
      {
        summary:
          'Upload a private photo for a message or a reported payment: JPEG, PNG, WebP or GIF of 5 MB at most',
        access: 'public',
        params: ticketParams,
        upload: photoField,
        response: uploadedSchema,
        status: 201,
        limits: perTicket('ticket-photo', 20),
        refusals: ['forbidden'],
      },
      async ({ params, context }) => {
        const ticket = await findTicket(db, params.token, now())
        if (!ticket) return refuse('notFound')
        if (ticket.readOnly) return refuse('forbidden')
        const bytes = await readUpload(context.req.raw, photoField, pictureUploadBytes)
        if (isRefusal(bytes)) return bytes
        const picture = await drawing.run(() => encodePicture(bytes, pictureSides.servicePhoto))
        if (isRefusal(picture)) return picture
        return {
          files: [
            { fieldname: photoField, ...(await storePrivatePhoto(db, 'service-photo', null, picture)) },
          ],
        }
      },
    ),
    route(
      endpoints.getTicketPhoto,
      {
        summary: 'A photo of the request or of a message, with the ticket link',
        access: 'public',
        params: ticketParams.extend(fileParams.shape),
        query: fileQuery,
        media: 'image/webp',
        statuses: [206, 304, 416],
      },
      async ({ params, query, context }) => {
        const ticket = await findTicket(db, params.token, now())
        if (!ticket) return refuse('notFound')
        const photo = { orderId: ticket.orderId, name: params.name, width: query?.w, withReceipts: false }
        return servicePhotoResponse(db, photo, context.req.raw.headers)
      },
    ),
  ]
}
