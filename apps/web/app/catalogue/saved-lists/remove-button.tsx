import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import type { FormEvent } from 'react'
import { useSavedList } from './use-saved-list.ts'

interface RemoveButtonProps {
  list: SavedListName
  product: ProductCard
}

/** A form of its own, for pages without script; with it the list in the browser changes, and the account's after it. */
export function RemoveButton({ list, product }: RemoveButtonProps) {
  const t = useT()
  const { toggle } = useSavedList(list)
  function remove(event: FormEvent) {
    event.preventDefault()
    void toggle(product)
  }
  return (
    <form method="post" action={`/shop/${list}`} onSubmit={remove} className="grid">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="productId" value={product.id} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        aria-label={`${t(`shop.${list}.remove`)}: ${product.name}`}
        icon={<X aria-hidden="true" className="size-4" />}
        className="text-ink-muted"
      >
        {t('ui.remove')}
      </Button>
    </form>
  )
}
