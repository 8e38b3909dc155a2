import { finishRecovery } from '@tecnoclick/contract/people/security/endpoints'
import { acceptPassword } from '../../platform/form/accept-form.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'
import type { NewPasswordAnswer } from './new-password-answer.ts'

/** The address goes along: the password was transformed with it and fits no other account. */
export async function changePassword(
  visit: Visit,
  form: FormData,
  rules: FormRules,
  done: { to: string; url: URL },
): Promise<NewPasswordAnswer | Response> {
  const values = textsOf(form, ['email', 'resetKey'])
  const accepted = acceptPassword(form, rules, textsFor(visit))
  if (!accepted.ok) return { errors: accepted.errors, values }
  const body = textsOf(accepted.form, ['email', 'password', 'confirmPassword', 'resetKey'])
  const outcome = await visit.client.attempt(finishRecovery, { body })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(done.to, 'passwordChanged', done.url)
}
