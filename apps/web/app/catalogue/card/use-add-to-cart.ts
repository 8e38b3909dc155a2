import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { failedChangeText } from '../../selling/cart/failed-change-text.ts'
import { useShellData } from '../../shell/shell-data.ts'

/** With script a product is added without leaving the page; the form alone does the same by a round to the cart. */
export function useAddToCart({ name }: Pick<ProductCard, 'name'>) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const viewer = useShellData()?.viewer
  const [busy, setBusy] = useState(false)

  async function signInFirst(form: FormData): Promise<void> {
    toast.info(t('product.signInToAdd'))
    const { signInToAdd } = await import('./sign-in-to-add.ts')
    await navigate(signInToAdd(form))
  }

  async function send(form: FormData): Promise<void> {
    const { sendWish } = await import('./send-wish.ts')
    const failure = await sendWish(form)
    const shown = { durationMs: SHOP_TOAST_MS }
    if (failure === undefined) {
      toast.success(t('product.addedToCart', { name }), shown)
      return revalidate()
    }
    if (failure === 'unauthenticated') return signInFirst(form)
    toast.error(failedChangeText(t, { failure, name }), shown)
  }

  async function add(form: FormData): Promise<void> {
    if (!navigator.onLine) return toast.error(t('cart.offline'))
    setBusy(true)
    // What fails here is the script that was to come.
    await (viewer ? send(form) : signInFirst(form)).catch(() => toast.error(t('errors.unavailable')))
    setBusy(false)
  }

  return { add, busy }
}
