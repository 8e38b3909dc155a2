import { paymentCodeSchema, trackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'

export const paymentCodeRules: FormRules = {
  check: (form, t) => complaintsOf(paymentCodeSchema, textsOf(form, ['transactionCode']), t),
}

export const trackOrderRules: FormRules = {
  check: (form, t) => complaintsOf(trackOrderQuery, textsOf(form, ['number', 'email']), t),
}
