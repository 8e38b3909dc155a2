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
import { signInAddress } from '../../people/session/safe-next.ts'
import { isOutage } from '../../platform/form/keep-form.ts'
import { Page } from '../../shell/page.tsx'
import { useShellData } from '../../shell/shell-data.ts'
import type { SavedLists } from './saved-lists.ts'
import type { LoadedSaved } from './saved-page-data.ts'
import { loadSavedLists } from './use-saved-list.ts'

interface SavedPageProps {
  list: SavedListName
  /** What the server knows: an account's list. */
  loaded: readonly ProductCard[] | undefined
  drawing: ReactNode
  children: (products: readonly ProductCard[], clear: () => void) => ReactNode
}

/** Wishlist and comparison alike: the account's list from the server, a visitor's from the browser. */
export function SavedPage({ list, loaded, drawing, children }: SavedPageProps) {
  const t = useT()
  const isGuest = !useShellData()?.viewer
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

/** The products on the list, read from this browser and then made new; undefined until script knows them. */
function useSavedItems(name: SavedListName) {
  const owner = useShellData()?.viewer?.email
  const [lists, setLists] = useState<SavedLists>()
  const [items, setItems] = useState<readonly ProductCard[]>()

  useEffect(() => {
    let stop = () => {}
    let isOver = false
    loadSavedLists(owner).then(
      (opened) => {
        if (isOver) return
        const show = () => setItems(opened.items(name))
        setLists(opened)
        show()
        stop = opened.listen(name, show)
        void opened.refresh(name)
      },
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [name, owner])

  return { items, clear: () => lists?.clear(name) }
}

/** Without a line the page shows the copy in this browser. */
const copy: LoadedSaved = { products: undefined }

export async function keepSaved(
  address: string,
  serverLoader: () => Promise<LoadedSaved>,
): Promise<LoadedSaved> {
  try {
    return await networkFirst({ address, fresh: serverLoader, stored: async () => copy })
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    return copy
  }
}
