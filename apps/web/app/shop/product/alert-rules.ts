import { emailSchema } from '@tecnoclick/contract/wire'
import { z } from 'zod'
import { complaintsOf } from '../../account/form/complaints.ts'
import type { FormRules } from '../../account/form/form-rules.ts'
import { textOf } from '../../account/form/read-form.ts'

const guestSchema = z.object({ email: emailSchema })

/** Signed in, the form has no e-mail field and nothing to check. */
export const alertRules: FormRules = {
  check: (form, t) =>
    form.has('email') ? complaintsOf(guestSchema, { email: textOf(form, 'email') }, t) : {},
}
