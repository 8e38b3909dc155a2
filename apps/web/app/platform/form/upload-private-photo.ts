import { createClient } from '@tecnoclick/contract/platform/client'
import {
  photoField,
  receiptField,
  returnPhotoField,
  uploadReceipt,
  uploadReturnPhoto,
  uploadServicePhoto,
} from '@tecnoclick/contract/platform/files/endpoints'
import { uploadLinkedReceipt } from '@tecnoclick/contract/selling/orders/endpoints'
import { type Failure, failureOf } from './form-result.ts'
import { refusalOf, sendWithProgress } from './upload-picture.ts'

const targets = {
  photo: { endpoint: uploadServicePhoto, field: photoField },
  receipt: { endpoint: uploadReceipt, field: receiptField },
  returnPhoto: { endpoint: uploadReturnPhoto, field: returnPhotoField },
}

/** With a token: the receipt of whoever pays by a link and has no account. */
export type PhotoTarget = keyof typeof targets | { token: string }

/** The stored name, which the form refers to, or why the photo was refused. */
export async function uploadPrivatePhoto(
  target: PhotoTarget,
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ name: string } | { failure: Failure }> {
  const refusal = await refusalOf(file)
  if (refusal) return { failure: refusal }
  const isLinked = typeof target === 'object'
  const body = new FormData()
  body.set(isLinked ? receiptField : targets[target].field, file)
  const client = createClient(sendWithProgress(onProgress))
  try {
    const outcome = isLinked
      ? await client.attempt(uploadLinkedReceipt, { params: target, body })
      : await client.attempt(targets[target].endpoint, { body })
    if (!outcome.ok) return { failure: failureOf(outcome.error.code) }
    const [stored] = outcome.data.files
    return stored ? { name: stored.originalname } : { failure: 'unavailable' }
  } catch {
    return { failure: 'noAnswer' } // no connection
  }
}
