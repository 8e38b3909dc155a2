import { subscriptionRequestSchema } from '@tecnoclick/contract/site/newsletter/schemas'
import { complaintsOf } from '../../../platform/form/complaints.ts'
import type { FormRules } from '../../../platform/form/form-rules.ts'
import { textsOf } from '../../../platform/form/read-form.ts'

export const newsletterRules: FormRules = {
  check: (form, t) => complaintsOf(subscriptionRequestSchema, textsOf(form, ['email']), t),
}
