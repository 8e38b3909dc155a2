import { signUpForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

export const signUpRules: FormRules = {
  check(form, t) {
    const values = textsOf(form, ['accountType', 'email', 'password', 'confirmPassword'])
    const { accountType, ...others } = complaintsOf(signUpForm, values, t)
    if (accountType === undefined) return others
    // The schema compares the passwords only when all fields have their form; an unchosen type must not hide that.
    return { accountType, ...complaintsOf(signUpForm, { ...values, accountType: 'person' }, t) }
  },
  /** Only e-mail and password are sent (people.md#registration). */
  prepare(form) {
    form.set('password', transformPassword(textOf(form, 'email'), textOf(form, 'password')))
    form.delete('confirmPassword')
    return form
  },
}
