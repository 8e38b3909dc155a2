import {
  confirmIdentity,
  getConfirmationOptions,
  getSecondFactor,
} from '@tecnoclick/contract/people/security/second-factor-endpoints'
import type { FactorOptions } from '@tecnoclick/contract/platform/sign-in-challenge'
import { acceptPassword, refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import type { Visit } from '../../rendering/context.ts'
import { factorRules } from './factor-rules.ts'
import { readAnswer } from './read-answer.ts'

/** How this session can be confirmed; undefined if it is. */
export async function findConfirmation({ client }: Visit): Promise<FactorOptions | undefined> {
  const factors = await client.attempt(getSecondFactor)
  if (!factors.ok || factors.data.confirmed) return undefined
  const options = await client.attempt(getConfirmationOptions)
  return options.ok ? options.data : undefined
}

/** What a `ConfirmationCard` sent. Without script the password arrives as it was typed. */
export async function confirmSession(visit: Visit, form: FormData): Promise<FormResult> {
  const accepted = acceptPassword(form, factorRules, translatorFor(visit))
  const body = readAnswer(accepted.ok ? accepted.form : form)
  const outcome = await visit.client.attempt(confirmIdentity, { body })
  return outcome.ok ? {} : refusedResult(outcome.error, visit)
}
