import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { useId, useState } from 'react'

const { payment: words } = office

interface RejectPaymentProps {
  busy: boolean
  /** With the reason, as the customer will read it. Undefined is a refusal, which was told. */
  onReject: (note: string) => Promise<unknown>
}

/** The button and its question: nobody is told 'no' without a reason. */
export function RejectPayment({ busy, onReject }: RejectPaymentProps) {
  const [open, setOpen] = useState(false)
  const form = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button size="sm" variant="secondary" busy={busy} onClick={() => setOpen(true)}>
        {words.reject}
      </Button>
      <Dialog
        title={words.reject}
        size="sm"
        open={open}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
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
          onSubmit={async (event) => {
            event.preventDefault()
            const note = String(new FormData(event.currentTarget).get('note'))
            if ((await onReject(note)) !== undefined) close()
          }}
        >
          <TextField
            name="note"
            label={words.rejectNote}
            hint={words.rejectHint}
            maxLength={500}
            pattern=".*\S.*"
            autoComplete="off"
            required
            data-autofocus
          />
        </form>
      </Dialog>
    </>
  )
}
