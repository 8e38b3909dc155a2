import { trackOrderQuery } from '@tecnoclick/contract/selling/orders/schemas'
import { complaintsOf } from '../../form/complaints.ts'
import type { FormRules } from '../../form/form-rules.ts'
import { textsOf } from '../../form/read-form.ts'

export const trackRules: FormRules = {
  check: (form, t) => complaintsOf(trackOrderQuery, textsOf(form, ['number', 'email']), t),
}
