import { passwordForm, recoveryForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

const newPassword = ['password', 'confirmPassword', 'resetKey'] as const

/** Both are transformed (people.md#password-transform), with the e-mail of their account. */
function prepare(form: FormData): FormData {
  const email = textOf(form, 'email')
  for (const name of ['password', 'confirmPassword'])
    form.set(name, transformPassword(email, textOf(form, name)))
  return form
}

/** /account/forgotpassword. */
export const recoveryRules: FormRules = {
  check: (form, t) => complaintsOf(recoveryForm, textsOf(form, ['email', ...newPassword]), t),
  prepare,
}

/** /account/password: the address is that of the session. */
export const passwordRules: FormRules = {
  check: (form, t) => complaintsOf(passwordForm, textsOf(form, newPassword), t),
  prepare,
}
