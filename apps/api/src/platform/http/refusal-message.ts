import { isKeyErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { keyErrors } from '@tecnoclick/messages/platform/key-errors'
import { es } from '@tecnoclick/messages/tables/es'
import type { Refusal } from './refusal.ts'

/** In Spanish, with its values filled in. */
export function refusalMessage({ refused, values = {} }: Refusal): string {
  const text: string = isKeyErrorCode(refused) ? keyErrors[refused] : es.errors[refused]
  return fillText(text, values)
}
