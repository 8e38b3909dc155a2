import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import type { CartAnswer } from '../card/cart-answer.ts'
import { failedChangeText } from './failed-change-text.ts'

/** With script a change of the cart leaves the page where it is; the form alone does the same by a new page. */
export function useCartChange() {
  const t = useT()
  const toast = useToast()
  const { submit, data: answer, state } = useFetcher<CartAnswer>()

  const hear = useEffectEvent((news: CartAnswer) => {
    if (!news.added) toast.error(failedChangeText(t, news), { durationMs: SHOP_TOAST_MS })
  })
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!navigator.onLine) return toast.error(t('cart.offline'))
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    form.set('answer', 'data')
    void submit(form, { method: 'post', action: '/shop/cart' })
  }

  return { handleSubmit, busy: state !== 'idle' }
}
