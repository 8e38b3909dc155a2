import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { omitUndefined } from '../../platform/rows/omit-undefined.ts'
import type { ColumnKey } from './columns.ts'
import type { BadRow, PlannedCombo, StoredProduct } from './planned-rows.ts'

type Fields = Partial<Record<ColumnKey, unknown>>
type Problem = BadRow['problems'][number]

const { problems: messages, columns: headers } = productCsv

export const comboColumns = ['comboParts', 'comboDiscount', 'comboService'] as const

/** The columns of a combo, which are no fields of the product. */
export function planCombo(fields: Fields): PlannedCombo | undefined {
  const combo = omitUndefined({
    parts: fields.comboParts as PlannedCombo['parts'],
    discount: fields.comboDiscount as PlannedCombo['discount'],
    service: fields.comboService as PlannedCombo['service'],
  })
  return Object.keys(combo).length > 0 ? combo : undefined
}

/** What a combo cannot be, and what can be no combo (catalogue.md#combos). */
export function wrongCombo(
  fields: Fields,
  combo: PlannedCombo | undefined,
  stored: StoredProduct | undefined,
): Problem | undefined {
  const parts = combo?.parts ?? stored?.whole.comboParts ?? []
  const isCombo = stored ? stored.row.isCombo : parts.length > 0
  if (combo && (!isCombo || parts.length === 0))
    return { column: headers.comboParts, message: stored ? messages.notCombo : messages.combo }
  if (!isCombo) return undefined
  const options = fields.options
  if (Array.isArray(options) && options.length > 0)
    return { column: headers.options, message: messages.comboOptions }
  const discount = combo?.discount === undefined ? stored?.whole.comboDiscount : combo.discount
  const price = stored && discount ? pricesOfParts.find((key) => fields[key] !== undefined) : undefined
  return price && { column: headers[price], message: messages.comboPrice }
}

/** With a discount they follow the parts. */
const pricesOfParts = [
  ...(['price', 'priceAlt', 'priceMlc', 'compareAtPrice'] as const),
  ...(['priceMayorista', 'priceMayoristaAlt', 'priceMayoristaMlc'] as const),
]
