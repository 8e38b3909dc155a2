import { requestRecovery } from '@tecnoclick/contract/people/security/endpoints'
import { isEmail } from '@tecnoclick/domain/people/email'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import type { NewPasswordAnswer } from './new-password-answer.ts'

/** The answer is the same for every address (people.md#password-recovery). */
export async function requestCode(visit: Visit, typed: string): Promise<NewPasswordAnswer> {
  const t = textsFor(visit)
  const email = typed.trim()
  const values = { email }
  if (!isEmail(email)) {
    return { errors: { email: t(email === '' ? 'validation.required' : 'validation.email') }, values }
  }
  const outcome = await visit.client.attempt(requestRecovery, { body: { email } })
  if (outcome.ok) return { sentTo: outcome.data.email, values }
  return { ...refusedAnswer(outcome.error, visit), notSent: true, values }
}
