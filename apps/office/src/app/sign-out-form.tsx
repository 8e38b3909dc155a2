import { office } from '@tecnoclick/messages/office'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import LogOut from 'lucide-react/icons/log-out'
import { useGetIdentity } from 'ra-core'
import type { FormEvent } from 'react'
import { countUnsent, forgetList } from '../delivery/couriers/stored-deliveries.ts'
import { countWaiting, forgetIntakes } from '../workshop/intake/intake-store.ts'

const { page: texts } = office.deliveries
const { waiting } = office.intake
const reportQuestion = { title: texts.leave, text: texts.leaveText, confirmLabel: texts.leaveYes }
const intakeQuestion = { title: waiting.leave, text: waiting.leaveText, confirmLabel: waiting.leaveYes }

/**
 * A form post and not a fetch: the new document drops everything the tab holds of the person. The stored list of deliveries
 * goes before that. Reports that were not sent stay for their writer; devices that were taken in, with photos and
 * signatures, are erased. Both are told first.
 */
export function SignOutForm() {
  const confirm = useConfirm()
  const { identity } = useGetIdentity()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (!identity) return forgetList()
    const userId = Number(identity.id)
    event.preventDefault()
    if ((await countWaiting(userId)) > 0 && !(await confirm(intakeQuestion))) return
    if (countUnsent(userId) > 0 && !(await confirm(reportQuestion))) return
    await forgetIntakes(userId)
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
