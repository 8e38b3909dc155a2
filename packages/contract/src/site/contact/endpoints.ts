import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type { ContactMessage, MessageChange, MessageReply, ReceivedMessage, SentMessage } from './schemas.ts'

/** Both store the message and mail it (site.md#contact). */
export const storeMessage = endpoint<{ body: ContactMessage; response: SentMessage }>(
  'POST',
  '/contactemails',
)
export const sendMessage = endpoint<{ body: ContactMessage; response: SentMessage }>(
  'POST',
  '/contactemails/sendemail',
)

export const listMessages = endpoint<{ query?: ListQuery; response: List<ReceivedMessage> }>(
  'GET',
  '/admin/contactemails',
)
export const getMessage = endpoint<{ params: { id: number }; response: ReceivedMessage }>(
  'GET',
  '/admin/contactemails/{id}',
)
export const changeMessage = endpoint<{
  params: { id: number }
  body: MessageChange
  response: ReceivedMessage
}>('PATCH', '/admin/contactemails/{id}')
export const replyToMessage = endpoint<{
  params: { id: number }
  body: MessageReply
  response: ReceivedMessage
}>('POST', '/admin/contactemails/{id}/reply')
