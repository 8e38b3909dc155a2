import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import {
  getTicket,
  uploadTicketPhoto,
  writeTicketMessage,
} from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { newServiceMessageSchema } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { translatorFor } from '../../platform/form/form-action.ts'
import { type FormResult, failureOf } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { uploadPhotos } from '../../platform/form/upload-photos.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { readMessage } from '../service-orders/message-form.ts'
import { ticketPage } from './ticket-page.tsx'

/** A reload after a message, or an address that was typed. */
export function loader({ params }: ActionFunctionArgs): Response {
  return redirect(`/services/ticket/${params.token}`)
}

/** From the form of the ticket page, which has no script. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const form = await request.formData()
  const result = await send(visit, token, form)
  if (!result) return redirect(`/services/ticket/${token}#mensajes`, 303)
  const current = await visit.client.attempt(getTicket, { params: { token } })
  const unsent = { text: textOf(form, 'text'), problem: result }
  return ticketPage(visit, token, current, { unsent })
}

/** Undefined once it is sent. */
async function send(visit: Visit, token: string, form: FormData): Promise<FormResult | undefined> {
  const uploaded = await uploadPhotos(visit, form, (body) =>
    visit.client.attempt(uploadTicketPhoto, { params: { token }, body }),
  )
  if (!Array.isArray(uploaded)) return uploaded
  const read = { ...readMessage(form), photos: uploaded.slice(0, photosPerRequest) }
  const checked = checkValues(newServiceMessageSchema, read, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors }
  const outcome = await visit.client.attempt(writeTicketMessage, {
    params: { token },
    body: checked.values,
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  return outcome.ok ? undefined : { failure: failureOf(outcome.error.code) }
}
