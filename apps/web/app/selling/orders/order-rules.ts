import { linkedPaymentSchema, paymentProofSchema } from '@tecnoclick/contract/selling/orders/payment-schemas'
import { newOrderMessageSchema, trackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

/** The fields of the payment form, valid or not. An amount that is no number is refused as NaN. */
export function readPaymentProof(form: FormData) {
  const typed = textOf(form, 'amount').trim().replace(',', '.')
  return {
    transactionCode: textOf(form, 'transactionCode'),
    receipt: textOf(form, 'receipt') || null,
    amount: typed === '' ? null : Number(typed),
    ...(form.has('currency') && {
      currency: textOf(form, 'currency'),
      settles: Number(textOf(form, 'settles')),
    }),
  }
}

/** The same, and who pays for the buyer. */
export function readLinkedPayment(form: FormData) {
  return {
    ...readPaymentProof(form),
    payerName: textOf(form, 'payerName'),
    payerEmail: textOf(form, 'payerEmail').trim() || null,
  }
}

export const paymentRules: FormRules = {
  check: (form, t) => validationErrors(paymentProofSchema, readPaymentProof(form), t),
}

export const linkedPaymentRules: FormRules = {
  check: (form, t) => validationErrors(linkedPaymentSchema, readLinkedPayment(form), t),
}

export const orderMessageRules: FormRules = {
  check: (form, t) => validationErrors(newOrderMessageSchema, textsOf(form, ['text']), t),
}

export const trackOrderRules: FormRules = {
  check: (form, t) => validationErrors(trackOrderQuery, textsOf(form, ['number', 'email']), t),
}
