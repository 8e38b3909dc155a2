import { paymentCodeSchema, trackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'

export const paymentCodeRules: FormRules = {
  check: (form, t) => validationErrors(paymentCodeSchema, textsOf(form, ['transactionCode']), t),
}

export const trackOrderRules: FormRules = {
  check: (form, t) => validationErrors(trackOrderQuery, textsOf(form, ['number', 'email']), t),
}
