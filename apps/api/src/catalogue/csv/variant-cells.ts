import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'
import { BadCell } from './cells.ts'

/** What a variant is of each option of its product, in order: `[['Color', 'Negro'], ['Capacidad', '64 GB']]`. */
export type VariantOptions = readonly (readonly [name: string, value: string])[]

/** `Color=Negro|Capacidad=64 GB`; the marks themselves have a backslash before them. */
export function writeVariant(options: VariantOptions): string {
  return options.map((option) => option.map((text) => text.replace(/[\\|=]/g, '\\$&')).join('=')).join('|')
}

export function readVariant(cell: string): VariantOptions | BadCell {
  if (cell.trim() === '') return []
  const options = partsOf(cell, '|').map((option) =>
    partsOf(option, '=').map((text) => unescaped(text).trim()),
  )
  const isRead = options.every(
    (parts): parts is [string, string] => parts.length === 2 && !parts.includes(''),
  )
  return isRead
    ? options.map(([name = '', value = '']) => [name, value])
    : new BadCell(productCsv.problems.variant)
}

/** Divides at the marks without a backslash before them. */
function partsOf(text: string, mark: '|' | '='): string[] {
  const parts = ['']
  for (const [found] of text.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (found === mark) parts.push('')
    else parts[parts.length - 1] += found
  }
  return parts
}

function unescaped(text: string): string {
  return text.replace(/\\([\\|=])/g, '$1')
}
