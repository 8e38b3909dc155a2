import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { type FormAnswer, failureText } from '../../platform/form/form-answer.ts'
import type { AddressIntent } from './promote-or-remove.ts'

const looks = {
  promote: {
    label: 'addresses.promote',
    title: 'addresses.promoteTitle',
    text: 'addresses.promoteText',
    tone: 'primary',
  },
  remove: {
    label: 'addresses.remove',
    title: 'addresses.removeTitle',
    text: 'addresses.removeText',
    tone: 'danger',
  },
} as const satisfies Record<AddressIntent, object>

/** Asks first, where script can ask. */
export function AddressAction({ intent, address }: { intent: AddressIntent; address: Address }) {
  const t = useT()
  const toast = useToast()
  const confirm = useConfirm()
  const fetcher = useFetcher<FormAnswer>()
  const { label, title, text, tone } = looks[intent]

  const hear = useEffectEvent(({ failure }: FormAnswer) => {
    if (failure) toast.error(failureText(t, failure))
  })
  const answer = fetcher.data
  useEffect(() => {
    if (answer) hear(answer)
  }, [answer])

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (await confirm({ title: t(title), text: t(text), tone })) await fetcher.submit(form)
  }

  return (
    <form method="post" action="/account/addresses" onSubmit={ask}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={address.id} />
      <input type="hidden" name="version" value={address.version} />
      <Button
        type="submit"
        variant="quiet"
        size="sm"
        busy={fetcher.state !== 'idle'}
        aria-describedby={`address-${address.id}`}
      >
        {t(label)}
      </Button>
    </form>
  )
}
