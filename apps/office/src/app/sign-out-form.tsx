import { office } from '@tecnoclick/messages/office'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import LogOut from 'lucide-react/icons/log-out'
import { useGetIdentity } from 'ra-core'
import type { FormEvent } from 'react'
import { countUnsent, forgetList } from '../delivery/couriers/stored-deliveries.ts'

const { page: texts } = office.deliveries

/**
 * A form post and not a fetch: the new document drops everything the tab holds of the person. The stored list of deliveries
 * goes before that. Reports that were not sent stay for their writer, who is told so.
 */
export function SignOutForm() {
  const confirm = useConfirm()
  const { identity } = useGetIdentity()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (!identity || countUnsent(Number(identity.id)) === 0) return forgetList()
    event.preventDefault()
    const question = { title: texts.leave, text: texts.leaveText, confirmLabel: texts.leaveYes }
    if (!(await confirm(question))) return
    forgetList()
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
