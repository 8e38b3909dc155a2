import type { SheetProduct } from '@tecnoclick/contract/stock/sheets/schemas'

/** A line as typed. */
export interface DraftLine extends SheetProduct {
  quantity: string
  cost: string
  expected: number | null
  /** Of a receipt, as scanned or pasted: one in each line. */
  serials: string
}

export interface SheetDraft {
  supplier: string
  note: string
  lines: DraftLine[]
}
