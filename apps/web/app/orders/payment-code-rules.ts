import { paymentCodeSchema } from '@tecnoclick/contract/selling/orders/schemas'
import { complaintsOf } from '../form/complaints.ts'
import type { FormRules } from '../form/form-rules.ts'
import { textsOf } from '../form/read-form.ts'

export const paymentCodeRules: FormRules = {
  check: (form, t) => complaintsOf(paymentCodeSchema, textsOf(form, ['transactionCode']), t),
}
