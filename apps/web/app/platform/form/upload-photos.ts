import type { Outcome } from '@tecnoclick/contract/platform/client'
import { photoField } from '@tecnoclick/contract/platform/files/endpoints'
import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import type { Visit } from '../../rendering/context.ts'
import { refusedResult } from './form-action.ts'
import type { FormResult } from './form-result.ts'

/** Photos of a form without script; with script they were uploaded before, and the form has their names. */
export async function uploadPhotos(
  visit: Visit,
  form: FormData,
  upload: (body: FormData) => Promise<Outcome<Uploaded>>,
): Promise<string[] | FormResult> {
  const names: string[] = []
  for (const file of form.getAll(photoField).slice(0, photosPerRequest)) {
    if (!(file instanceof File) || file.size === 0) continue
    const body = new FormData()
    body.set(photoField, file)
    const outcome = await upload(body)
    if (!outcome.ok) return refusedResult(outcome.error, visit)
    names.push(...outcome.data.files.map(({ originalname }) => originalname))
  }
  return names
}
