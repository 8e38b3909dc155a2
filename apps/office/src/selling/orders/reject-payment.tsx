import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { paymentJudgementSchema } from '@tecnoclick/contract/selling/orders/payment-schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextField } from '@tecnoclick/ui/text-field'
import { useId, useState } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'

const { payment: texts } = office

interface RejectPaymentProps {
  busy: boolean
  size?: 'sm' | 'md'
  /** Gets the reason shown to the customer. Resolves to undefined after a refusal. */
  onReject: (note: string) => Promise<unknown>
  refusal: Refusal | undefined
  onClose: () => void
}

/** The button and its dialog. A rejection needs a reason. */
export function RejectPayment({ busy, size = 'sm', onReject, refusal, onClose }: RejectPaymentProps) {
  const [open, setOpen] = useState(false)
  const form = useId()
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <Button size={size} variant="secondary" busy={busy} onClick={() => setOpen(true)}>
        {texts.reject}
      </Button>
      <Dialog
        title={texts.reject}
        size="sm"
        open={open}
        onClose={close}
        footer={<FormButtons form={form} busy={busy} saveLabel={texts.reject} danger onCancel={close} />}
      >
        <form
          id={form}
          className="grid gap-4"
          onSubmit={async (event) => {
            event.preventDefault()
            const note = String(new FormData(event.currentTarget).get('note'))
            if ((await onReject(note)) !== undefined) close()
          }}
        >
          <TextField
            name="note"
            label={texts.rejectNote}
            hint={texts.rejectHint}
            maxLength={limitsOf(paymentJudgementSchema.shape.note).maxLength}
            pattern=".*\S.*"
            autoComplete="off"
            required
            data-autofocus
          />
          {open && <SaveError refusal={refusal} />}
        </form>
      </Dialog>
    </>
  )
}
