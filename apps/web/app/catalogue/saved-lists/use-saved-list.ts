import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import { idsOf, listenToIds, noIds } from './saved-ids.ts'
import type { SavedLists } from './saved-lists.ts'

/** Which products are on the list, and how to add or remove one (catalogue.md#wishlist-and-compare). */
export function useSavedList(name: SavedListName) {
  const t = useT()
  const toast = useToast()
  const owner = useShellData()?.viewer?.email
  const ids = useSyncExternalStore(listenToIds, () => idsOf(name), noIds)
  useEffect(() => loadExistingLists(owner), [owner])

  async function toggle(product: ProductCard): Promise<void> {
    const lists = await loadSavedLists(owner).catch(() => undefined)
    if (!lists) return toast.error(t('errors.unavailable'))
    const outcome = lists.toggle(name, product)
    const shown = { durationMs: SHOP_TOAST_MS }
    if (outcome === 'added') toast.success(t(`shop.${name}.added`, { name: product.name }), shown)
    if (outcome === 'full') toast.info(t(`shop.${name}.full`, { max: savedListSizes[name] }), shown)
  }

  return { ids, toggle }
}

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
function loadExistingLists(owner: Owner): void {
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
