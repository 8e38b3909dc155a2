import { office } from '@tecnoclick/messages/office'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import LogOut from 'lucide-react/icons/log-out'
import type { FormEvent } from 'react'
import { countUnsent, forgetDeliveries } from '../selling/deliveries/stored-deliveries.ts'

const { page: texts } = office.deliveries

/**
 * A form post and not a fetch: the new document drops everything the tab holds of the person. What the phone has stored of
 * deliveries goes before that, after a question where something was not sent.
 */
export function SignOutForm() {
  const confirm = useConfirm()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (countUnsent() === 0) return forgetDeliveries()
    event.preventDefault()
    const question = { title: texts.leave, text: texts.leaveText, confirmLabel: texts.leaveYes }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    forgetDeliveries()
    form.submit()
  }

  return (
    <form method="post" action="/account/logout" className="p-1.5" onSubmit={handleSubmit}>
      <button type="submit" className="menu-entry">
        <LogOut aria-hidden="true" className="size-4.5 text-ink-muted" />
        {office.account.signOut}
      </button>
    </form>
  )
}
