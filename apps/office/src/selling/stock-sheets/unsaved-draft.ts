import type { StockSheet } from '@tecnoclick/contract/selling/stock-sheets/schemas'
import type { SheetDraft } from './sheet-draft.ts'

/** What was typed and is not known to be on the server, in this tab until it is. */
export interface UnsavedDraft {
  /** The stored version that it changes. */
  version: number
  draft: SheetDraft
  /** What was on its way when the page was left; it may have arrived. */
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

export function findUnsaved(sheet: StockSheet, stored: SheetDraft): SheetDraft | undefined {
  let text: string | null = null
  try {
    text = sessionStorage.getItem(keyOf(sheet.id))
  } catch {
    // As above.
  }
  return text === null ? undefined : restoredDraft(JSON.parse(text), sheet.version, stored)
}

/** Undefined if somebody else changed the sheet since: theirs counts. */
export function restoredDraft(
  { version, draft, sent }: UnsavedDraft,
  storedVersion: number,
  stored: SheetDraft,
): SheetDraft | undefined {
  if (version === storedVersion) return draft
  const hasArrived = sent && version + 1 === storedVersion && contentOf(sent) === contentOf(stored)
  return hasArrived ? draft : undefined
}

function contentOf({ supplier, note, lines }: SheetDraft): string {
  return JSON.stringify([supplier, note, lines.map(({ productId, quantity }) => [productId, quantity])])
}
