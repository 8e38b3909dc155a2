import { photoField, uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { requestService } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { newServiceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { readServiceRequest, typedServiceRequest } from './read-service-request.ts'

/** Sends the request once; a form that is not accepted comes back as it was typed. */
export async function sendRequest(
  visit: Visit,
  form: FormData,
  { serviceId, url }: { serviceId: number; url: URL },
): Promise<FormAnswer | Response> {
  const values = typedServiceRequest(form)
  const read = { ...readServiceRequest(form), serviceId }
  const checked = checkValues(newServiceOrderSchema, read, textsFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const uploaded = await uploadPhotos(visit, form)
  if (!Array.isArray(uploaded)) return { ...uploaded, values }
  const photos = [...(checked.values.photos ?? []), ...uploaded].slice(0, photosPerRequest)
  const outcome = await visit.client.attempt(requestService, {
    body: { ...checked.values, photos },
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'serviceRequested', url)
}

/** Photos of a form that was sent without script; with it they have arrived before and come by name. */
async function uploadPhotos(visit: Visit, form: FormData): Promise<string[] | FormAnswer> {
  const names: string[] = []
  for (const file of form.getAll(photoField).slice(0, photosPerRequest)) {
    if (!(file instanceof File) || file.size === 0) continue
    const body = new FormData()
    body.set(photoField, file)
    const outcome = await visit.client.attempt(uploadServicePhoto, { body })
    if (!outcome.ok) return refusedAnswer(outcome.error, visit)
    names.push(...outcome.data.files.map(({ originalname }) => originalname))
  }
  return names
}
