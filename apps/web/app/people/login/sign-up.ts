import { signUpBusiness, signUpPerson } from '@tecnoclick/contract/people/security/endpoints'
import { acceptPassword } from '../../platform/form/accept-form.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'
import type { LoginAnswer } from './login-answer.ts'
import { signUpRules } from './sign-up-rules.ts'

/** Back to the same address, which shows empty forms (people.md#registration). */
export async function signUp(visit: Visit, form: FormData, url: URL): Promise<LoginAnswer | Response> {
  const values = textsOf(form, ['accountType', 'email'])
  const accepted = acceptPassword(form, signUpRules, textsFor(visit))
  if (!accepted.ok) return { form: 'signUp', errors: accepted.errors, values }
  const endpoint = values.accountType === 'business' ? signUpBusiness : signUpPerson
  const outcome = await visit.client.attempt(endpoint, {
    body: { email: textOf(accepted.form, 'email'), password: textOf(accepted.form, 'password') },
  })
  if (!outcome.ok) return { form: 'signUp', ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(url.pathname + url.search, 'registered', url)
}
