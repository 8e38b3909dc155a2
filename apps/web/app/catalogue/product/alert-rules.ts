import { alertEmailSchema } from '@tecnoclick/contract/selling/stock/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'

/** Signed in, the form has no e-mail field and nothing to check. */
export const alertRules: FormRules = {
  check: (form, t) =>
    form.has('email') ? complaintsOf(alertEmailSchema, { email: textOf(form, 'email') }, t) : {},
}
