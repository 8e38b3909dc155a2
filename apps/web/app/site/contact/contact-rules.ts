import { contactMessageSchema } from '@tecnoclick/contract/site/contact/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'
import { contactFields } from './contact-fields.ts'

export const contactRules: FormRules = {
  check: (form, t) => complaintsOf(contactMessageSchema, textsOf(form, contactFields), t),
}
