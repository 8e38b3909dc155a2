import { resendActivation as resendEndpoint } from '@tecnoclick/contract/security/endpoints'
import type { Visit } from '../../context.ts'
import { refusedAnswer } from '../../form/form-answer.ts'
import { textOf } from '../../form/read-form.ts'
import type { LoginAnswer } from './login-answer.ts'

export async function resendActivation({ client }: Visit, form: FormData): Promise<LoginAnswer> {
  const email = textOf(form, 'email')
  const outcome = await client.attempt(resendEndpoint, { body: { email } })
  return outcome.ok
    ? { form: 'resend', resent: true }
    : { form: 'resend', ...refusedAnswer(outcome.error), values: { email } }
}
