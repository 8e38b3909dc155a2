import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { SavedListName } from '@tecnoclick/domain/catalogue/saved-lists'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import type { FormEvent, MouseEvent } from 'react'
import { useSavedList } from './use-saved-list.ts'

/** Defined in icons.css. */
const icons = { wishlist: 'icon-heart', compare: 'icon-scale' }

interface SaveToggleProps {
  list: SavedListName
  product: ProductCard
  /** The product's form, if this button is outside it. Without script the form is sent to the list's page. */
  formId?: string
  /** A round icon over a picture, or a button with text. */
  variant?: 'icon' | 'text'
  className?: string
}

export function SaveToggle({ list, product, formId, variant = 'icon', className = '' }: SaveToggleProps) {
  const t = useT()
  const { ids, toggle } = useSavedList(list)
  const isSaved = ids.has(product.id)
  const label = t(isSaved ? `shop.${list}.remove` : `shop.${list}.add`)
  const shared = {
    type: 'submit',
    form: formId,
    formAction: `/shop/${list}`,
    formNoValidate: true,
    name: 'intent',
    value: isSaved ? 'remove' : 'add',
    'aria-pressed': isSaved,
    onClick(event: MouseEvent) {
      event.preventDefault()
      void toggle(product)
    },
  } as const
  const look = cx(icons[list], className)
  return variant === 'icon' ? (
    <button {...shared} aria-label={label} title={label} className={`picture-button ${look}`} />
  ) : (
    <Button {...shared} variant="quiet" className={`drawn-icon px-3 ${look}`}>
      {label}
    </Button>
  )
}

interface RemoveButtonProps {
  list: SavedListName
  product: ProductCard
}

/** Has its own form for pages without script. */
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
