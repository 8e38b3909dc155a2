import type { RepairStepRow } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { mayMoveTo } from '@tecnoclick/domain/workshop/repair-steps'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import type { HttpError } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { type Refusal, refusalOf } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { newsHint } from '../../platform/customer-news.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { useUnpaidReason } from '../../selling/orders/complete-unpaid.tsx'
import { useRepairNews } from '../service-orders/repair-news.ts'

const { repairSteps: texts, serviceOrders } = office

type Movable = Pick<
  StaffServiceOrder,
  'id' | 'orderNum' | 'status' | 'step' | 'customer' | 'charge' | 'unpriced' | 'version'
>

/** Moves a repair to a step, and asks what has to be asked first: a reason, or whether the customer is to be told. */
export function useMoveStep(order: Movable): {
  move: (step: RepairStepRow) => Promise<boolean>
  busy: boolean
  dialog: ReactNode
} {
  const confirm = useConfirm()
  const { run, busy } = useAction()
  const tell = useRepairNews(order)
  const [ending, setEnding] = useState<RepairStepRow>()
  const { id, orderNum: number, status, customer, charge, version } = order
  const { due = 0, currency = '' } = charge ?? {}
  const unpaid = useUnpaidReason({ due, currency })

  /** Undefined if it stays where it is. */
  async function agreed(step: RepairStepRow): Promise<string | null | undefined> {
    if (step.state === 'COMPLETADA' && (due > 0 || order.unpriced)) return unpaid.ask()
    if (!step.notify && step.state === status) return null
    const title = fillText(texts.moveTitle, { number, step: step.name.es })
    const text = step.notify ? newsHint(customer, texts.told) : texts.untold
    return (await confirm({ title, text })) ? null : undefined
  }

  async function send(step: RepairStepRow, words: { reason?: string | null; respuesta?: string }) {
    let refusal: Refusal | undefined
    const done = fillText(texts.moved, { number, step: step.name.es })
    const isTold = step.notify || words.respuesta !== undefined
    const news = [step.text.es || `${step.name.es}.`, words.respuesta].filter(Boolean).join(' ')
    const body = { step: step.id, version, ...words }
    const moved = await run(() => officeClient.call(changeServiceOrder, { params: { id }, body }), {
      done: () => (isTold ? tell(done, news) : done),
      ...(words.respuesta !== undefined && {
        refused(error: HttpError) {
          refusal = refusalOf(error)
        },
      }),
    })
    return { isMoved: moved !== undefined, refusal }
  }

  async function move(step: RepairStepRow): Promise<boolean> {
    if (!mayMoveTo({ status, stepId: order.step.id }, step)) return false
    if (step.state === 'CANCELADA') {
      setEnding(step)
      return false
    }
    const reason = await agreed(step)
    return reason !== undefined && (await send(step, { reason })).isMoved
  }

  const dialog = (
    <>
      {unpaid.dialog}
      <ReasonDialog
        title={ending ? fillText(texts.moveTitle, { number, step: ending.name.es }) : ''}
        label={texts.reason}
        hint={texts.reasonHint}
        saveLabel={texts.move}
        cancelLabel={serviceOrders.cancel.keep}
        danger
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        onSave={async (respuesta) => (ending ? (await send(ending, { respuesta })).refusal : undefined)}
      >
        <p>{newsHint(customer)}</p>
      </ReasonDialog>
    </>
  )
  return { move, busy, dialog }
}
