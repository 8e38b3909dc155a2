import { office } from '@tecnoclick/messages/office'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { type ReactNode, useId, useState } from 'react'
import type { Refusal } from '../api/http-error.ts'
import { FormButtons } from './form-buttons.tsx'
import { SaveError } from './form-error.tsx'

interface ReasonDialogProps {
  title: string
  label: string
  hint: string
  saveLabel: string
  cancelLabel?: string
  danger?: boolean
  open: boolean
  onClose: () => void
  /** Resolves to why it was refused; undefined closes the dialog. */
  onSave: (reason: string, form: FormData) => Promise<Refusal | undefined>
  /** Before the reason. */
  children?: ReactNode
}

/** Asks for a reason that must not be empty. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, hint, saveLabel, cancelLabel, danger = false, open, onSave, children } = props
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const close = () => {
    setError(undefined)
    setRefusal(undefined)
    props.onClose()
  }
  return (
    <Dialog
      title={title}
      size="sm"
      open={open}
      onClose={close}
      footer={
        open && (
          <FormButtons
            form={form}
            busy={busy}
            saveLabel={saveLabel}
            cancelLabel={cancelLabel}
            danger={danger}
            onCancel={close}
          />
        )
      }
    >
      {open && (
        <form
          id={form}
          noValidate
          className="grid gap-4"
          onSubmit={async (event) => {
            event.preventDefault()
            const data = new FormData(event.currentTarget)
            const reason = String(data.get('reason')).trim()
            if (reason === '') return setError(office.deliveries.deliver.noReason)
            setError(undefined)
            setBusy(true)
            const refused = await onSave(reason, data)
            setBusy(false)
            setRefusal(refused)
            if (refused === undefined) close()
          }}
        >
          {children}
          <TextField
            name="reason"
            label={label}
            hint={hint}
            error={error}
            autoComplete="off"
            maxLength={500}
            required
            data-autofocus
          />
          <SaveError refusal={refusal} />
        </form>
      )}
    </Dialog>
  )
}
