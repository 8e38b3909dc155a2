import { Dialog } from '@tecnoclick/ui/dialog'
import { type ReactNode, useId } from 'react'
import type { Refusal } from '../api/http-error.ts'
import { FormButtons } from './form-buttons.tsx'
import { DialogError, SaveError } from './form-error.tsx'
import { useSingleSubmit } from './use-single-submit.ts'

interface QuestionDialogProps {
  title: string
  text: string
  saveLabel: string
  busy: boolean
  refusal: Refusal | undefined
  /** True closes the dialog. */
  onSave: (form: FormData) => Promise<boolean>
  onClose: () => void
  /** Of money: nothing else is done before it is answered. */
  role?: 'alertdialog'
  children?: ReactNode
}

/** A question with fields. Rendered while it is open. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, saveLabel, busy, refusal, onSave, onClose, role, children } = props
  const form = useId()
  const save = useSingleSubmit(async (data: FormData) => {
    if (await onSave(data)) onClose()
  })
  return (
    <Dialog
      title={title}
      {...(role ? { role } : { size: 'sm' })}
      open
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={saveLabel} onCancel={onClose} />}
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <p className="text-ink-muted text-sm">{text}</p>
        {children}
        <DialogError>
          <SaveError refusal={refusal} />
        </DialogError>
      </form>
    </Dialog>
  )
}
