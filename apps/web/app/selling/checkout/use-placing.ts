import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import type { FormEvent } from 'react'
import { useNavigation, useSubmit } from 'react-router'

/** The button asks first. A second press while sending is not a second order (selling.md#checkout). */
export function usePlacing() {
  const t = useT()
  const toast = useToast()
  const confirm = useConfirm()
  const submit = useSubmit()
  const busy = useNavigation().formAction?.startsWith('/shop/checkout') === true

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (!navigator.onLine) return toast.error(t('cart.offline'))
    const form = event.currentTarget
    const agreed = await confirm({
      title: t('checkout.confirmTitle'),
      text: t('checkout.confirmText'),
      confirmLabel: t('checkout.confirmYes'),
      cancelLabel: t('checkout.confirmNo'),
    })
    if (agreed) await submit(form)
  }

  return { handleSubmit, busy }
}
