import { changeAddress } from '@tecnoclick/contract/people/addresses/endpoints'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { idOf, textOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import type { Visit } from '../../rendering/context.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'

const changes = {
  promote: { body: { isPrincipal: true }, flash: 'addressPromoted' },
  remove: { body: { enable: false }, flash: 'addressRemoved' },
} as const

export type AddressIntent = keyof typeof changes

/** 'Promover' and 'Quitar' (people.md#addresses). Whether it is allowed is decided by the API. */
export async function promoteOrRemove(
  visit: Visit,
  form: FormData,
  url: URL,
): Promise<FormAnswer | Response> {
  const id = idOf(form, 'id')
  const change = changes[textOf(form, 'intent') === 'promote' ? 'promote' : 'remove']
  if (id === undefined) return { failure: 'malformed' }
  const outcome = await visit.client.attempt(changeAddress, {
    params: { id },
    body: { ...change.body, version: idOf(form, 'version') },
  })
  return outcome.ok ? redirectWithFlash(url.pathname, change.flash, url) : refusedAnswer(outcome.error, visit)
}
