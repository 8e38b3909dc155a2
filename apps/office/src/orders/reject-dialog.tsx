import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { useId } from 'react'

const { payment: words } = office.orders

interface RejectDialogProps {
  open: boolean
  busy: boolean
  onClose: () => void
  onReject: (note: string) => void
}

export function RejectDialog({ open, busy, onClose, onReject }: RejectDialogProps) {
  const form = useId()
  return (
    <Dialog
      title={words.rejectTitle}
      size="sm"
      open={open}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {words.reject}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          onReject(String(new FormData(event.currentTarget).get('note') ?? ''))
        }}
      >
        <TextField
          name="note"
          label={words.rejectNote}
          hint={words.rejectHint}
          maxLength={500}
          autoComplete="off"
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
