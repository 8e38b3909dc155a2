import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import type { ConfirmQuestion } from '@tecnoclick/ui/confirm-dialog-content'
import type { FormEvent, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'

interface IntentFormProps {
  intent: string
  /** The page that acts, if it is another one. */
  action?: string
  hidden?: Readonly<Record<string, string>>
  /** Asked before sending, where script runs. */
  question?: ConfirmQuestion
  children: ReactNode
}

/** A form of a page whose action tells its forms apart by their intent. Works without script. */
export function IntentForm({ intent, action, hidden = {}, question, children }: IntentFormProps) {
  const ask = useConfirm()
  const submit = useSubmit()

  async function askFirst(event: FormEvent<HTMLFormElement>) {
    if (!question) return
    event.preventDefault()
    const form = event.currentTarget
    if (await ask({ tone: 'danger', ...question })) await submit(form)
  }

  return (
    <Form method="post" {...(action !== undefined && { action })} onSubmit={(event) => void askFirst(event)}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
