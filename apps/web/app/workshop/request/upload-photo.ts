import { createClient } from '@tecnoclick/contract/platform/client'
import { photoField, uploadServicePhoto } from '@tecnoclick/contract/platform/files/endpoints'
import { type Failure, failureOf } from '../../platform/form/form-result.ts'
import { refusalOf, sendWithProgress } from '../../platform/form/upload-picture.ts'

/** The stored name, which the service request refers to, or why the photo was refused. */
export async function uploadPhoto(
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ name: string } | { failure: Failure }> {
  const refusal = await refusalOf(file)
  if (refusal) return { failure: refusal }
  const body = new FormData()
  body.set(photoField, file)
  try {
    const outcome = await createClient(sendWithProgress(onProgress)).attempt(uploadServicePhoto, { body })
    if (!outcome.ok) return { failure: failureOf(outcome.error.code) }
    const [stored] = outcome.data.files
    return stored ? { name: stored.originalname } : { failure: 'unavailable' }
  } catch {
    return { failure: 'unavailable' } // no connection
  }
}
