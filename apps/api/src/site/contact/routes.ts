import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/contact/endpoints'
import * as schemas from '@tecnoclick/contract/site/contact/schemas'
import { contactMessages } from '@tecnoclick/database/schema/site/contact-messages'
import { mailboxOf } from '@tecnoclick/domain/people/email'
import { hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { eq } from 'drizzle-orm'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { changeMessage, replyToMessage } from './answer-message.ts'
import { listMessages, messageFields, receivedMessage } from './list-messages.ts'
import { receiveMessage } from './receive-message.ts'

const hour = hours(1) / seconds(1)
const minute = minutes(1) / seconds(1)

/**
 * By account or mailbox, and by network, which may be a whole town (platform.md#rate-limits). A visitor may name any address,
 * so a burst is stopped by network.
 */
const messageLimits = [
  { name: 'contact-burst', hits: 10, seconds: minute },
  { name: 'contact-network', hits: 60, seconds: hour },
  {
    name: 'contact',
    hits: 5,
    seconds: hour,
    by: (context: ApiContext, body: schemas.ContactMessage) =>
      String(context.get('session')?.viewer.id ?? mailboxOf(body.email)),
  },
]

export function contactRoutes(deps: ApiDeps): Route[] {
  return [...visitorRoutes(deps), ...staffRoutes(deps)]
}

function visitorRoutes(deps: ApiDeps): Route[] {
  const receiving = {
    summary: 'Send a message to the shop; repeatable with the header Idempotency-Key',
    repeatable: true,
    access: 'public',
    body: schemas.contactMessageSchema,
    response: schemas.sentMessageSchema,
    limits: messageLimits,
  } as const
  return [endpoints.storeMessage, endpoints.sendMessage].map((endpoint) =>
    route(endpoint, receiving, ({ body, session, context }) => {
      const key = readIdempotencyKey(context)
      if (isRefusal(key)) return key
      return receiveMessage(deps, body, { userId: session?.viewer.id ?? null, key })
    }),
  )
}

function staffRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  const forStaff = {
    access: 'admin',
    permission: 'messages:write',
    response: schemas.receivedMessageSchema,
  } as const
  return [
    route(
      endpoints.listMessages,
      {
        access: 'admin',
        permission: 'messages:read',
        reads: { entity: 'contact-message', permission: 'messages:read' },
        summary: 'Messages from the contact form',
        list: messageFields,
        response: listOf(schemas.receivedMessageSchema),
      },
      ({ list }) => listMessages(db, list),
    ),
    route(
      endpoints.getMessage,
      {
        ...forStaff,
        permission: 'messages:read',
        reads: { entity: 'contact-message', permission: 'messages:read' },
        summary: 'One message',
        params: idParams,
      },
      async ({ params }) => {
        const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, params.id))
        return row ? receivedMessage(row) : refuse('notFound')
      },
    ),
    route(
      endpoints.changeMessage,
      {
        ...forStaff,
        summary: 'Mark a message as read, settle it without a reply or archive it',
        params: idParams,
        body: schemas.messageChangeSchema,
        refusals: ['conflict'],
      },
      (input) => changeMessage(deps, actorOf(input), input.params.id, input.body),
    ),
    route(
      endpoints.replyToMessage,
      {
        ...forStaff,
        summary: 'Answer a message by mail, once',
        params: idParams,
        body: schemas.messageReplySchema,
        refusals: ['conflict'],
      },
      (input) => replyToMessage(deps, actorOf(input), input.params.id, input.body),
    ),
  ]
}
