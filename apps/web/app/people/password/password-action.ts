import { finishRecovery, requestRecovery } from '@tecnoclick/contract/people/security/endpoints'
import { isEmail } from '@tecnoclick/domain/people/email'
import { acceptPassword, refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import type { Visit } from '../../rendering/context.ts'

export interface NewPasswordResult extends FormResult {
  /** The address that a code has been sent to. */
  sentTo?: string
  /** Sending the code failed, which has its own text (people.md#password-recovery). */
  notSent?: boolean
}

/** The result is the same whether the account exists or not (people.md#password-recovery). */
export async function requestCode(visit: Visit, typed: string): Promise<NewPasswordResult> {
  const t = translatorFor(visit)
  const email = typed.trim()
  const values = { email }
  if (!isEmail(email)) {
    return { errors: { email: t(email === '' ? 'validation.required' : 'validation.email') }, values }
  }
  const outcome = await visit.client.attempt(requestRecovery, { body: { email } })
  if (outcome.ok) return { sentTo: outcome.data.email, values }
  return { ...refusedResult(outcome.error, visit), notSent: true, values }
}

/** By the code, or by the token of the link. The e-mail is sent too: the password was transformed with it and fits no other account. */
export async function changePassword(
  visit: Visit,
  form: FormData,
  rules: FormRules,
  done: { to: string; url: URL },
): Promise<NewPasswordResult | Response> {
  const isLink = form.has('token')
  const proof = isLink ? (['token'] as const) : (['resetKey'] as const)
  const values = textsOf(form, ['email', ...proof])
  const accepted = acceptPassword(form, rules, translatorFor(visit))
  if (!accepted.ok) return { errors: accepted.errors, values }
  const factorCode = textOf(form, 'factorCode')
  const body = {
    ...textsOf(accepted.form, ['email', 'password', 'confirmPassword', ...proof]),
    ...(factorCode !== '' && { factorCode }),
  }
  const outcome = await visit.client.attempt(finishRecovery, { body })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(done.to, 'passwordChanged', done.url)
}
