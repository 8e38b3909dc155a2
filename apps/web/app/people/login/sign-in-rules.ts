import { signInForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'

export const signInRules: FormRules = {
  check(form, t) {
    const values = {
      ...textsOf(form, ['email', 'password']),
      sharedDevice: isTicked(form, 'sharedDevice'),
    }
    return complaintsOf(signInForm, values, t)
  },
  prepare(form) {
    form.set('password', transformPassword(textOf(form, 'email'), textOf(form, 'password')))
    return form
  },
}
