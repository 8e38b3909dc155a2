import { savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import type { SavedLists } from './saved-lists.ts'

/** Whose lists they are: the account's e-mail, undefined for a visitor. */
export type Owner = string | undefined

let asked: { owner: Owner; lists: Promise<SavedLists> } | undefined

/** The lists of that person, opened once; rejects where the line is broken, and the next call tries again. */
export function loadSavedLists(owner: Owner): Promise<SavedLists> {
  if (asked && asked.owner === owner) return asked.lists
  const lists = import('./saved-lists.ts').then(({ openSavedLists }) => openSavedLists(owner))
  asked = { owner, lists }
  lists.catch(() => {
    asked = undefined
  })
  return lists
}

/** Without an account most visitors have no list: they download nothing for it. */
export function loadExistingLists(owner: Owner): void {
  if (asked && asked.owner === owner) return
  if (owner === undefined && !asked && !hasStoredList()) return
  void loadSavedLists(owner).catch(() => {})
}

function hasStoredList(): boolean {
  try {
    return Object.keys(savedListSizes).some((name) => localStorage.getItem(name) !== null)
  } catch {
    return false // storage is switched off: there is nothing to show
  }
}
