import { changeStaff, resetSecondFactor } from '@tecnoclick/contract/people/staff/endpoints'
import type { StaffMember } from '@tecnoclick/contract/people/staff/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useToast } from '@tecnoclick/ui/toast'
import { useGetIdentity } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { RoleChoice } from './role-choice.tsx'

const { staff: texts } = office

/** Nobody changes their own account. */
export function MemberActions({ member }: { member: StaffMember }) {
  const { id, enabled, secondFactor, version } = member
  const name = member.name || member.email
  const { identity } = useGetIdentity()
  const isPermitted = useIsPermitted()
  const toast = useToast()
  const { run, busy } = useConfirmedAction()
  const [isChanging, setChanging] = useState(false)
  if (!isPermitted('staff:write') || !identity || identity.id === id) return null

  async function setEnabled(enable: boolean) {
    const words = enable ? texts.restore : texts.revoke
    const question = { title: fillText(words.title, { name }), text: words.text, confirmLabel: words.action }
    const body = { enabled: enable, version }
    await run(
      { ...question, tone: enable ? 'primary' : 'danger' },
      () => officeClient.call(changeStaff, { params: { id }, body }),
      {
        done: fillText(words.done, { name }),
        refused: ({ body: refusal, message }) => toast.error(refusal?.errors?.staffRole ?? message),
      },
    )
  }

  async function resetFactor() {
    const { title, text, action, done } = texts.resetFactor
    const question = { title: fillText(title, { name }), text, confirmLabel: action }
    await run(
      { ...question, tone: 'danger' },
      () => officeClient.call(resetSecondFactor, { params: { id } }),
      {
        done: fillText(done, { name }),
      },
    )
  }

  const switching = enabled ? texts.revoke : texts.restore
  return (
    <span className="inline-flex flex-wrap justify-end gap-2 whitespace-nowrap">
      {enabled && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={fillText(texts.change.of, { name })}
          onClick={() => setChanging(true)}
        >
          {texts.change.action}
        </Button>
      )}
      {secondFactor && (
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={fillText(texts.resetFactor.of, { name })}
          onClick={resetFactor}
        >
          {texts.resetFactor.action}
        </Button>
      )}
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        aria-label={fillText(switching.of, { name })}
        onClick={() => setEnabled(!enabled)}
      >
        {switching.action}
      </Button>
      {isChanging && <RoleDialog member={member} onClose={() => setChanging(false)} />}
    </span>
  )
}

function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { id, version } = member
  const name = member.name || member.email
  const form = useId()
  const { run, busy } = useAction()
  const [staffRole, setStaffRole] = useState(member.staffRole)
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (staffRole === member.staffRole) return onClose()
    const body = { staffRole, version }
    const saved = await run(() => officeClient.call(changeStaff, { params: { id }, body }), {
      done: fillText(texts.change.done, { name, role: texts.roles[staffRole].toLowerCase() }),
      refused: ({ body: refusal, message }) => setProblem(refusal?.errors?.staffRole ?? message),
    })
    if (saved) onClose()
  }

  return (
    <Dialog
      open
      size="sm"
      title={fillText(texts.change.title, { name })}
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.change.confirm} onCancel={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4 text-start">
        <RoleChoice label={texts.invite.role} value={staffRole} onChange={setStaffRole} error={problem} />
        <p className="text-ink-muted text-sm">{texts.change.hint}</p>
      </form>
    </Dialog>
  )
}
