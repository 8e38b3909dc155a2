import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readPart } from '../../platform/browser-state.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { savedIds } from './saved-ids.ts'
import type { SavedLists } from './saved-lists.ts'
import type { Owner } from './saved-store.ts'

/** Which products are on the list, and how to add or remove one (catalogue.md#wishlist-and-compare). */
export function useSavedList(name: SavedListName) {
  const t = useT()
  const toast = useToast()
  const shell = useShellData()
  const ids = useStore(savedIds, (saved) => saved[name])
  // Read in effects and events only: the server's HTML is the same for everyone.
  useEffect(() => openExistingLists(shell?.viewer?.email), [shell])

  async function toggle(product: ProductCard): Promise<void> {
    const lists = await loadSavedLists(shell?.viewer?.email).catch(() => undefined)
    if (!lists) return toast.error(t('errors.unavailable'))
    const outcome = lists.toggle(name, product)
    if (outcome === 'added')
      toast.success(t(`shop.${name}.added`, { name: product.name }), {
        link: name === 'compare' && { href: '/shop/compare', label: t('shop.compare.see') },
      })
    if (outcome === 'full') toast.info(t(`shop.${name}.full`, { max: savedListSizes[name] }))
  }

  return { ids, toggle }
}

let loading: { owner: Owner; lists: Promise<SavedLists> } | undefined

/** Loads the owner's lists once. Rejects without a connection; the next call tries again. */
export function loadSavedLists(owner: Owner): Promise<SavedLists> {
  if (loading && loading.owner === owner) return loading.lists
  const lists = import('./saved-lists.ts').then(({ openSavedLists }) => openSavedLists(owner))
  loading = { owner, lists }
  lists.catch(() => {
    loading = undefined
  })
  return lists
}

/** Most visitors have no list; they download no script for it. */
export function openExistingLists(owner: Owner): void {
  if (loading && loading.owner === owner) return
  if (owner === undefined && !loading && !hasStoredList()) return
  void loadSavedLists(owner).catch(() => {})
}

/** Also where an earlier version of the shop stored it (`migrate-state.ts`). */
function hasStoredList(): boolean {
  try {
    return Object.keys(savedListSizes).some((name) => readPart(name) ?? localStorage.getItem(name))
  } catch {
    return false // storage is disabled
  }
}
