import type { ProductCard } from '@tecnoclick/contract/catalogue/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useShellData } from '../../shell/shell-data.ts'
import type { CartAnswer } from './cart-answer.ts'

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

  /** Resolves when it is on its way. */
  async function add(form: FormData): Promise<void> {
    if (!navigator.onLine) return toast.error(t('cart.offline'))
    if (viewer) {
      form.set('intent', 'add')
      form.set('answer', 'data')
      return submit(form, { method: 'post', action: '/shop/cart' })
    }
    toast.info(t('product.signInToAdd'))
    const loaded = await import('./sign-in-to-add.ts').catch(() => undefined)
    if (!loaded) return toast.error(t('errors.unavailable'))
    await navigate(loaded.signInToAdd(form))
  }

  return { add, busy: state !== 'idle' }
}
