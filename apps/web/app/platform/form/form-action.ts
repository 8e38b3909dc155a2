/** Server side of forms: only actions and loaders import this. It holds the texts of all four languages. */
import type { WireError } from '@tecnoclick/contract/platform/error-codes'
import type { IssueKey } from '@tecnoclick/contract/platform/issue-message'
import { isTransformedPassword } from '@tecnoclick/domain/people/password-transform'
import { es } from '@tecnoclick/messages/es'
import { tables } from '@tecnoclick/messages/tables'
import { createTranslator, type Translate } from '@tecnoclick/messages/translate'
import type { Visit } from '../../rendering/context.ts'
import { type FieldErrors, type FormResult, failureOf } from './form-result.ts'
import type { FormRules } from './form-rules.ts'
import { textOf } from './read-form.ts'

export function translatorFor({ preferences: { locale } }: Visit): Translate {
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
 * transformed it, and no typed password looks like a transformed one; the API validates the rest.
 */
export function acceptPassword(form: FormData, rules: FormRules, t: Translate): Accepted {
  if (isTransformedPassword(textOf(form, 'password'))) return { ok: true, form }
  return acceptForm(form, rules, t)
}

const { maxLength: _, ...plain } = es.validation

const keyBySpanishText = new Map(
  Object.entries(plain).map(([key, text]) => [text as string, `validation.${key}` as IssueKey]),
)

/** What the API refused. Its field messages are Spanish (platform.md#errors) and are translated here. */
export function refusedResult({ code, fields }: WireError, visit: Visit): FormResult {
  const failure = failureOf(code)
  if (!fields) return { failure }
  const t = translatorFor(visit)
  const errors = Object.entries(fields).map(([name, text]) => {
    const key = keyBySpanishText.get(text)
    return [name, key ? t(key) : text]
  })
  return { failure, errors: Object.fromEntries(errors) }
}
