import type { StockSheet } from '@tecnoclick/contract/stock/sheets/schemas'
import { type Merged, mergeDrafts } from './merge-drafts.ts'
import type { SheetDraft } from './sheet-draft.ts'

/** What was typed and is not known to be on the server, in this tab until it is. */
export interface UnsavedDraft {
  /** The stored version that it changes, and what that contained. */
  version: number
  base: SheetDraft
  draft: SheetDraft
  /** What was on its way when the answer was lost; it may have arrived. */
  sent?: SheetDraft
}

const keyOf = (id: number) => `stock-sheet-draft:${id}`

export function keepUnsaved(id: number, unsaved: UnsavedDraft | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(id), JSON.stringify(unsaved))
    else sessionStorage.removeItem(keyOf(id))
  } catch {
    // Storage that is full or switched off: the save a moment later still works.
  }
}

export function findUnsaved(sheet: StockSheet, stored: SheetDraft): Merged | undefined {
  let text: string | null = null
  try {
    text = sessionStorage.getItem(keyOf(sheet.id))
  } catch {
    // As above.
  }
  if (text === null) return undefined
  const unsaved: UnsavedDraft = JSON.parse(text)
  // Earlier versions stored no base.
  return mergeWithStored({ ...unsaved, base: unsaved.base ?? unsaved.draft }, sheet.version, stored)
}

/** What was typed together with what somebody else has stored since. */
export function mergeWithStored(
  { version, base, draft, sent }: UnsavedDraft,
  storedVersion: number,
  stored: SheetDraft,
): Merged {
  const hasArrived = sent && version + 1 === storedVersion && contentOf(sent) === contentOf(stored)
  if (version === storedVersion || hasArrived) return { draft, clashes: [] }
  return mergeDrafts(base, draft, stored)
}

function contentOf({ supplier, note, lines }: SheetDraft): string {
  return JSON.stringify([
    supplier,
    note,
    lines.map(({ productId, quantity, serials }) => [productId, quantity, serials]),
  ])
}
