import { cancelOrder, payOrder } from '@tecnoclick/contract/orders/endpoints'
import type { Visit } from '../context.ts'
import { type FormAnswer, refusedAnswer } from '../form/form-answer.ts'
import { textOf } from '../form/read-form.ts'
import type { Flash } from '../session/flashes.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'

export type OrderAnswer = FormAnswer

/** What a customer may still do with an order: tell its payment, or take it back (DECISIONS 3.1). */
export async function answerOrder(
  { client }: Visit,
  id: number,
  form: FormData,
  url: URL,
): Promise<OrderAnswer | Response> {
  const paying = textOf(form, 'intent') === 'pay'
  const outcome = paying
    ? await client.attempt(payOrder, {
        params: { id },
        body: { transactionCode: textOf(form, 'transactionCode') },
      })
    : await client.attempt(cancelOrder, { params: { id } })
  if (!outcome.ok) return refusedAnswer(outcome.error)
  const flash: Flash = paying ? 'paymentCodeSent' : 'orderCancelled'
  return redirectWithFlash(`/account/orders/${id}`, flash, url)
}
