import { subscriptionRequestSchema } from '@tecnoclick/contract/site/newsletter/schemas'
import { complaintsOf } from '../../form/complaints.ts'
import type { FormRules } from '../../form/form-rules.ts'
import { textsOf } from '../../form/read-form.ts'

export const newsletterRules: FormRules = {
  check: (form, t) => complaintsOf(subscriptionRequestSchema, textsOf(form, ['email']), t),
}
