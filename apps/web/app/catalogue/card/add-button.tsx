import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import ShoppingCart from 'lucide-react/icons/shopping-cart'

interface AddButtonProps {
  busy: boolean
  /** Where the card is narrow one word is seen, the whole is heard. */
  short?: boolean
  disabled?: boolean
}

export function AddButton({ busy, short = false, disabled = false }: AddButtonProps) {
  const t = useT()
  return (
    <Button
      type="submit"
      name="intent"
      value="add"
      block
      size={short ? 'md' : 'lg'}
      busy={busy}
      disabled={disabled}
      aria-label={short ? t('product.addToCart') : undefined}
      icon={
        <ShoppingCart aria-hidden="true" className={`size-4.5 shrink-0 ${short ? '' : 'max-sm:hidden'}`} />
      }
      className={short ? 'px-2!' : 'px-3! max-sm:min-h-11 max-sm:px-2! max-sm:text-sm'}
    >
      {short ? (
        <>
          <span className="@min-[10.5rem]:hidden">{t('product.add')}</span>
          <span className="truncate @max-[10.5rem]:hidden">{t('product.addToCart')}</span>
        </>
      ) : (
        <span className="whitespace-nowrap">{t('product.addToCart')}</span>
      )}
    </Button>
  )
}
