import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { useEffect, useState } from 'react'
import { useShellData } from '../../shell/shell-data.ts'
import { loadSavedLists } from './load-saved-lists.ts'
import type { SavedLists } from './saved-lists.ts'

/** The products on the list, read from this browser and then made new; undefined until script knows them. */
export function useSavedItems(name: SavedListName) {
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
