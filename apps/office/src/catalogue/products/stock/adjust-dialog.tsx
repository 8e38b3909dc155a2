import type { ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { isStale, reasonFor } from '../../../platform/api/http-error.ts'
import { officeClient } from '../../../platform/api/office-client.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { say } from '../../../platform/say.ts'
import { setStock } from '../stock-calls.ts'

const { stock: texts } = office.products

export function AdjustDialog({
  row: { id, name, stock },
  onClose,
}: {
  row: ProductRow
  onClose: () => void
}) {
  const formId = useId()
  const t = useT()
  // The page behind may be read again; what counts is the number that was there, or was told since.
  const [seen, setSeen] = useState(stock)
  const [count, setCount] = useState(String(stock))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { act, busy } = useAct()

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!/^\d{1,7}$/.test(count)) return setErrors({ stock: office.products.inline.bad })
    if (reason.trim() === '') return setErrors({ reason: t('validation.required') })
    const body = { stock: Number(count), from: seen, reason }
    const saved = await act(() => setStock(officeClient, id, body), {
      done: say(texts.done, { count }),
      refused(error) {
        if (isStale(error)) setSeen(error.body.values.stock)
        const field = error.body?.errors?.reason ? 'reason' : 'stock'
        setErrors({ [field]: reasonFor(error, field) })
      },
    })
    if (saved) onClose()
  }

  return (
    <Dialog
      title={say(texts.adjustTitle, { name })}
      size="sm"
      open
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {office.form.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label={texts.count}
          hint={texts.countHint}
          inputMode="numeric"
          required
          maxLength={7}
          value={count}
          error={errors.stock}
          data-autofocus
          onChange={(event) => setCount(event.currentTarget.value)}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          required
          maxLength={300}
          list={`${formId}-reasons`}
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <datalist id={`${formId}-reasons`}>
          {texts.reasons.map((usual) => (
            <option key={usual} value={usual} />
          ))}
        </datalist>
      </form>
    </Dialog>
  )
}
