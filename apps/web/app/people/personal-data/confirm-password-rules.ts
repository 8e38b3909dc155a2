import { confirmPasswordForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

/** The password of the signed-in account, asked again. */
export function confirmPasswordRules(email: string): FormRules {
  return {
    check: (form, t) => validationErrors(confirmPasswordForm, textsOf(form, ['password']), t),
    prepare(form) {
      form.set('password', transformPassword(email, textOf(form, 'password')))
      return form
    },
  }
}
