import type { StockedReset } from '@tecnoclick/contract/resets/files/schemas'
import { office } from '@tecnoclick/messages/office'
import { say } from '../../platform/say.ts'

export function resetName({
  brand,
  model,
  typeFile,
}: Pick<StockedReset, 'brand' | 'model' | 'typeFile'>): string {
  return say(office.resets.name, { brand: brand.name, model, type: typeFile })
}
