import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useShellData } from '../../rendering/shell-data.ts'
import { type CartResult, refusalText } from './cart-result.ts'

/** A changed quantity is sent when no other change follows. */
export const settleMs = 400

/** Stays until the next change. */
export interface ShownRefusal {
  text: string
  /** Of the product that is out of stock or limited. */
  name?: string | undefined
}

/** Sends a cart form without leaving the page. Without script the same form is posted as a document. */
export function useCartChange() {
  const t = useT()
  const toast = useToast()
  const lines = useShellData()?.cart?.items
  const { submit, data: result, state } = useFetcher<CartResult>()
  const onSuccess = useRef<() => void>(undefined)
  const [refusal, setRefusal] = useState<ShownRefusal>()

  const handleResult = useEffectEvent((change: CartResult) => {
    if (change.added) onSuccess.current?.()
    else setRefusal({ text: refusalText(t, change), name: change.name })
    onSuccess.current = undefined
  })
  // Waits for `idle`: by then the cart is reloaded too, and checkout would otherwise open with the old one.
  useEffect(() => {
    if (result && state === 'idle') handleResult(result)
  }, [result, state])

  function send(form: FormData, then: () => void) {
    if (!navigator.onLine) return setRefusal({ text: t('cart.offline') })
    setRefusal(undefined)
    onSuccess.current = then
    form.set('answer', 'data')
    void submit(form, { method: 'post', action: '/shop/cart' })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    const removed = lines?.find(({ id }) => String(id) === form.get('remove'))
    const done = removed ? t('cart.removed', { name: removed.product.name }) : t('cart.updated')
    send(form, () => toast.success(done))
  }

  return { handleSubmit, send, busy: state !== 'idle', refusal, forget: () => setRefusal(undefined) }
}
