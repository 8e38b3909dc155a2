import { Dialog } from '@tecnoclick/ui/dialog'
import { type ReactNode, useId } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { DialogError, SaveError } from '../../platform/form/form-error.tsx'
import { useSingleSubmit } from '../../platform/form/use-single-submit.ts'

interface FormDialogProps {
  title: string
  text: string
  saveLabel: string
  busy: boolean
  refusal: Refusal | undefined
  /** True closes the dialog. */
  onSave: (form: FormData) => Promise<boolean>
  onClose: () => void
  children?: ReactNode
}

/** A question with fields about a repair. Rendered while it is open. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, saveLabel, busy, refusal, onSave, onClose, children } = props
  const form = useId()
  const save = useSingleSubmit(async (data: FormData) => {
    if (await onSave(data)) onClose()
  })
  return (
    <Dialog
      title={title}
      size="sm"
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
