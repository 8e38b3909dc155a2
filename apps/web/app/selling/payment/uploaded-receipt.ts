import type { Outcome } from '@tecnoclick/contract/platform/client'
import { receiptField } from '@tecnoclick/contract/platform/files/endpoints'
import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { refusedResult } from '../../platform/form/form-action.ts'
import type { FormResult } from '../../platform/form/form-result.ts'
import type { Visit } from '../../rendering/context.ts'

/** Sends the photo of a form on; its stored name, or null without one. With script it may have been uploaded before. */
export async function uploadedReceipt(
  visit: Visit,
  form: FormData,
  upload: (body: FormData) => Promise<Outcome<Uploaded>>,
): Promise<string | FormResult | null> {
  const file = form.get(receiptField)
  if (!(file instanceof File) || file.size === 0) return null
  const body = new FormData()
  body.set(receiptField, file)
  const outcome = await upload(body)
  if (!outcome.ok) return refusedResult(outcome.error, visit)
  return outcome.data.files[0]?.originalname ?? null
}
