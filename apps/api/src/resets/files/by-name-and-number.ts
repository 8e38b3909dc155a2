import type { Reset } from '@tecnoclick/contract/resets/files/schemas'

type Named = Pick<Reset, 'brand' | 'device' | 'model' | 'typeFile'>

const { compare } = new Intl.Collator('es', { numeric: true })

/** As a person looks for a model: L120 stands before L1110. */
export function byNameAndNumber(one: Named, other: Named): number {
  return (
    compare(one.brand.name, other.brand.name) ||
    compare(one.device.name, other.device.name) ||
    compare(one.model, other.model) ||
    compare(one.typeFile, other.typeFile)
  )
}
