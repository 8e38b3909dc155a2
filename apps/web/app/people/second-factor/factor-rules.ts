import { confirmPasswordForm, factorCodeForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

/** A code; or the password, where the account has no second factor (people.md#confirmation). */
export const factorRules: FormRules = {
  check: (form, t) =>
    form.has('password')
      ? validationErrors(confirmPasswordForm, textsOf(form, ['password']), t)
      : validationErrors(factorCodeForm, textsOf(form, ['code']), t),
  prepare(form) {
    if (form.has('password'))
      form.set('password', transformPassword(textOf(form, 'email'), textOf(form, 'password')))
    return form
  },
}
