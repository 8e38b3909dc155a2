import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useShellData } from '../../shell/shell-data.ts'
import type { CartAnswer } from './cart-answer.ts'
import { signInToAdd } from './sign-in-to-add.ts'

/** With script a product is added without leaving the page; the form alone does the same by a round to the cart. */
export function useAddToCart({ name }: Pick<ProductCard, 'name'>) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const viewer = useShellData()?.viewer
  const { submit, data: answer, state } = useFetcher<CartAnswer>()

  const hear = useEffectEvent((news: CartAnswer) => {
    const shown = { durationMs: SHOP_TOAST_MS }
    if (news.added) toast.success(t('product.addedToCart', { name }), shown)
    else if (news.failure === 'outOfStock') toast.error(t('errors.outOfStock', { name }), shown)
    else toast.error(t(`errors.${news.failure}`), shown)
  })
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  function add(form: FormData): void {
    if (!viewer) {
      toast.info(t('product.signInToAdd'))
      void navigate(signInToAdd(form))
    } else if (!navigator.onLine) {
      toast.error(t('cart.offline'))
    } else {
      form.set('intent', 'add')
      form.set('answer', 'data')
      void submit(form, { method: 'post', action: '/shop/cart' })
    }
  }

  return { add, busy: state !== 'idle' }
}
