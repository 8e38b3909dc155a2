import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { signInAddress } from '../../people/session/safe-next.ts'
import { EmptyCart as EmptyCartDrawing } from '../../shell/drawings/empty-cart.tsx'

export function EmptyCart({ signedIn }: { signedIn: boolean }) {
  const t = useT()
  return (
    <EmptyState
      drawing={<EmptyCartDrawing className="w-48" />}
      title={t('cart.emptyPage')}
      {...(!signedIn && { text: t('product.signInToAdd') })}
      action={
        <>
          <Button href="/shop/catalog">{t('cart.continue')}</Button>
          {!signedIn && (
            <Button href={signInAddress('/shop/cart')} variant="secondary">
              {t('shell.account.signIn')}
            </Button>
          )}
        </>
      }
    />
  )
}
