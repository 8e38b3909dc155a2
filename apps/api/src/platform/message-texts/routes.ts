import * as endpoints from '@tecnoclick/contract/platform/message-texts/endpoints'
import * as schemas from '@tecnoclick/contract/platform/message-texts/schemas'
import { listOf } from '@tecnoclick/contract/platform/wire'
import { actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { type Route, route } from '../http/route.ts'
import { storeUrl } from '../http/store-url.ts'
import type { MailWriters } from '../mail/mail-writers.ts'
import { invalidateAfterWrites } from '../rows/route-decorators.ts'
import { transact } from '../rows/transact.ts'
import { changeMessageText } from './change-message-text.ts'
import { pageOf, readMessageTexts } from './read-message-texts.ts'
import { readSample } from './read-sample.ts'
import { readWordings } from './wordings.ts'

/** The texts of messages, which the owner may word differently (platform.md#message-texts). */
export function messageTextRoutes(deps: ApiDeps, writers: MailWriters): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.listMessageTexts,
      {
        summary: 'The texts of every message, shipped and as the owner words them',
        access: 'admin',
        permission: 'mails:read',
        list: { key: 'text', name: 'text', language: 'text', state: 'text', search: 'text' },
        response: listOf(schemas.messageTextSchema),
      },
      async ({ list }) => pageOf(await readMessageTexts(db), list),
    ),
    route(
      endpoints.getMessageSample,
      {
        summary: 'The last message made of these texts; reading it is in the audit log',
        access: 'admin',
        permission: 'mails:read',
        confirmed: true,
        params: schemas.messageTextParams,
        response: schemas.messageSampleSchema,
      },
      (input) =>
        readSample(db, actorOf(input), {
          ...{ key: input.params.key, writers },
          storeUrl: storeUrl(deps, input.context),
        }),
    ),
    ...invalidateAfterWrites(
      () => readWordings(db),
      [
        route(
          endpoints.changeMessageText,
          {
            summary: 'Word the texts of a message',
            access: 'admin',
            permission: 'mails:write',
            params: schemas.messageTextParams,
            body: schemas.messageTextChangeSchema,
            response: schemas.messageTextSchema,
          },
          (input) =>
            transact(db, (tx) => changeMessageText(tx, actorOf(input), input.params.key, input.body)),
        ),
      ],
    ),
  ]
}
