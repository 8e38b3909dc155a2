import { subscriptionRequestSchema } from '@tecnoclick/contract/newsletter/schemas'
import { complaintsOf } from '../../account/form/complaints.ts'
import type { FormRules } from '../../account/form/form-rules.ts'
import { textsOf } from '../../account/form/read-form.ts'

export const newsletterRules: FormRules = {
  check: (form, t) => complaintsOf(subscriptionRequestSchema, textsOf(form, ['email']), t),
}
