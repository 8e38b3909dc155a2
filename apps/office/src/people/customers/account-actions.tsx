import { changeCustomer, resendActivation } from '@tecnoclick/contract/people/customers/endpoints'
import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { say } from '../../platform/say.ts'
import { ApproveDialog } from './approve-dialog.tsx'

const { customers } = office

/** What the shop decides about an account; each is asked about first, and each can be turned round. */
export function AccountActions({ customer }: { customer: CustomerDetail }) {
  const { id, email, enabled, role, approved, activatedDate, version } = customer
  const name = customer.name || email
  const { identity } = useGetIdentity()
  const confirm = useConfirm()
  const { act, busy } = useAct()
  const [approving, setApproving] = useState(false)

  async function turn(to: boolean) {
    const words = to ? customers.enable : customers.disable
    const question = { title: say(words.title, { name }), text: words.text, confirmLabel: words.action }
    if (!(await confirm({ ...question, tone: to ? 'primary' : 'danger' }))) return
    const body = { enabled: to, version }
    await act(() => officeClient.call(changeCustomer, { params: { id }, body }), {
      done: say(words.done, { name }),
    })
  }

  async function unapprove() {
    const words = customers.unapprove
    const question = { title: say(words.title, { name }), text: words.text, confirmLabel: words.action }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    const body = { clicode: null, version }
    await act(() => officeClient.call(changeCustomer, { params: { id }, body }), {
      done: say(words.done, { name }),
    })
  }

  async function resend() {
    const words = customers.activation
    if (
      !(await confirm({ title: words.title, text: say(words.text, { email }), confirmLabel: words.action }))
    )
      return
    await act(() => officeClient.call(resendActivation, { params: { id } }), {
      done: say(words.done, { email }),
    })
  }

  const isOwn = identity?.id === id
  return (
    <div className="grid gap-2">
      {role === 'business' && (
        <Button
          size="sm"
          variant={approved ? 'secondary' : 'primary'}
          busy={busy}
          onClick={() => setApproving(true)}
        >
          {approved ? customers.approve.change : customers.approve.action}
        </Button>
      )}
      {approved && (
        <Button size="sm" variant="secondary" busy={busy} onClick={unapprove}>
          {customers.unapprove.action}
        </Button>
      )}
      {enabled && activatedDate === null && (
        <Button size="sm" variant="secondary" busy={busy} onClick={resend}>
          {customers.activation.action}
        </Button>
      )}
      {isOwn ? (
        <p className="text-ink-muted text-sm">{customers.disable.own}</p>
      ) : (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => turn(!enabled)}>
          {enabled ? customers.disable.action : customers.enable.action}
        </Button>
      )}
      {approving && <ApproveDialog customer={customer} onClose={() => setApproving(false)} />}
    </div>
  )
}
