import { resendActivation as resendEndpoint } from '@tecnoclick/contract/people/security/endpoints'
import { textOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import type { Visit } from '../../rendering/context.ts'
import type { LoginAnswer } from './login-answer.ts'

export async function resendActivation(visit: Visit, form: FormData): Promise<LoginAnswer> {
  const email = textOf(form, 'email')
  const outcome = await visit.client.attempt(resendEndpoint, { body: { email } })
  return outcome.ok
    ? { form: 'resend', resent: true }
    : { form: 'resend', ...refusedAnswer(outcome.error, visit), values: { email } }
}
