import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/staff/desk/endpoints'
import * as schemas from '@tecnoclick/contract/staff/desk/schemas'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { readIdempotencyKey } from '../../platform/idempotency/run-once.ts'
import { addNote, assign, removeNote } from './change-desk.ts'
import { type DeskSubject, deskSubjects } from './desk-subjects.ts'
import { listOrderMails, resendOrderMail } from './order-mails.ts'
import { listColleagues, readDesk } from './read-desk.ts'
import { noticeSubjects, readWhatsapp, recordWhatsapp } from './whatsapp-notice.ts'

/** What colleagues know of orders, service orders and messages (back-office.md#colleagues). */
export function deskRoutes(deps: ApiDeps): Route[] {
  return [
    ...Object.values(deskSubjects).flatMap((subject) => subjectRoutes(deps, subject)),
    ...orderMailRoutes(deps),
    ...whatsappRoutes(deps),
  ]
}

function subjectRoutes({ database: { db }, now }: ApiDeps, subject: DeskSubject): Route[] {
  const { entity, read, write } = subject
  const change = { access: 'admin', permission: write, response: schemas.deskSchema } as const
  return [
    route(
      subject.endpoints.read,
      {
        summary: `Assignee, notes of colleagues and history with names of a ${entity}`,
        access: 'admin',
        permission: read,
        params: idParams,
        response: schemas.deskSchema,
      },
      async ({ params }) => (await readDesk(db, subject, params.id)) ?? refuse('notFound'),
    ),
    route(
      subject.endpoints.colleagues,
      {
        summary: `Staff who may take care of a ${entity}`,
        access: 'admin',
        permission: read,
        response: listOf(schemas.colleagueSchema),
      },
      () => listColleagues(db, write),
    ),
    route(
      subject.endpoints.assign,
      {
        ...change,
        summary: `Give a ${entity} to a colleague, or to nobody`,
        params: idParams,
        body: schemas.assigneeChoiceSchema,
      },
      (input) => assign(db, actorOf(input), subject, { id: input.params.id, ...input.body, now: now() }),
    ),
    route(
      subject.endpoints.addNote,
      {
        ...change,
        summary: `Write a note for colleagues about a ${entity}; repeatable with the header Idempotency-Key`,
        params: idParams,
        body: schemas.newStaffNoteSchema,
        status: 201,
        repeatable: true,
      },
      (input) => {
        const key = readIdempotencyKey(input.context)
        if (isRefusal(key)) return key
        return addNote(db, actorOf(input), subject, { id: input.params.id, ...input.body, key, now: now() })
      },
    ),
    route(
      subject.endpoints.removeNote,
      { ...change, summary: `Remove one's own note about a ${entity}`, params: schemas.noteParams },
      (input) => removeNote(db, actorOf(input), subject, input.params),
    ),
  ]
}

function orderMailRoutes({ database: { db }, now, wakeMail }: ApiDeps): Route[] {
  const mails = { access: 'admin', response: listOf(schemas.orderMailSchema) } as const
  return [
    route(
      endpoints.listOrderMails,
      {
        ...mails,
        summary: 'Mails about an order with their state, without their words',
        permission: 'orders:read',
        params: idParams,
      },
      async ({ params }) => (await listOrderMails(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.resendOrderMail,
      {
        ...mails,
        summary: 'Send a mail about an order again',
        permission: 'orders:write',
        params: schemas.mailParams,
        status: 201,
        refusals: ['conflict'],
      },
      async (input) => {
        const sent = await resendOrderMail(db, actorOf(input), { ...input.params, now: now() })
        if (!isRefusal(sent)) wakeMail()
        return sent
      },
    ),
  ]
}

function whatsappRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  const calls = [
    { subject: noticeSubjects.order, ...endpoints.orderWhatsapp, ...desksOf.order },
    { subject: noticeSubjects.serviceOrder, ...endpoints.serviceOrderWhatsapp, ...desksOf.serviceOrder },
  ] as const
  const answer = { access: 'admin', params: idParams, response: schemas.whatsappNoticeSchema } as const
  return calls.flatMap(({ subject, read, record, mayRead, mayWrite, what }) => [
    route(
      read,
      {
        ...answer,
        summary: `The WhatsApp message about ${what}, and who sent one before`,
        permission: mayRead,
      },
      async ({ params, context }) =>
        (await readWhatsapp(db, subject, { id: params.id, storeUrl: storeUrl(deps, context) })) ??
        refuse('notFound'),
    ),
    route(
      record,
      {
        ...answer,
        summary: `Record that the chat of WhatsApp about ${what} was opened with its text`,
        permission: mayWrite,
      },
      async (input) => {
        const asked = { id: input.params.id, storeUrl: storeUrl(deps, input.context), now: deps.now() }
        return (await recordWhatsapp(db, actorOf(input), subject, asked)) ?? refuse('notFound')
      },
    ),
  ])
}

const desksOf = {
  order: { mayRead: 'orders:read', mayWrite: 'orders:write', what: 'an order' },
  serviceOrder: { mayRead: 'serviceOrders:read', mayWrite: 'serviceOrders:write', what: 'a service order' },
} as const
