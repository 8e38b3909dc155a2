import { subscriptionRequestSchema } from '@tecnoclick/contract/site/newsletter/schemas'
import { type FormRules, validationErrors } from '../../../platform/form/form-rules.ts'
import { textsOf } from '../../../platform/form/read-form.ts'

export const newsletterRules: FormRules = {
  check: (form, t) => validationErrors(subscriptionRequestSchema, textsOf(form, ['email']), t),
}
