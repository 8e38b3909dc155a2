import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type { AssigneeChoice, Colleague, Desk, NewStaffNote, OrderMail, WhatsappNotice } from './schemas.ts'

/** The same calls for everything that staff work on together. */
function deskEndpoints(name: string) {
  const path = `/admin/${name}` as const
  return {
    read: endpoint<{ params: { id: number }; response: Desk }>('GET', `${path}/{id}/desk`),
    colleagues: endpoint<{ response: List<Colleague> }>('GET', `/admin/colleagues/${name}`),
    assign: endpoint<{ params: { id: number }; body: AssigneeChoice; response: Desk }>(
      'PUT',
      `${path}/{id}/assignee`,
    ),
    /** Repeatable with the header `Idempotency-Key`. */
    addNote: endpoint<{ params: { id: number }; body: NewStaffNote; response: Desk }>(
      'POST',
      `${path}/{id}/notes`,
    ),
    removeNote: endpoint<{ params: { id: number; noteId: number }; response: Desk }>(
      'DELETE',
      `${path}/{id}/notes/{noteId}`,
    ),
  }
}

export type DeskEndpoints = ReturnType<typeof deskEndpoints>

export const orderDesk = deskEndpoints('sellorders')
export const serviceOrderDesk = deskEndpoints('orderservices')
export const messageDesk = deskEndpoints('contactemails')

export const listOrderMails = endpoint<{ params: { id: number }; response: List<OrderMail> }>(
  'GET',
  '/admin/sellorders/{id}/mails',
)
export const resendOrderMail = endpoint<{
  params: { id: number; mailId: number }
  response: List<OrderMail>
}>('POST', '/admin/sellorders/{id}/mails/{mailId}/resend')

function whatsappEndpoints(name: string) {
  const path = `/admin/${name}/{id}/whatsapp` as const
  return {
    read: endpoint<{ params: { id: number }; response: WhatsappNotice }>('GET', path),
    /** The chat was opened with the text. */
    record: endpoint<{ params: { id: number }; response: WhatsappNotice }>('POST', path),
  }
}

export type WhatsappEndpoints = ReturnType<typeof whatsappEndpoints>

export const orderWhatsapp = whatsappEndpoints('sellorders')
export const serviceOrderWhatsapp = whatsappEndpoints('orderservices')
