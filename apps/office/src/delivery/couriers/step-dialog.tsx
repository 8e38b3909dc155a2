import { getOrderDelivery, listCouriers, takeStep } from '@tecnoclick/contract/delivery/couriers/endpoints'
import type { OrderDelivery, StepChange } from '@tecnoclick/contract/delivery/couriers/schemas'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { type DeliveryStep, deliveryCodeTries } from '@tecnoclick/domain/delivery/delivery-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Dialog } from '@tecnoclick/ui/dialog'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { Refusal } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { isTold, newsHint } from '../../platform/customer-news.ts'
import { FormButtons } from '../../platform/form/form-buttons.tsx'
import { DialogError, SaveError } from '../../platform/form/form-error.tsx'
import { type NewsOrder, useOrderNews } from '../../selling/orders/order-news.ts'
import { DeliverDialog } from './deliver-dialog.tsx'
import { refusalText } from './report-queue.ts'

const { order: texts, steps: stepNames } = office.deliveries

type SteppedOrder = Pick<Order, 'version' | 'clientId'> & NewsOrder

export function useOrderDelivery({ id, version }: Pick<Order, 'id' | 'version'>): OrderDelivery | undefined {
  const { data } = useApiQuery({
    queryKey: ['order-delivery', id, version],
    read: ({ signal }) => officeClient.call(getOrderDelivery, { params: { id }, signal }),
    placeholderData: (before: OrderDelivery | undefined) => before,
  })
  return data
}

export function useCouriers() {
  const { data } = useApiQuery({
    queryKey: ['couriers'],
    read: ({ signal }) => officeClient.call(listCouriers, { signal }),
  })
  return data?.data
}

/** The steps that a mail tells of: those that ask something of the customer, and goods handed over without the code. */
function isNews(step: DeliveryStep, { code, reason }: Omit<StepChange, 'step' | 'version'>): boolean {
  if (step === 'delivered') return !code
  return step !== 'preparing' && !reason
}

/** What the customer hears of a step. Without an account nobody sees that the order is being prepared. */
export function stepHint(step: DeliveryStep, { customer, clientId }: SteppedOrder): string {
  if (step === 'preparing') return clientId === null ? texts.acceptedUntold : texts.accepted
  return newsHint(customer, texts.mailed)
}

/** `take` resolves to why the step was refused. */
export function useTakeStep(order: SteppedOrder) {
  const { id, noSellOrden: number, version } = order
  const tell = useOrderNews(order)
  const { run, busy } = useAction()
  async function take(
    step: DeliveryStep,
    more: Omit<StepChange, 'step' | 'version'> = {},
    done: string = fillText(texts.taken, { number, step: stepNames[step] }),
  ): Promise<Refusal | undefined> {
    let refused: Refusal | undefined
    await run(() => officeClient.call(takeStep, { params: { id }, body: { step, version, ...more } }), {
      done: isNews(step, more) ? () => tell(done, `${stepNames[step]}.`) : done,
      refused: ({ body, message }) => {
        refused = {
          message: refusalText({ code: body?.code, message, values: body?.values }),
          code: body?.code,
        }
      },
    })
    return refused
  }
  return { take, busy }
}

interface StepDialogProps {
  order: SteppedOrder
  step: DeliveryStep
  onDone?: () => void
  onClose: () => void
  /** What the order is about. */
  children?: ReactNode
}

/** Asks what a step needs: the code when the order is handed over, the courier when it leaves. Rendered while it is open. */
export function StepDialog(props: StepDialogProps) {
  const { order, step, onDone, onClose } = props
  const { take } = useTakeStep(order)
  const delivery = useOrderDelivery(order)
  // Kept: the delivery is read again when the step was taken, and the dialog is still closing.
  const [before, setBefore] = useState(delivery)
  if (!before && delivery) setBefore(delivery)
  if (!before) return null
  if (step !== 'delivered') return <PlainStepDialog {...props} courierId={before.courier?.id} />
  return (
    <DeliverDialog
      number={order.noSellOrden}
      open
      onClose={onClose}
      told={isTold(order.customer)}
      locked={before.wrongCodes >= deliveryCodeTries}
      onSave={async (proof) => {
        const refused = await take('delivered', proof)
        if (refused === undefined) onDone?.()
        return refused
      }}
    />
  )
}

const nobody = 'nobody'

function PlainStepDialog({
  order,
  step,
  courierId,
  onDone,
  onClose,
  children,
}: StepDialogProps & { courierId: number | undefined }) {
  const form = useId()
  const { take, busy } = useTakeStep(order)
  const couriers = useCouriers()
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const isLeaving = step === 'onTheWay'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('courier')
    if (isLeaving && chosen === null) return setError(texts.chooseCourier)
    setError(undefined)
    const more = isLeaving ? { courierId: chosen === nobody ? null : Number(chosen) } : {}
    const refused = await take(step, more)
    setRefusal(refused)
    if (refused !== undefined) return
    onDone?.()
    onClose()
  }

  if (isLeaving && !couriers) return null
  const usual = courierId ?? (couriers?.length === 1 ? couriers[0]?.id : undefined)
  return (
    <Dialog
      title={fillText(texts.takeTitle, { number: order.noSellOrden, step: stepNames[step] })}
      size="sm"
      role="alertdialog"
      open
      onClose={onClose}
      footer={<FormButtons form={form} busy={busy} saveLabel={texts.take[step]} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        {children}
        {isLeaving && (
          <RadioGroup
            name="courier"
            label={texts.courier}
            defaultValue={usual === undefined ? '' : String(usual)}
            error={error}
            options={[
              ...(couriers ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              { value: nobody, label: texts.noCourier },
            ]}
          />
        )}
        <p className="text-ink-muted text-sm">{stepHint(step, order)}</p>
        <DialogError>
          <SaveError refusal={refusal} />
        </DialogError>
      </form>
    </Dialog>
  )
}
