import { signIn as signInEndpoint } from '@tecnoclick/contract/people/security/endpoints'
import { acceptPassword } from '../../platform/form/accept-form.ts'
import { isTicked, textOf, textsOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'
import type { LoginAnswer } from './login-answer.ts'
import { signInRules } from './sign-in-rules.ts'

/** The API sets the session's cookie; the server hands it on with this answer. */
export async function signIn(
  visit: Visit,
  form: FormData,
  next: string,
  url: URL,
): Promise<LoginAnswer | Response> {
  const values = {
    ...textsOf(form, ['email', 'next']),
    ...(isTicked(form, 'sharedDevice') && { sharedDevice: 'on' }),
  }
  const accepted = acceptPassword(form, signInRules, textsFor(visit))
  if (!accepted.ok) return { form: 'signIn', errors: accepted.errors, values }
  const outcome = await visit.client.attempt(signInEndpoint, {
    body: {
      email: textOf(accepted.form, 'email'),
      password: textOf(accepted.form, 'password'),
      sharedDevice: isTicked(accepted.form, 'sharedDevice'),
    },
  })
  if (!outcome.ok) return { form: 'signIn', ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(next, 'welcome', url)
}
