import { endpoint } from '../endpoint.ts'
import type { ListQuery } from '../list-query.ts'
import type { List } from '../wire.ts'
import type { MessageSample, MessageText, MessageTextChange } from './schemas.ts'

type Keyed = { key: string }

/** Every message that the shop sends, with its texts. */
export const listMessageTexts = endpoint<{ query?: ListQuery; response: List<MessageText> }>(
  'GET',
  '/admin/message-texts',
)
/** The texts that the owner words differently; one that is not named is the shipped one again. */
export const changeMessageText = endpoint<{
  params: Keyed
  body: MessageTextChange
  response: MessageText
}>('PUT', '/admin/message-texts/{key}')
/** The last message of this kind, to see what a text becomes. */
export const getMessageSample = endpoint<{ params: Keyed; response: MessageSample }>(
  'GET',
  '/admin/message-texts/{key}/sample',
)
