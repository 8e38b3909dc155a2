import * as endpoints from '@tecnoclick/contract/platform/mail/endpoints'
import * as schemas from '@tecnoclick/contract/platform/mail/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { inTransaction } from '@tecnoclick/database/connect'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../audit/record-audit.ts'
import type { ApiDeps } from '../deps.ts'
import { isRefusal, refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { MailWriters } from './mail-writers.ts'
import { queueTestMail } from './queue-test-mail.ts'
import { readMail } from './read-mail.ts'
import { findMail, listMails, mailFields } from './read-mails.ts'
import { resendMail } from './resend-mail.ts'

/** Every mail of the shop, sent or not. */
export function mailRoutes({ database: { db }, now, wakeMail }: ApiDeps, writers: MailWriters): Route[] {
  return [
    route(
      endpoints.listMails,
      {
        reads: { entity: 'mail', permission: 'mails:read' },
        summary: 'Mails with their state, newest first',
        access: 'admin',
        permission: 'mails:read',
        list: mailFields,
        response: listOf(schemas.mailSchema),
      },
      ({ list }) => listMails(db, list),
    ),
    route(
      endpoints.getMail,
      {
        summary: 'A mail with its words, secrets as dots; reading it is in the audit log',
        access: 'admin',
        permission: 'mails:read',
        confirmed: true,
        params: idParams,
        response: schemas.mailDetailSchema,
      },
      (input) => readMail(db, actorOf(input), input.params.id, writers),
    ),
    route(
      endpoints.sendTestMail,
      {
        summary: 'Send a test mail',
        access: 'admin',
        permission: 'mails:write',
        body: schemas.testMailSchema,
        response: schemas.queuedTestMailSchema,
        status: 201,
        limits: [{ name: 'test-mail', hits: 20, seconds: hours(1) / seconds(1) }],
      },
      async ({ body: { to } }) => {
        await inTransaction(db, (tx) => queueTestMail(tx, { to, now: now() }))
        wakeMail()
        return { to }
      },
    ),
    route(
      endpoints.resendMail,
      {
        summary: 'Send a mail again',
        access: 'admin',
        permission: 'mails:write',
        params: idParams,
        response: schemas.mailDetailSchema,
        status: 201,
        refusals: ['conflict'],
      },
      async (input) => {
        const outcome = await resendMail(db, actorOf(input), input.params.id, now())
        if (isRefusal(outcome)) return outcome
        wakeMail()
        return (await findMail(db, outcome.id, writers)) ?? refuse('notFound')
      },
    ),
  ]
}
