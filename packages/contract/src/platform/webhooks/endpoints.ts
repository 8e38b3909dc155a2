import { editableEndpoints } from '../editable.ts'
import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookEvent,
  WebhookEventDetail,
  WebhookSecret,
} from './schemas.ts'

type Numbered = { id: number }

export const adminWebhooks = editableEndpoints<Webhook, NewWebhook, WebhookChange>('/admin/webhooks')
export const getWebhookSecret = endpoint<{ params: Numbered; response: WebhookSecret }>(
  'GET',
  '/admin/webhooks/{id}/secret',
)
/** 'Cambiar el secreto': the old one signs as well for a day. */
export const rotateWebhookSecret = endpoint<{ params: Numbered; response: WebhookSecret }>(
  'POST',
  '/admin/webhooks/{id}/secret',
)
/** 'Enviar una prueba'. */
export const sendTestEvent = endpoint<{ params: Numbered; response: WebhookEventDetail }>(
  'POST',
  '/admin/webhooks/{id}/test',
)
export const listWebhookEvents = endpoint<{ query?: ListQuery; response: List<WebhookEvent> }>(
  'GET',
  '/admin/webhook-events',
)
export const getWebhookEvent = endpoint<{ params: Numbered; response: WebhookEventDetail }>(
  'GET',
  '/admin/webhook-events/{id}',
)
/** 'Enviar de nuevo': the same event with the same id. */
export const resendWebhookEvent = endpoint<{ params: Numbered; response: WebhookEventDetail }>(
  'POST',
  '/admin/webhook-events/{id}/resend',
)
