import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { changeResetSale } from '@tecnoclick/contract/resets/sales/endpoints'
import { hardwareIdSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { idOf, textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { hardwareIdKey } from './hardware-id-parcel.ts'

export async function sendHardwareId(visit: Visit, form: FormData, url: URL): Promise<FormAnswer | Response> {
  const values = textsOf(form, ['hid', 'saleId'])
  const id = idOf(form, 'saleId')
  if (id === undefined) return { failure: 'malformed' }
  const checked = checkValues(hardwareIdSchema, values, textsFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(changeResetSale, {
    params: { id },
    body: checked.values,
    headers: keyHeaders(hardwareIdKey(id)),
  })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'hardwareIdSent', url)
}
