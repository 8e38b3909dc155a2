import { readTypedAmount, readTypedCount } from '../platform/typed-number.ts'

/** A receipt adds what arrived; a count compares what is there with what the ledger says (selling.md#stock-sheets). */
export const sheetKinds = ['receipt', 'count'] as const
export const sheetStates = ['draft', 'booked', 'discarded'] as const

export type SheetKind = (typeof sheetKinds)[number]
export type SheetState = (typeof sheetStates)[number]

export const longestSheet = 500
export const largestQuantity = 100_000

export interface TypedLine {
  code: string
  quantity: number
  cost: number | undefined
}

/** `SKU`, `SKU;quantity` or `SKU;quantity;cost`, also separated by tabs, as copied from a sheet. Undefined if it cannot be read. */
export function readSheetLine(text: string): TypedLine | undefined {
  const [code = '', units = '', price = '', ...rest] = text.split(/[;\t]/).map((part) => part.trim())
  const quantity = units === '' ? 1 : readTypedCount(units, 0)
  const cost = price === '' ? undefined : readTypedAmount(price)
  const isCostRead = price === '' || cost !== undefined
  if (code === '' || rest.some(Boolean) || quantity === undefined || !isCostRead) return undefined
  return quantity > largestQuantity ? undefined : { code, quantity, cost }
}

/** What a booked line moves; a line that was not counted moves nothing. */
export function unitsMoved(kind: SheetKind, quantity: number | null, expected: number | null): number {
  if (quantity === null) return 0
  return kind === 'receipt' ? quantity : quantity - (expected ?? quantity)
}
