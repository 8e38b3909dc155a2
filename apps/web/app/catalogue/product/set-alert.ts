import { addStockAlert } from '@tecnoclick/contract/selling/stock/endpoints'
import { acceptForm } from '../../platform/form/accept-form.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { alertRules } from './alert-rules.ts'
import type { ProductAnswer } from './product-answer.ts'

export async function setAlert(visit: Visit, form: FormData): Promise<ProductAnswer> {
  const accepted = acceptForm(form, alertRules, textsFor(visit))
  if (!accepted.ok)
    return { form: 'alert', errors: accepted.errors, values: { email: textOf(form, 'email') } }
  const outcome = await visit.client.attempt(addStockAlert, {
    body: {
      productId: idOf(form, 'productId') ?? 0,
      ...(form.has('email') && { email: textOf(form, 'email') }),
    },
  })
  return outcome.ok
    ? { form: 'alert', accepted: true }
    : { form: 'alert', ...refusedAnswer(outcome.error, visit) }
}
