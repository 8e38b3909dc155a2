import * as endpoints from '@tecnoclick/contract/people/security/second-factor-endpoints'
import type { NewPasskey, TotpSetup } from '@tecnoclick/contract/people/security/second-factor-schemas'
import type { Outcome } from '@tecnoclick/contract/platform/client'
import { refusedResult } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'
import { confirmSession } from './confirm-session.ts'
import { parsePasskey } from './read-answer.ts'

export interface SecondFactorResult extends FormResult {
  /** Which form was sent. */
  intent: Intent
  /** The app has the secret; a code of it is still missing. */
  setup?: TotpSetup
  /** Shown once. */
  backupCodes?: readonly string[]
}

const intents = {
  async startTotp({ client }: Visit) {
    return client.attempt(endpoints.startTotp)
  },
  async confirmTotp({ client }: Visit, form: FormData) {
    return client.attempt(endpoints.confirmTotp, { body: { code: textOf(form, 'code') } })
  },
  async removeTotp({ client }: Visit) {
    return client.attempt(endpoints.removeTotp)
  },
  async addPasskey({ client }: Visit, form: FormData) {
    const passkey = parsePasskey(textOf(form, 'passkey')) as NewPasskey['passkey']
    return client.attempt(endpoints.addPasskey, { body: { name: textOf(form, 'name'), passkey } })
  },
  async removePasskey({ client }: Visit, form: FormData) {
    return client.attempt(endpoints.removePasskey, { params: { id: idOf(form, 'id') ?? 0 } })
  },
  async renewBackupCodes({ client }: Visit) {
    return client.attempt(endpoints.renewBackupCodes)
  },
} satisfies Record<string, (visit: Visit, form: FormData) => Promise<Outcome<unknown>>>

type Change = keyof typeof intents
type Intent = Change | 'confirm'

export async function secondFactorAction(visit: Visit, form: FormData): Promise<SecondFactorResult> {
  const intent = textOf(form, 'intent')
  if (intent === 'confirm') return { intent, ...(await confirmSession(visit, form)) }
  if (!isChange(intent)) return { intent: 'confirm', failure: 'malformed' }
  const outcome = await intents[intent](visit, form)
  if (!outcome.ok) {
    const setup = intent === 'confirmTotp' && { setup: textsOf(form, ['secret', 'uri']) }
    return { intent, ...setup, ...refusedResult(outcome.error, visit) }
  }
  const data = outcome.data
  if (data === undefined) return { intent }
  if ('uri' in data) return { intent, setup: data }
  return { intent, ...(data.backupCodes && { backupCodes: data.backupCodes }) }
}

function isChange(text: string): text is Change {
  return Object.hasOwn(intents, text)
}
