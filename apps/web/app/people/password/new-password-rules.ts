import { linkForm, passwordForm, recoveryForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

const newPassword = ['password', 'confirmPassword', 'resetKey'] as const

/** Both fields are transformed with the e-mail of the account (people.md#password-transform). */
function prepare(form: FormData): FormData {
  const email = textOf(form, 'email')
  for (const name of ['password', 'confirmPassword'])
    form.set(name, transformPassword(email, textOf(form, name)))
  return form
}

/** /account/forgotpassword. */
export const recoveryRules: FormRules = {
  check: (form, t) => validationErrors(recoveryForm, textsOf(form, ['email', ...newPassword]), t),
  prepare,
}

/** The same page in the browser: until the code was sent it asks for the e-mail alone. */
export const recoveryStepRules: FormRules = {
  check(form, t) {
    const found = recoveryRules.check(form, t)
    if (form.has('resetKey') || found.email === undefined) return found
    return { email: found.email }
  },
  prepare,
}

/** /account/password: the e-mail is that of the session. */
export const passwordRules: FormRules = {
  check: (form, t) => validationErrors(passwordForm, textsOf(form, newPassword), t),
  prepare,
}

/** /account/resetpassword: the e-mail is that of the link. */
export const linkRules: FormRules = {
  check: (form, t) => validationErrors(linkForm, textsOf(form, ['password', 'confirmPassword']), t),
  prepare,
}
