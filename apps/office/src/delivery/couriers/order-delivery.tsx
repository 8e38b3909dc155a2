import { assignCourier } from '@tecnoclick/contract/delivery/couriers/endpoints'
import type { OrderDelivery } from '@tecnoclick/contract/delivery/couriers/schemas'
import { changeOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import {
  deliveryCodeTries,
  earlierSteps,
  nextStep,
  takesSteps,
} from '@tecnoclick/domain/delivery/delivery-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDateTime } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Notice } from '@tecnoclick/ui/notice'
import { SelectField } from '@tecnoclick/ui/select-field'
import { Timeline } from '@tecnoclick/ui/timeline'
import { useState } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { SaveError } from '../../platform/form/form-error.tsx'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { Section } from '../../platform/layout/section.tsx'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { StepDialog, stepHint, useCouriers, useOrderDelivery, useTakeStep } from './step-dialog.tsx'

const { order: texts, steps: stepNames } = office.deliveries

/** Steps, courier and delivery of an order. */
export function OrderDeliveryCard({ order }: { order: Order }) {
  const isPermitted = useIsPermitted()
  const delivery = useOrderDelivery(order)
  const isNew = order.status === 'PENDIENTE'
  const isOpen = takesSteps(order.status)
  if (order.channel === 'mostrador' || (!isOpen && order.step === null && !isNew)) return null
  return (
    <Section title={texts.title}>
      {delivery && (
        <div className="grid gap-4">
          {delivery.step === null && (
            <p className="text-ink-muted text-sm">{isNew ? stepHint('preparing', order) : texts.none}</p>
          )}
          <StepHistory delivery={delivery} />
          {delivery.step === 'delivered' && isOpen && <Closing order={order} />}
          {(isOpen || isNew) && isPermitted('orders:write') && (
            <StepActions order={order} delivery={delivery} />
          )}
          {isOpen && order.homeDelivery && delivery.step !== 'delivered' && isPermitted('orders:write') && (
            <CourierChoice key={delivery.courier?.id} order={order} delivery={delivery} />
          )}
        </div>
      )}
    </Section>
  )
}

function StepHistory({ delivery: { steps, byCode } }: { delivery: OrderDelivery }) {
  if (steps.length === 0) return null
  const proof = byCode === null ? '' : byCode ? texts.byCode : texts.withoutCode
  return (
    <Timeline
      steps={steps.map(({ step, kind, date, by, reason }, index) => ({
        key: `${date}-${index}`,
        title: stepNames[step],
        text: [texts.kinds[kind], step === 'delivered' && index === steps.length - 1 ? proof : '', reason, by]
          .filter(Boolean)
          .join(' · '),
        date: { text: formatDateTime(new Date(date), 'es'), iso: date },
        state: index === steps.length - 1 && step !== 'delivered' ? ('current' as const) : ('done' as const),
      }))}
    />
  )
}

/** A delivered order is not completed by itself while somebody has to judge it. */
function Closing({ order: { id, due, currency, version, noSellOrden: number } }: { order: Order }) {
  const money = useMoney()
  const { run, busy } = useAction()
  const complete = () =>
    run(() => officeClient.call(changeOrder, { params: { id }, body: { status: 'COMPLETADA', version } }), {
      done: fillText(texts.completed, { number }),
    })
  if (due === 0)
    return (
      <Notice
        kind="success"
        action={
          <Button size="sm" busy={busy} onClick={complete}>
            {texts.completeAction}
          </Button>
        }
      >
        {texts.complete}
      </Notice>
    )
  return <Notice kind="warning">{fillText(texts.unpaid, { due: money(due, currency) })}</Notice>
}

function StepActions({ order, delivery }: { order: Order; delivery: OrderDelivery }) {
  const { take, busy } = useTakeStep(order)
  const [open, setOpen] = useState<'next' | 'back'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const { noSellOrden: number, homeDelivery } = order
  const progress = { homeDelivery, step: delivery.step }
  const next = nextStep(progress)
  const earlier = earlierSteps(progress)
  const isLocked = delivery.wrongCodes >= deliveryCodeTries

  async function prepare() {
    setRefusal(await take('preparing'))
  }

  return (
    <div className="grid gap-2">
      {isLocked && delivery.step !== 'delivered' && <Notice kind="warning">{texts.locked}</Notice>}
      {next && (
        <Button
          size="sm"
          busy={busy}
          onClick={() => (next === 'preparing' ? void prepare() : setOpen('next'))}
        >
          {texts.take[next]}
        </Button>
      )}
      <SaveError refusal={refusal} />
      {(next === 'ready' || next === 'onTheWay') && (
        <p className="text-ink-muted text-xs">{stepHint(next, order)}</p>
      )}
      {earlier.length > 0 && (
        <Button size="sm" variant="secondary" onClick={() => setOpen('back')}>
          {texts.back}
        </Button>
      )}
      {open === 'next' && next && <StepDialog order={order} step={next} onClose={() => setOpen(undefined)} />}
      <ReasonDialog
        title={texts.back}
        label={texts.reason}
        hint={texts.reasonHint}
        saveLabel={texts.back}
        open={open === 'back'}
        onClose={() => setOpen(undefined)}
        onSave={(reason, form) => {
          const step = earlier.find((known) => known === form.get('step')) ?? 'preparing'
          return take(step, { reason }, fillText(texts.backDone, { number, step: stepNames[step] }))
        }}
      >
        <SelectField
          name="step"
          label={texts.backTo}
          defaultValue={earlier.at(-1)}
          options={earlier.map((step) => ({ value: step, label: stepNames[step] }))}
        />
      </ReasonDialog>
    </div>
  )
}

function CourierChoice({ order, delivery }: { order: Order; delivery: OrderDelivery }) {
  const { run, busy } = useAction()
  const couriers = useCouriers()
  const { id, noSellOrden: number, version } = order
  const { courier } = delivery
  const nameOf = (courierId: number) => couriers?.find((known) => known.id === courierId)?.name ?? ''

  const choose = (chosen: string) => {
    const courierId = chosen === '' ? null : Number(chosen)
    const body = { courierId, version }
    return run(() => officeClient.call(assignCourier, { params: { id }, body }), {
      done:
        courierId === null
          ? fillText(texts.withdrawn, { number })
          : fillText(texts.assigned, { number, name: nameOf(courierId) }),
    })
  }

  return (
    <SelectField
      label={texts.courier}
      hint={
        courier
          ? fillText(texts.assignedAt, { date: formatDateTime(new Date(courier.assignedDate), 'es') })
          : undefined
      }
      value={courier?.id ?? ''}
      disabled={busy || !couriers}
      onChange={(event) => void choose(event.target.value)}
      options={[
        { value: '', label: texts.noCourier },
        // Somebody who has left may still have it.
        ...(courier && !couriers?.some((known) => known.id === courier.id)
          ? [{ value: String(courier.id), label: courier.name }]
          : []),
        ...(couriers ?? []).map((known) => ({ value: String(known.id), label: known.name })),
      ]}
    />
  )
}
