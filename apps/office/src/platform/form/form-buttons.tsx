import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'

interface FormButtonsProps {
  /** The id of the form that is sent. */
  form: string
  busy: boolean
  saveLabel: string
  cancelLabel?: string | undefined
  danger?: boolean
  onCancel: () => void
}

/** The footer of a dialog with a form. */
export function FormButtons({
  form,
  busy,
  saveLabel,
  cancelLabel = office.form.cancel,
  danger = false,
  onCancel,
}: FormButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} busy={busy}>
        {saveLabel}
      </Button>
    </>
  )
}
