import { changeCustomer, resendCustomerActivation } from '@tecnoclick/contract/people/customers/endpoints'
import { type CustomerDetail, customerChangeSchema } from '@tecnoclick/contract/people/customers/schemas'
import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { ResetFactorButton } from './reset-factor-button.tsx'

const { customers } = office
const { approve: texts } = customers

/** Every action asks for confirmation and can be reversed. */
export function AccountActions({ customer }: { customer: CustomerDetail }) {
  const { id, email, enabled, role, approved, activatedDate, closedDate, version } = customer
  const name = customer.name || email
  const confirm = useConfirm()
  const { run, busy, refusal } = useAction({ inline: true })
  const [approving, setApproving] = useState(false)

  async function setEnabled(enable: boolean) {
    const texts = enable ? customers.enable : customers.disable
    const question = { title: fillText(texts.title, { name }), text: texts.text, confirmLabel: texts.action }
    if (!(await confirm({ ...question, tone: enable ? 'primary' : 'danger' }))) return
    const body = { enabled: enable, version }
    await run(() => officeClient.call(changeCustomer, { params: { id }, body }), {
      done: fillText(texts.done, { name }),
    })
  }

  async function unapprove() {
    const texts = customers.unapprove
    const question = { title: fillText(texts.title, { name }), text: texts.text, confirmLabel: texts.action }
    if (!(await confirm({ ...question, tone: 'danger' }))) return
    const body = { clicode: null, version }
    await run(() => officeClient.call(changeCustomer, { params: { id }, body }), {
      done: fillText(texts.done, { name }),
    })
  }

  async function resend() {
    const texts = customers.activation
    if (
      !(await confirm({
        title: texts.title,
        text: fillText(texts.text, { email }),
        confirmLabel: texts.action,
      }))
    )
      return
    await run(() => officeClient.call(resendCustomerActivation, { params: { id } }), {
      done: fillText(texts.done, { email }),
    })
  }

  if (closedDate) return <p className="text-ink-muted text-sm">{customers.closed}</p>
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
      <ResetFactorButton customer={customer} />
      {role === 'admin' ? (
        <p className="text-ink-muted text-sm">
          <TextLink href="/admin/staff">{customers.disable.staff}</TextLink>
        </p>
      ) : (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => setEnabled(!enabled)}>
          {enabled ? customers.disable.action : customers.enable.action}
        </Button>
      )}
      <SaveError refusal={refusal} />
      {approving && <ApproveDialog customer={customer} onClose={() => setApproving(false)} />}
    </div>
  )
}

interface ApproveDialogProps {
  customer: CustomerDetail
  onDone?: () => void
  onClose: () => void
}

/** Suggests a code made of the account's id, which is always free. */
export function ApproveDialog({ customer, onDone, onClose }: ApproveDialogProps) {
  const { id, approved, version } = customer
  const name = customer.name || customer.email
  const form = useId()
  const { run, busy } = useAction()
  const [code, setCode] = useState(approved ? customer.clicode : `CLI-${String(id).padStart(4, '0')}`)
  const [problem, setProblem] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const clicode = code.trim()
    if (clicode === '') return setProblem(texts.missing)
    const body = { clicode, version }
    const saved = await run(() => officeClient.call(changeCustomer, { params: { id }, body }), {
      done: approved ? fillText(texts.changed, { name, code: clicode }) : fillText(texts.done, { name }),
      refused: ({ body: refusal, message }) => setProblem(refusal?.errors?.clicode ?? message),
    })
    if (!saved) return
    onDone?.()
    onClose()
  }

  return (
    <Dialog
      open
      size="sm"
      title={fillText(texts.title, { name })}
      onClose={onClose}
      footer={
        <FormButtons
          form={form}
          busy={busy}
          saveLabel={approved ? texts.change : texts.confirm}
          onCancel={onClose}
        />
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          label={texts.label}
          hint={texts.hint}
          error={problem}
          value={code}
          required
          maxLength={limitsOf(customerChangeSchema.shape.clicode).maxLength}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
