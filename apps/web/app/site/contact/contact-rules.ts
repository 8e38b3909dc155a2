import { contactMessageSchema } from '@tecnoclick/contract/site/contact/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'
import { contactFields } from './contact-message.ts'

export const contactRules: FormRules = {
  check: (form, t) => validationErrors(contactMessageSchema, textsOf(form, contactFields), t),
}
