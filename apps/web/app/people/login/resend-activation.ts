import { resendActivation as resendEndpoint } from '@tecnoclick/contract/people/security/endpoints'
import { minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { refusedResult } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { textOf } from '../../platform/form/read-form.ts'
import { safeNext } from '../../platform/session/safe-next.ts'
import type { Visit } from '../../rendering/context.ts'

export interface ResendResult extends FormResult {
  /** The activation mail has been sent again. */
  resent?: boolean
  /** When it may be asked for again. */
  againAt?: Date
}

/** A mail takes its time; the limit of the server is an hour's. */
const pauseMs = minutes(1)

/** The link of the mail leads back to the same page as the first one (people.md#activation). */
export async function resendActivation(visit: Visit, form: FormData, url: URL): Promise<ResendResult> {
  const email = textOf(form, 'email')
  const next = safeNext(textOf(form, 'next'), url.origin)
  const outcome = await visit.client.attempt(resendEndpoint, { body: { email, next } })
  const after = (pause: number) => new Date(Date.now() + pause)
  if (outcome.ok) return { resent: true, againAt: after(pauseMs) }
  const { retryAfter } = outcome.error
  return {
    ...refusedResult(outcome.error, visit),
    ...(retryAfter !== undefined && { againAt: after(seconds(retryAfter)) }),
    values: { email },
  }
}
