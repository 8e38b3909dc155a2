import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import * as endpoints from '@tecnoclick/contract/resets/sales/endpoints'
import { newResetSaleSchema } from '@tecnoclick/contract/resets/sales/schemas'
import { redirectWithFlash } from '../../people/session/redirect-with-flash.ts'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { readPurchase } from './read-purchase.ts'

export async function buyReset(
  visit: Visit,
  form: FormData,
  { resetId, url }: { resetId: number; url: URL },
): Promise<FormAnswer | Response> {
  const values = textsOf(form, ['transactionCode', 'precio', 'requestKey'])
  const checked = checkValues(newResetSaleSchema, { ...readPurchase(form), resetId }, textsFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(endpoints.buyReset, {
    body: checked.values,
    headers: keyHeaders(textOf(form, 'requestKey')),
  })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash('/reset/list?bought', 'resetBought', url)
}
