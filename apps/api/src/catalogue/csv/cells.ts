import { productCsv } from '@tecnoclick/messages/catalogue/product-csv'

export const writeAmount = (amount: number | null) => (amount === null ? '' : amount.toFixed(2))
export const writeBoolean = (value: boolean) => (value ? productCsv.yes : productCsv.no)
export const writeList = (parts: readonly string[]) => parts.join('|')

/** The message for the person who edits the file. */
export class BadCell {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** `249.9`, `249,90` or empty. Thousands separators are ambiguous and refused. */
export function readAmount(cell: string): number | null | BadCell {
  const text = cell.trim()
  if (text === '') return null
  return /^\d{1,8}([.,]\d{1,2})?$/.test(text)
    ? Number(text.replace(',', '.'))
    : new BadCell(productCsv.problems.number)
}

export function readStock(cell: string): number | BadCell {
  return /^\d{1,7}$/.test(cell.trim()) ? Number(cell) : new BadCell(productCsv.problems.stock)
}

const booleans = new Map<string, boolean>([
  ...['sí', 'si', 's', 'x', '1', 'true', 'verdadero', 'yes'].map((word) => [word, true] as const),
  ...['no', 'n', '', '0', 'false', 'falso'].map((word) => [word, false] as const),
])

export function readBoolean(cell: string): boolean | BadCell {
  return booleans.get(cell.trim().toLowerCase()) ?? new BadCell(productCsv.problems.boolean)
}

export function readList(cell: string): string[] {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Accents, capitals and double blanks do not matter. */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase()
}
