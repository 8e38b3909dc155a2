import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { isOpen } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useNow } from '../../platform/layout/date-time.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { formatAge } from '../../staff/work-queue/work-item-row.tsx'
import { isUnpricedRepair } from '../service-orders/service-orders.ts'
import { ExpectedBadge } from './expected-badge.tsx'
import { MoveMenu } from './move-menu.tsx'
import { useMoveStep } from './use-move-step.tsx'
import { useSteps } from './use-steps.ts'

const { repairSteps: texts } = office

/** Where the repair stands, whose turn it is, and what was promised. */
export function StepCard({ order }: { order: ServiceOrderDetail }) {
  const steps = useSteps()
  const { move, busy, dialog } = useMoveStep({ ...order, unpriced: isUnpricedRepair(order) })
  const { step, status } = order
  const age = formatAge(useNow() - Date.parse(step.since))
  return (
    <Section title={texts.current} action={<Badge tone="neutral">{texts.turns[step.turn]}</Badge>}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <div>
          <p className="font-semibold">{step.name.es}</p>
          {step.text.es && <p className="mt-1 text-ink-muted text-sm">{step.text.es}</p>}
          {isOpen(status) && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
              <span className="text-ink-muted">{fillText(texts.inStep, { age })}</span>
              <ExpectedBadge step={step} />
            </p>
          )}
          <Permitted permission="serviceOrders:write">
            {steps && <MoveMenu order={order} steps={steps} busy={busy} onMove={(to) => void move(to)} />}
          </Permitted>
        </div>
        {isOpen(status) && (
          <Permitted permission="serviceOrders:write">
            <PromisedDay key={order.id} order={order} />
          </Permitted>
        )}
      </div>
      {dialog}
    </Section>
  )
}

function PromisedDay({ order: { id, version, step } }: { order: ServiceOrderDetail }) {
  const { run, busy, refusal } = useAction({ inline: true })
  const [typed, setTyped] = useState<string>()
  const stored = step.promisedDay ?? ''
  const day = typed ?? stored

  async function save() {
    const body = { promisedDay: day === '' ? null : day, version }
    const call = () => officeClient.call(changeServiceOrder, { params: { id }, body })
    if (await run(call, { done: texts.promiseSaved })) setTyped(undefined)
  }

  return (
    <div className="mt-3 grid content-start gap-2 sm:mt-0">
      <TextField
        type="date"
        label={texts.promisedLabel}
        hint={texts.promisedHint}
        value={day}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {day !== stored && (
        <Button variant="secondary" size="sm" busy={busy} onClick={save}>
          {texts.savePromise}
        </Button>
      )}
      <SaveError refusal={refusal} />
    </div>
  )
}
