/** Server side of forms: only actions and loaders import this. It holds the texts of all four languages. */
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import { type FieldIssue, fieldMessage } from '@tecnoclick/contract/platform/issue-message'
import { isTransformedPassword } from '@tecnoclick/domain/people/password-transform'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator, type Translate, type TranslateAll } from '@tecnoclick/messages/translate'
import type { Visit } from '../../rendering/context.ts'
import { type FieldErrors, type FormResult, failureOf } from './form-result.ts'
import type { FormRules } from './form-rules.ts'
import { textOf } from './read-form.ts'

export function translatorFor({ preferences: { locale } }: Visit): TranslateAll {
  return createTranslator(locale, tables[locale])
}

type Accepted = { ok: true; form: FormData } | { ok: false; errors: FieldErrors }

/** Checks a form with the same rules as the browser and returns what to send to the API. */
export function acceptForm(form: FormData, rules: FormRules, t: Translate): Accepted {
  const errors = rules.check(form, t)
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, form: rules.prepare?.(form) ?? form }
}

/**
 * The same for a form with a password (people.md#password-transform). With script the browser has already checked and
 * transformed it. A typed password of 64 hex digits is taken for a transformed one, by registration and sign-in alike. The API
 * validates the rest.
 */
export function acceptPassword(form: FormData, rules: FormRules, t: Translate): Accepted {
  if (isTransformedPassword(textOf(form, 'password'))) return { ok: true, form }
  return acceptForm(form, rules, t)
}

/** What the API refused. Field errors are translated by their codes; one without a code stays Spanish (platform.md#errors). */
export function refusedResult(error: WireError, visit: Visit): FormResult {
  const failure = failureOf(error.code)
  if (!error.fields) return { failure }
  const t = translatorFor(visit)
  const errors = Object.entries(error.fields).map(([name, text]) => {
    const issue = fieldIssueOf(error, name)
    return [name, issue ? fieldMessage(issue, t) : text]
  })
  return { failure, errors: Object.fromEntries(errors) }
}

function fieldIssueOf(
  { fieldCodes = {}, fieldValues = {} }: WireError,
  name: string,
): FieldIssue | undefined {
  const code = fieldCodes[name]
  if (code !== 'maxLength') return code && { code }
  const values = fieldValues[name]
  return values && { code, max: values.max }
}
