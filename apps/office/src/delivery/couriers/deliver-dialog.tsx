import type { CollectedCash } from '@tecnoclick/contract/delivery/couriers/schemas'
import { isDeliveryCode } from '@tecnoclick/domain/delivery/delivery-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Dialog } from '@tecnoclick/ui/dialog'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useMoney } from '../../platform/money.tsx'
import { type CollectedErrors, CollectedFields, type Owed, readCollected } from './collected-fields.tsx'
import { type DoorScan, DoorSerials, readDoorScan } from './door-serials.tsx'

const { deliver: texts } = office.deliveries

export type Proof = ({ code: string } | { reason: string }) & DoorScan

interface DeliverDialogProps {
  number: string
  open: boolean
  onClose: () => void
  /** Too many wrong codes: only a reason is left. */
  locked?: boolean
  /** A mail goes out if it is delivered without the code. */
  told?: boolean
  /** What is said above the fields. */
  hint?: string | undefined
  /** What may be paid at the door. */
  owed?: Owed | undefined
  /** What was packed; scanned at the door by whoever has it. */
  packed?: readonly string[]
  /** Resolves to why it was refused; undefined closes the dialog. */
  onSave: (proof: Proof, collected: CollectedCash | undefined) => Promise<Refusal | undefined>
}

/** The customer's code, or why there is none, and what was paid. */
export function DeliverDialog(props: DeliverDialogProps) {
  const { number, open, onClose, locked = false, hint } = props
  const form = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      title={fillText(texts.title, { number })}
      size="sm"
      open={open}
      onClose={onClose}
      footer={open && <FormButtons form={form} busy={busy} saveLabel={texts.save} onCancel={onClose} />}
    >
      {hint && <Notice className="mb-4">{hint}</Notice>}
      {open && <ProofForm {...props} id={form} locked={locked} onBusy={setBusy} />}
    </Dialog>
  )
}

interface ProofFormProps extends DeliverDialogProps {
  id: string
  onBusy: (busy: boolean) => void
}

function ProofForm(props: ProofFormProps) {
  const { id, locked, told = false, owed, packed = [], onSave, onClose, onBusy } = props
  const [isOther, setOther] = useState(false)
  const money = useMoney()
  const [how, setHow] = useState<'code' | 'reason'>(locked ? 'reason' : 'code')
  const [error, setError] = useState<string>()
  const [moneyErrors, setMoneyErrors] = useState<CollectedErrors>({})
  const [refusal, setRefusal] = useState<Refusal>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = String(form.get(how) ?? '').trim()
    const missing =
      how === 'code' && !isDeliveryCode(typed) ? texts.badCode : typed === '' ? texts.noReason : undefined
    const paid = owed ? readCollected(form, owed, tooMuch(owed)) : { collected: undefined }
    setError(missing)
    setMoneyErrors('errors' in paid ? paid.errors : {})
    const scan = readDoorScan(form, packed)
    setOther(!scan)
    if (missing !== undefined || 'errors' in paid || !scan) return
    onBusy(true)
    const proof = how === 'code' ? { code: typed } : { reason: typed }
    const refused = await onSave({ ...proof, ...scan }, paid.collected)
    onBusy(false)
    setRefusal(refused)
    if (refused === undefined) onClose()
  }

  const tooMuch = ({ due, currency }: Owed) => fillText(texts.tooMuch, { due: money(due, currency) })

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      {!locked && (
        <RadioGroup
          name="how"
          label={texts.how}
          value={how}
          onValueChange={(value) => {
            setHow(value === 'code' ? 'code' : 'reason')
            setError(undefined)
            setRefusal(undefined)
          }}
          options={[
            { value: 'code', label: texts.withCode },
            { value: 'reason', label: texts.withoutCode },
          ]}
        />
      )}
      {how === 'code' ? (
        <TextField
          key="code"
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
          data-autofocus
        />
      ) : (
        <TextField
          key="reason"
          name="reason"
          label={texts.reason}
          hint={[told && office.customerNews.told, texts.reasonHint].filter(Boolean).join(' ')}
          error={error}
          autoComplete="off"
          maxLength={500}
          required
        />
      )}
      {packed.length > 0 && <DoorSerials packed={packed} error={isOther} />}
      {owed && <CollectedFields owed={owed} errors={moneyErrors} />}
      <SaveError refusal={refusal} />
    </form>
  )
}
