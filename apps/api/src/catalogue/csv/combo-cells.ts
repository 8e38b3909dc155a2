import { largestComboDiscount, maxComboParts } from '@tecnoclick/domain/catalogue/combos'
import { maxUnitsPerLine } from '@tecnoclick/domain/selling/quantity'
import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { BadCell } from './cells.ts'
import { readVariant, writeVariant } from './variant-cells.ts'

/** What a combo is made of, in the file by SKU. */
export interface ComboPart {
  sku: string
  quantity: number
}

const { problems: messages } = productCsv

/** `EPS-L3250=1|TINTA-544=2`; the marks themselves have a backslash before them. */
export function writeComboParts(parts: readonly ComboPart[]): string {
  return writeVariant(parts.map(({ sku, quantity }) => [sku, String(quantity)]))
}

export function readComboParts(cell: string): ComboPart[] | BadCell {
  const pairs = readVariant(cell)
  if (pairs instanceof BadCell) return new BadCell(messages.combo)
  const parts = pairs.map(([sku, units]) => ({ sku, quantity: /^\d{1,3}$/.test(units) ? Number(units) : 0 }))
  const isRead = parts.every(({ quantity }) => quantity >= 1 && quantity <= maxUnitsPerLine)
  const isDistinct = new Set(parts.map(({ sku }) => sku.toLowerCase())).size === parts.length
  return isRead && isDistinct && parts.length <= maxComboParts ? parts : new BadCell(messages.combo)
}

export function readComboDiscount(cell: string): number | null | BadCell {
  const text = cell.trim()
  if (text === '') return null
  const percent = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return percent >= 1 && percent <= largestComboDiscount ? percent : new BadCell(messages.comboDiscount)
}
