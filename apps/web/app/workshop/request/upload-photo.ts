import { createClient } from '@tecnoclick/contract/platform/client'
import { photoField, uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { refusalOf, sendTelling } from '../../people/dashboard/upload-picture.ts'
import { type Failure, failureOf } from '../../platform/form/form-answer.ts'

/** The name by which the request attaches it, or why it was refused. */
export async function uploadPhoto(
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ name: string } | { failure: Failure }> {
  const refusal = await refusalOf(file)
  if (refusal) return { failure: refusal }
  const body = new FormData()
  body.set(photoField, file)
  try {
    const outcome = await createClient(sendTelling(onProgress)).attempt(uploadServicePhoto, { body })
    if (!outcome.ok) return { failure: failureOf(outcome.error.code) }
    const [stored] = outcome.data.files
    return stored ? { name: stored.originalname } : { failure: 'unavailable' }
  } catch {
    return { failure: 'unavailable' } // the line broke
  }
}
