import { createClient } from '@tecnoclick/contract/platform/client'
import {
  photoField,
  receiptField,
  returnPhotoField,
  uploadReceipt,
  uploadReturnPhoto,
  uploadServicePhoto,
} from '@tecnoclick/contract/platform/files/endpoints'
import { type Failure, failureOf } from './form-result.ts'
import { refusalOf, sendWithProgress } from './upload-picture.ts'

const targets = {
  photo: { endpoint: uploadServicePhoto, field: photoField },
  receipt: { endpoint: uploadReceipt, field: receiptField },
  returnPhoto: { endpoint: uploadReturnPhoto, field: returnPhotoField },
}

export type PhotoTarget = keyof typeof targets

/** The stored name, which the form refers to, or why the photo was refused. */
export async function uploadPrivatePhoto(
  target: PhotoTarget,
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ name: string } | { failure: Failure }> {
  const refusal = await refusalOf(file)
  if (refusal) return { failure: refusal }
  const { endpoint, field } = targets[target]
  const body = new FormData()
  body.set(field, file)
  try {
    const outcome = await createClient(sendWithProgress(onProgress)).attempt(endpoint, { body })
    if (!outcome.ok) return { failure: failureOf(outcome.error.code) }
    const [stored] = outcome.data.files
    return stored ? { name: stored.originalname } : { failure: 'unavailable' }
  } catch {
    return { failure: 'noAnswer' } // no connection
  }
}
