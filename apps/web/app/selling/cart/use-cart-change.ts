import { useT } from '@tecnoclick/ui/messages'
import { SHOP_TOAST_MS, useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useShellData } from '../../shell/shell-data.ts'
import type { CartAnswer } from './cart-result.ts'
import { failedChangeText } from './cart-result.ts'

/** With script a change of the cart leaves the page where it is; the form alone does the same by a new page. */
export function useCartChange() {
  const t = useT()
  const toast = useToast()
  const lines = useShellData()?.cart?.items
  const { submit, data: answer, state } = useFetcher<CartAnswer>()
  /** What follows once the change is made. */
  const next = useRef<() => void>(undefined)

  const hear = useEffectEvent((news: CartAnswer) => {
    if (news.added) next.current?.()
    else toast.error(failedChangeText(t, news), { durationMs: SHOP_TOAST_MS })
    next.current = undefined
  })
  // Heard when the cart has been read again too: whoever goes on from here takes the new one along.
  useEffect(() => {
    if (answer && state === 'idle') hear(answer)
  }, [answer, state])

  function send(form: FormData, andThen: () => void) {
    if (!navigator.onLine) return toast.error(t('cart.offline'))
    next.current = andThen
    form.set('answer', 'data')
    void submit(form, { method: 'post', action: '/shop/cart' })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const removed = lines?.find(({ id }) => String(id) === form.get('remove'))
    const done = removed ? t('cart.removed', { name: removed.product.name }) : t('cart.updated')
    send(form, () => toast.success(done, { durationMs: SHOP_TOAST_MS }))
  }

  return { handleSubmit, send, busy: state !== 'idle' }
}
