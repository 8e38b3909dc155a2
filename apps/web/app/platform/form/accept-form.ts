import { isTransformedPassword } from '@tecnoclick/domain/people/password-transform'
import type { Translate } from '@tecnoclick/messages/translate'
import type { FieldErrors } from './form-answer.ts'
import type { FormRules } from './form-rules.ts'
import { textOf } from './read-form.ts'

type Accepted = { ok: true; form: FormData } | { ok: false; errors: FieldErrors }

/** On the server: checks a form by the rules its browser has, and makes of it what is sent on. */
export function acceptForm(form: FormData, rules: FormRules, t: Translate): Accepted {
  const errors = rules.check(form, t)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, form: rules.prepare?.(form) ?? form }
}

/**
 * The same for a form with a password (people.md#password-transform). What script sent was checked there and is already
 * transformed, which no typed password can look like; the API validates the rest.
 */
export function acceptPassword(form: FormData, rules: FormRules, t: Translate): Accepted {
  if (isTransformedPassword(textOf(form, 'password'))) return { ok: true, form }
  return acceptForm(form, rules, t)
}
