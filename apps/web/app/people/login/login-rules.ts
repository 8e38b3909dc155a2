import { signInForm, signUpForm } from '@tecnoclick/contract/people/security/forms'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'

export const signInRules: FormRules = {
  check(form, t) {
    const values = {
      ...textsOf(form, ['email', 'password']),
      sharedDevice: isTicked(form, 'sharedDevice'),
    }
    return validationErrors(signInForm, values, t)
  },
  prepare(form) {
    form.set('password', transformPassword(textOf(form, 'email'), textOf(form, 'password')))
    return form
  },
}

export const signUpRules: FormRules = {
  check(form, t) {
    const values = textsOf(form, ['accountType', 'email', 'phone', 'password', 'confirmPassword'])
    const { accountType, ...others } = validationErrors(signUpForm, values, t)
    if (accountType === undefined) return others
    // The schema compares the passwords only when all fields have their form; an unchosen type must not hide that.
    return { accountType, ...validationErrors(signUpForm, { ...values, accountType: 'person' }, t) }
  },
  /** The second password is not sent (people.md#registration). */
  prepare(form) {
    form.set('password', transformPassword(textOf(form, 'email'), textOf(form, 'password')))
    form.delete('confirmPassword')
    return form
  },
}
