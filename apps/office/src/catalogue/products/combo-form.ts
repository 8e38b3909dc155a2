import type { NewCombo, ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { countOf } from '../../platform/api/form-values.ts'

type Part = NonNullable<ProductRow['combo']>['parts'][number]

export interface FormPart extends Omit<Part, 'quantity'> {
  quantity: string
}

/** A combo as typed. */
export interface ComboForm {
  /** Empty: it has prices of its own. */
  discount: string
  serviceId: string
  parts: FormPart[]
}

export const emptyCombo: ComboForm = { discount: '10', serviceId: '', parts: [] }

export function toComboForm(combo: ProductRow['combo']): ComboForm | null {
  if (!combo) return null
  const { discount, service, parts } = combo
  return {
    discount: discount === null ? '' : String(discount),
    serviceId: service === null ? '' : String(service.id),
    parts: parts.map((part) => ({ ...part, quantity: String(part.quantity) })),
  }
}

export function toComboBody(combo: ComboForm | null): NewCombo | undefined {
  if (!combo) return undefined
  return {
    discount: countOf(combo.discount),
    serviceId: countOf(combo.serviceId),
    parts: combo.parts.map(({ productId, quantity }) => ({ productId, quantity: countOf(quantity) ?? 0 })),
  }
}
