import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import { Skeleton } from '@tecnoclick/ui/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import { isOutage } from '../../platform/form/catch-outage.ts'
import { Page } from '../../platform/page/page.tsx'
import { signInAddress } from '../../platform/session/safe-next.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { SavedLists } from './saved-lists.ts'
import type { LoadedSavedList } from './saved-page-data.ts'
import { loadSavedLists } from './use-saved-list.ts'

interface SavedPageProps {
  list: SavedListName
  /** An account's list as the server has it. */
  loaded: readonly ProductCard[] | undefined
  drawing: ReactNode
  children: (products: readonly ProductCard[], clear: () => void) => ReactNode
}

/** The wishlist or the comparison: an account's list comes from the server, a visitor's from the browser. */
export function SavedPage({ list, loaded, drawing, children }: SavedPageProps) {
  const t = useT()
  const isGuest = useShellData()?.viewer === null
  const { items, clear } = useSavedItems(list)
  const products = items ?? loaded
  const empty = (
    <EmptyState
      drawing={drawing}
      title={t(`shop.${list}.empty`)}
      action={<Button href="/shop/catalog">{t(`shop.${list}.continue`)}</Button>}
    />
  )
  return (
    <Page title={t(`shop.${list}.title`)} indexed={false}>
      <DataFrom className="mb-4" />
      {products === undefined ? (
        <>
          <div className="no-script:hidden">
            <Skeleton className="h-72" />
          </div>
          <div className="hidden no-script:block">{empty}</div>
        </>
      ) : products.length === 0 ? (
        empty
      ) : (
        children(products, clear)
      )}
      {isGuest && (
        <p className="mt-8 text-center text-ink-muted text-sm">
          <TextLink href={signInAddress(`/shop/${list}`)}>{t('shop.wishlist.guest')}</TextLink>
        </p>
      )}
    </Page>
  )
}

/** The products on the list: first as stored in the browser, then refreshed. Undefined until loaded. */
function useSavedItems(name: SavedListName) {
  const owner = useShellData()?.viewer?.email
  const [lists, setLists] = useState<SavedLists>()
  const [items, setItems] = useState<readonly ProductCard[]>()

  useEffect(() => {
    let unsubscribe = () => {}
    let isCancelled = false
    loadSavedLists(owner).then(
      (opened) => {
        if (isCancelled) return
        const show = () => setItems(opened.items(name))
        setLists(opened)
        show()
        unsubscribe = opened.subscribe(name, show)
        void opened.refresh(name)
      },
      () => {},
    )
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [name, owner])

  return { items, clear: () => lists?.clear(name) }
}

/** Offline the page shows the copy in this browser. */
const browserCopy: LoadedSavedList = { products: undefined }

export async function loadSavedInBrowser(
  address: string,
  serverLoader: () => Promise<LoadedSavedList>,
): Promise<LoadedSavedList> {
  try {
    return await networkFirst({ address, fresh: serverLoader, stored: async () => browserCopy })
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    return browserCopy
  }
}
