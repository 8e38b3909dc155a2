import { inviteStaff } from '@tecnoclick/contract/people/staff/endpoints'
import type { StaffRole } from '@tecnoclick/domain/people/permissions'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { RoleChoice } from './role-choice.tsx'

const { invite: texts } = office.staff

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const { run, busy } = useAction()
  const [email, setEmail] = useState('')
  const [staffRole, setStaffRole] = useState<StaffRole>('seller')
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const sent = await run(() => officeClient.call(inviteStaff, { body: { email, staffRole } }), {
      done: ({ email: to }) => fillText(texts.done, { email: to }),
      refused: ({ body, message }) => setProblem(body?.errors?.email ?? message),
    })
    if (sent) onClose()
  }

  return (
    <Dialog
      open
      size="sm"
      title={texts.title}
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.confirm} onCancel={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={texts.email}
          hint={texts.hint}
          error={problem}
          type="email"
          value={email}
          required
          maxLength={254}
          autoComplete="off"
          data-autofocus
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem('')
          }}
        />
        <RoleChoice label={texts.role} value={staffRole} onChange={setStaffRole} />
      </form>
    </Dialog>
  )
}
