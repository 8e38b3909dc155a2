import { signInForm } from '@tecnoclick/contract/people/security/forms'
import { factorCodeSchema } from '@tecnoclick/contract/people/security/second-factor-schemas'
import { transformPassword } from '@tecnoclick/domain/people/password-transform'
import { z } from 'zod'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'

const codeForm = z.object({ code: factorCodeSchema })
const passwordForm = z.object({ password: signInForm.shape.password })

/** A code; or the password, where the account has no second factor (people.md#confirmation). */
export const factorRules: FormRules = {
  check: (form, t) =>
    form.has('password')
      ? validationErrors(passwordForm, textsOf(form, ['password']), t)
      : validationErrors(codeForm, textsOf(form, ['code']), t),
  prepare(form) {
    if (form.has('password'))
      form.set('password', transformPassword(textOf(form, 'email'), textOf(form, 'password')))
    return form
  },
}
