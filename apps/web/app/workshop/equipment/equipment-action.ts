import {
  claimEquipment,
  renewPassportLink,
  reportStolen,
  transferEquipment,
  withdrawPassport,
} from '@tecnoclick/contract/stock/passports/endpoints'
import { transferClaimSchema } from '@tecnoclick/contract/stock/passports/schemas'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import type { Visit } from '../../rendering/context.ts'

export interface EquipmentResult extends FormResult {
  done?: 'withdrawn' | 'reported' | 'foundDone' | 'claimed'
  /** The address of the public page, shown once. */
  link?: { id: number; path: string }
  /** For the new owner, shown once. */
  transfer?: { id: number; code: string; expiresDate: string }
}

/** The forms of 'Mis equipos', by their intent. */
export async function handleEquipmentForm(visit: Visit, form: FormData): Promise<EquipmentResult> {
  const intent = textOf(form, 'intent')
  if (intent === 'claim') return claim(visit, form)
  const id = idOf(form, 'id')
  if (id === undefined) return { failure: 'malformed' }
  const { client } = visit
  const params = { id }
  switch (intent) {
    case 'renew': {
      const outcome = await client.attempt(renewPassportLink, { params })
      return outcome.ok ? { link: { id, ...outcome.data } } : refusedResult(outcome.error, visit)
    }
    case 'transfer': {
      const outcome = await client.attempt(transferEquipment, { params })
      return outcome.ok ? { transfer: { id, ...outcome.data } } : refusedResult(outcome.error, visit)
    }
    case 'withdraw': {
      const outcome = await client.attempt(withdrawPassport, { params })
      return outcome.ok ? { done: 'withdrawn' } : refusedResult(outcome.error, visit)
    }
    case 'steal':
    case 'found': {
      const stolen = intent === 'steal'
      const outcome = await client.attempt(reportStolen, { params, body: { stolen } })
      return outcome.ok ? { done: stolen ? 'reported' : 'foundDone' } : refusedResult(outcome.error, visit)
    }
    default:
      return { failure: 'malformed' }
  }
}

async function claim(visit: Visit, form: FormData): Promise<EquipmentResult> {
  const values = textsOf(form, ['code'])
  const t = translatorFor(visit)
  const checked = checkValues(transferClaimSchema, values, t)
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(claimEquipment, { body: checked.values })
  if (outcome.ok) return { done: 'claimed' }
  if (outcome.error.code === 'notFound') return { errors: { code: t('equipment.unknown') }, values }
  return { ...refusedResult(outcome.error, visit), values }
}
