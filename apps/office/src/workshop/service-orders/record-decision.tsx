import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import { recordDecision } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import {
  type Quote,
  recordedDecisionSchema,
  type ServiceOrderDetail,
} from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Dialog } from '@tecnoclick/ui/dialog'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useId, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { DialogError, SaveError } from '../../platform/form/form-error.tsx'

import { QuoteChoice } from './quote-choice.tsx'

const { quote: texts } = office.serviceOrders
const { decision: decisionSchema, via: viaSchema, person: personSchema } = recordedDecisionSchema.shape

interface RecordDecisionProps {
  order: ServiceOrderDetail
  quote: Quote
}

/** What the customer said by phone or at the counter. Nothing is chosen beforehand. */
export function RecordDecision({ order, quote }: RecordDecisionProps) {
  const form = useId()
  const [declined, setDeclined] = useState<readonly number[]>([])
  const { run, busy, refusal, clearRefusal } = useAction({ inline: true })
  const [open, setOpen] = useState(false)
  const [errors, setErrors] = useState<{ decision?: string; via?: string; person?: string }>({})
  const close = () => {
    setOpen(false)
    setDeclined([])
    setErrors({})
    clearRefusal()
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const decision = decisionSchema.safeParse(data.get('decision'))
    const via = viaSchema.safeParse(data.get('via'))
    const person = personSchema.safeParse(data.get('person'))
    setErrors({
      ...(!decision.success && { decision: texts.noDecision }),
      ...(!via.success && { via: texts.noVia }),
      ...(!person.success && { person: texts.noPerson }),
    })
    if (!decision.success || !via.success || !person.success) return
    const isAccepted = decision.data === 'accepted'
    const body = {
      quoteId: quote.id,
      ...(isAccepted && declined.length > 0 && { declined: [...declined] }),
      decision: decision.data,
      via: via.data,
      person: person.data,
      version: order.version,
    }
    const call = () => officeClient.call(recordDecision, { params: { id: order.id }, body })
    if (await run(call, { done: texts.recorded })) close()
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {texts.record}
      </Button>
      <Dialog
        title={texts.recordTitle}
        size="sm"
        open={open}
        onClose={close}
        footer={<FormButtons form={form} busy={busy} saveLabel={texts.record} onCancel={close} />}
      >
        {open && (
          <form id={form} noValidate onSubmit={save} className="grid gap-4">
            <p className="text-sm">{texts.recordText}</p>
            <RadioGroup
              name="decision"
              label={texts.decision}
              required
              error={errors.decision}
              options={decisionSchema.options.map((value) => ({ value, label: texts.decisions[value] }))}
            />
            <QuoteChoice quote={quote} declined={declined} onChange={setDeclined} />
            <RadioGroup
              name="via"
              label={texts.via}
              required
              error={errors.via}
              options={viaSchema.options.map((value) => ({ value, label: texts.ways[value] }))}
            />
            <TextField
              name="person"
              label={texts.person}
              defaultValue={order.customer.name}
              maxLength={limitsOf(personSchema).maxLength}
              autoComplete="off"
              required
              error={errors.person}
            />
            <DialogError>
              <SaveError refusal={refusal} />
            </DialogError>
          </form>
        )}
      </Dialog>
    </>
  )
}
