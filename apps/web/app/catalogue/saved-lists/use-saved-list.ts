import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import { loadExistingLists, loadSavedLists } from './load-saved-lists.ts'
import { idsOf, listenToIds, noIds } from './saved-ids.ts'

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
