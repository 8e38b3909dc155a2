import { changeProfile, createProfile } from '@tecnoclick/contract/people/profiles/endpoints'
import { newProfileSchemas } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { checkValues } from '../../platform/form/complaints.ts'
import type { FormAnswer } from '../../platform/form/form-answer.ts'
import { idOf } from '../../platform/form/read-form.ts'
import { refusedAnswer } from '../../platform/form/refused-answer.ts'
import { textsFor } from '../../platform/form/visit-texts.ts'
import type { Visit } from '../../rendering/context.ts'
import { redirectWithFlash } from '../session/redirect-with-flash.ts'
import { readProfile } from './read-profile.ts'

/** The first time it is made, afterwards changed: the form names the one it was filled from. */
export async function saveProfile(
  visit: Visit,
  { role }: Viewer,
  form: FormData,
  url: URL,
): Promise<FormAnswer | Response> {
  const values = readProfile(form, role)
  const checked = checkValues(newProfileSchemas[role], values, textsFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const id = idOf(form, 'id')
  const outcome =
    id === undefined
      ? await visit.client.attempt(createProfile, { body: checked.values })
      : await visit.client.attempt(changeProfile, {
          params: { id },
          body: { ...checked.values, version: idOf(form, 'version') },
        })
  if (!outcome.ok) return { ...refusedAnswer(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'profileSaved', url)
}
