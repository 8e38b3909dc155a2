import { isKeyErrorCode } from '@tecnoclick/contract/platform/error-codes'
import { keyErrors } from '@tecnoclick/messages/platform/key-errors'
import { es } from '@tecnoclick/messages/tables/es'
import type { Refusal } from './refusal.ts'

/** In Spanish, with its values filled in. */
export function refusalMessage({ refused, values = {} }: Refusal): string {
  const text = isKeyErrorCode(refused) ? keyErrors[refused] : es.errors[refused]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
