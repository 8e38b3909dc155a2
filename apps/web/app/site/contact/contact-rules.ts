import { contactMessageSchema } from '@tecnoclick/contract/contact/schemas'
import { complaintsOf } from '../../account/form/complaints.ts'
import type { FormRules } from '../../account/form/form-rules.ts'
import { textsOf } from '../../account/form/read-form.ts'
import { contactFields } from './contact-fields.ts'

export const contactRules: FormRules = {
  check: (form, t) => complaintsOf(contactMessageSchema, textsOf(form, contactFields), t),
}
