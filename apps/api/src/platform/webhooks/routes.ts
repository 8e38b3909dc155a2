import * as endpoints from '@tecnoclick/contract/platform/webhooks/endpoints'
import * as schemas from '@tecnoclick/contract/platform/webhooks/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { listQuery } from '../listing/list-query.ts'
import { changeWebhook, createWebhook, readSecret, rotateSecret } from './edit-webhook.ts'
import { queueTestEvent, resendEvent } from './queue-event.ts'
import { eventFields, eventList, eventSource, findEvent } from './read-events.ts'
import { findWebhook, webhookFields, webhookList, webhookSource } from './read-webhooks.ts'

const read = { access: 'admin', permission: 'webhooks:read' } as const
const write = { access: 'admin', permission: 'webhooks:write' } as const
const { adminWebhooks } = endpoints
const aDay = hours(24) / seconds(1)

/** Events for other programs (platform.md#webhooks). */
export function webhookRoutes({ database: { db }, webhookSecrets: secrets, now }: ApiDeps): Route[] {
  const actIn = (input: Parameters<typeof actorOf>[0]) => ({ actor: actorOf(input), secrets, now: now() })
  return [
    route(
      adminWebhooks.list,
      {
        ...read,
        summary: 'Webhooks, with how many of their events wait or were given up',
        list: webhookFields,
        response: listOf(schemas.webhookSchema),
      },
      ({ list }) => listQuery<schemas.Webhook>(db, webhookSource, webhookList, list),
    ),
    route(
      adminWebhooks.get,
      { ...read, summary: 'One webhook', params: idParams, response: schemas.webhookSchema },
      async ({ params }) => (await findWebhook(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      adminWebhooks.create,
      {
        ...write,
        summary: 'Add a webhook; its secret is made by the shop',
        confirmed: true,
        body: schemas.newWebhookSchema,
        response: schemas.webhookSchema,
        status: 201,
        limits: [{ name: 'new-webhook', hits: 50, seconds: aDay }],
      },
      (input) => createWebhook(db, actIn(input), input.body),
    ),
    route(
      adminWebhooks.update,
      {
        ...write,
        summary: 'Change, enable or disable a webhook',
        confirmed: true,
        params: idParams,
        body: schemas.webhookChangeSchema,
        response: schemas.webhookSchema,
      },
      (input) => changeWebhook(db, actIn(input), input.params.id, input.body),
    ),
    route(
      endpoints.getWebhookSecret,
      {
        ...write,
        summary: 'The secret that signs the events of a webhook; reading it is in the audit log',
        confirmed: true,
        params: idParams,
        response: schemas.webhookSecretSchema,
        refusals: ['conflict'],
      },
      (input) => readSecret(db, actIn(input), input.params.id),
    ),
    route(
      endpoints.rotateWebhookSecret,
      {
        ...write,
        summary: 'A new secret; the old one signs as well for a day',
        confirmed: true,
        params: idParams,
        response: schemas.webhookSecretSchema,
      },
      (input) => rotateSecret(db, actIn(input), input.params.id),
    ),
    route(
      endpoints.sendTestEvent,
      {
        ...write,
        summary: 'Send a test event',
        params: idParams,
        response: schemas.webhookEventDetailSchema,
        status: 201,
        refusals: ['conflict'],
        limits: [{ name: 'test-event', hits: 60, seconds: hours(1) / seconds(1) }],
      },
      (input) => queueTestEvent(db, actIn(input), input.params.id),
    ),
    route(
      endpoints.listWebhookEvents,
      {
        ...read,
        summary: 'Events with their state, newest first',
        list: eventFields,
        response: listOf(schemas.webhookEventSchema),
      },
      ({ list }) => listQuery<schemas.WebhookEvent>(db, eventSource, eventList, list),
    ),
    route(
      endpoints.getWebhookEvent,
      {
        ...read,
        summary: 'An event with its body and the last answer',
        params: schemas.webhookEventParams,
        response: schemas.webhookEventDetailSchema,
      },
      async ({ params }) => (await findEvent(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.resendWebhookEvent,
      {
        ...write,
        summary: 'Send an event again, with the same id',
        params: schemas.webhookEventParams,
        response: schemas.webhookEventDetailSchema,
        refusals: ['conflict'],
      },
      (input) => resendEvent(db, actIn(input), input.params.id),
    ),
  ]
}
