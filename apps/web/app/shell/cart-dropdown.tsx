import { Button } from '@tecnoclick/ui/button'
import { Dropdown } from '@tecnoclick/ui/dropdown'
import { useT } from '@tecnoclick/ui/messages'
import ShoppingCart from 'lucide-react/icons/shopping-cart'

/** The mini-cart. */
export function CartDropdown() {
  const t = useT()
  return (
    <Dropdown
      align="end"
      label={t('cart.indicator', { count: 0 })}
      triggerClassName="grid size-11 place-items-center rounded-md transition-colors hover:bg-current/8"
      trigger={<ShoppingCart aria-hidden="true" className="size-5.5" />}
      panelClassName="w-72 p-5 text-center"
    >
      {(close) => (
        <>
          <ShoppingCart aria-hidden="true" strokeWidth={1.25} className="mx-auto size-12 text-ink-muted" />
          <p className="mt-3 font-semibold">{t('cart.emptyMini')}</p>
          <Button href="/shop/catalog" variant="secondary" block onClick={close} className="mt-4">
            {t('cart.continue')}
          </Button>
        </>
      )}
    </Dropdown>
  )
}
