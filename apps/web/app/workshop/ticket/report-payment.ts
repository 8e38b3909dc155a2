import { getTicket, uploadTicketPhoto } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { reportTicketPayment } from '@tecnoclick/contract/workshop/service-orders/payment-report-endpoints'
import { newPaymentReportSchema } from '@tecnoclick/contract/workshop/service-orders/payment-report-schemas'
import { type ActionFunctionArgs, redirect } from 'react-router'
import { translatorFor } from '../../platform/form/form-action.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { uploadPhotos } from '../../platform/form/upload-photos.ts'
import { visitOf } from '../../rendering/context.ts'
import { readPaymentReport } from '../service-orders/service-order-action.ts'
import { problemText } from './ticket-messages.tsx'
import { ticketPage } from './ticket-page.tsx'

/** A reload, or an address that was typed. */
export function loader({ params }: ActionFunctionArgs): Response {
  return redirect(`/services/ticket/${params.token}`)
}

/** The code of a transfer, from the ticket page, which has no script. */
export async function action({ context, params, request }: ActionFunctionArgs): Promise<Response> {
  const visit = visitOf(context)
  const token = params.token ?? ''
  const form = await request.formData()
  const uploaded = await uploadPhotos(visit, form, (body) =>
    visit.client.attempt(uploadTicketPhoto, { params: { token }, body }),
  )
  const t = translatorFor(visit)
  if (!Array.isArray(uploaded)) {
    const refused = await visit.client.attempt(getTicket, { params: { token } })
    return ticketPage(visit, token, refused, { unpaid: problemText(uploaded, t) })
  }
  const read = readPaymentReport(form, uploaded)
  const checked = checkValues(newPaymentReportSchema, read, t)
  const reported = checked.ok
    ? await visit.client.attempt(reportTicketPayment, { params: { token }, body: checked.values })
    : undefined
  if (reported?.ok) return redirect(`/services/ticket/${token}#pago`, 303)
  const current = await visit.client.attempt(getTicket, { params: { token } })
  const unpaid = checked.ok ? undefined : Object.values(checked.errors)[0]
  return ticketPage(visit, token, current, { ...(reported && { failure: reported.error }), unpaid })
}
