import type { cartReminder } from '@tecnoclick/messages/selling/cart-reminder'
import { Button } from '@tecnoclick/ui/button'
import { useState } from 'react'
import { useFetcher } from 'react-router'

interface CartReminderProps {
  texts: (typeof cartReminder)['es']
}

/** Asked once, below the cart (selling.md#forgotten-carts). Without script the answer opens the page of notices. */
export default function CartReminder({ texts }: CartReminderProps) {
  const { Form, state } = useFetcher()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  if (answer === 'no') return null
  if (answer === 'yes')
    return (
      <p role="status" className="mt-8 text-ink-muted text-sm">
        {texts.on}
      </p>
    )
  const isBusy = state !== 'idle'
  return (
    <Form
      method="post"
      action="/account/notices"
      onSubmit={({ nativeEvent }) => {
        const { submitter } = nativeEvent as SubmitEvent
        setAnswer(submitter instanceof HTMLButtonElement && submitter.name === 'carts' ? 'yes' : 'no')
      }}
      className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-5"
    >
      <input type="hidden" name="intent" value="reminders" />
      <input type="hidden" name="choice" value="carts" />
      <p className="min-w-60 flex-1">
        {texts.ask} <span className="text-ink-muted text-sm">{texts.text}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" name="carts" value="yes" variant="secondary" size="sm" disabled={isBusy}>
          {texts.yes}
        </Button>
        <Button type="submit" variant="quiet" size="sm" disabled={isBusy}>
          {texts.no}
        </Button>
      </span>
    </Form>
  )
}
