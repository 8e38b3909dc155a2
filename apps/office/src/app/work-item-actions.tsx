import { reviewRate } from '@tecnoclick/contract/catalogue/recalculation/endpoints'
import type { CustomerDetail } from '@tecnoclick/contract/people/customers/schemas'
import { resendMail } from '@tecnoclick/contract/platform/mail/endpoints'
import type { StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { changeOrder, numberOrder } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { numberServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useToast } from '@tecnoclick/ui/toast'
import { useGetOne } from 'ra-core'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { ApproveDialog } from '../people/customers/account-actions.tsx'
import { officeClient } from '../platform/api/office-client.ts'
import type { Row } from '../platform/api/resource-calls.ts'
import { useAction } from '../platform/api/use-action.ts'
import { KeyDialog, VerifyTransferDialog } from '../resets/sales/sale-dialogs.tsx'
import { AnswerDialog } from '../selling/orders/answer-dialog.tsx'
import { NextStepDialog } from '../selling/orders/next-step-dialog.tsx'
import { RecordPaymentDialog } from '../selling/payments/record-payment.tsx'
import { RefundDialog } from '../selling/payments/refund-dialog.tsx'
import { VerifyPaymentDialog } from '../selling/payments/verify-payment-dialog.tsx'
import type { WorkItemActionProps, WorkItemActions } from '../staff/work-queue/work-queue-page.tsx'

const NextStep = withRow<Order>('orders', ({ row, ...rest }) => <NextStepDialog order={row} {...rest} />)

/** What is done without leaving the queue. The other kinds open their page. */
export const workItemActions: WorkItemActions = {
  payment: withRow<Order>('orders', ({ row, ...rest }) => <VerifyPaymentDialog order={row} {...rest} />),
  failedDelivery: NextStep,
  prepare: NextStep,
  dispatch: NextStep,
  onTheWay: NextStep,
  ready: NextStep,
  delivered: withRow<Order>('orders', CloseOrder),
  collect: withRow<Order>('orders', ({ row, ...rest }) => <RecordPaymentDialog order={row} {...rest} />),
  order: withRow<Order>('orders', ({ row, ...rest }) => <AnswerDialog order={row} {...rest} />),
  refund: withRow<Order>('orders', ({ row, ...rest }) => <RefundDialog order={row} {...rest} />),
  resetPayment: withRow<StaffResetSale>('reset-sales', ({ row, ...rest }) => (
    <VerifyTransferDialog sale={row} {...rest} />
  )),
  key: withRow<StaffResetSale>('reset-sales', ({ row, ...rest }) => <KeyDialog sale={row} {...rest} />),
  business: withRow<CustomerDetail>(
    'customers',
    ({ row, ...rest }) => <ApproveDialog customer={row} {...rest} />,
    'addresses',
  ),
  number: AssignNumber,
  serviceNumber: AssignServiceNumber,
  mail: SendAgain,
  rate: ReviewRate,
}

/** Reads the whole record first. One that cannot be read is reported. */
function withRow<R extends Row>(
  resource: string,
  Content: ComponentType<RowActionProps<R>>,
  detailField?: keyof R,
): ComponentType<WorkItemActionProps> {
  return ({ item, onDone, onClose }) => {
    const toast = useToast()
    const { data, error, isFetching } = useGetOne<R, Error>(resource, { id: item.id })
    // ra-core first returns what it knows from a list, which may be from before the payment or request came.
    const [isFresh, setFresh] = useState(false)
    if (!isFresh && data && !isFetching) setFresh(true)
    const isWhole = isFresh && data && (detailField === undefined || data[detailField] !== undefined)
    const failure = isWhole ? undefined : error?.message
    useEffect(() => {
      if (failure === undefined) return
      toast.error(failure)
      onClose()
    }, [failure, toast, onClose])
    return isWhole ? <Content row={data} onDone={onDone} onClose={onClose} /> : null
  }
}

interface RowActionProps<R> {
  row: R
  onDone: () => void
  onClose: () => void
}

/** Of a delivered order: what is missing is paid, otherwise it is completed. */
function CloseOrder({ row, ...rest }: RowActionProps<Order>) {
  // Kept: once it is paid the dialog is still closing.
  const [isPaid] = useState(row.due === 0)
  return isPaid ? <CompleteOrder row={row} {...rest} /> : <RecordPaymentDialog order={row} {...rest} />
}

function CompleteOrder({
  row: { id, version, noSellOrden: number },
  onDone,
  onClose,
}: RowActionProps<Order>) {
  const { order: texts } = office.deliveries
  const { run } = useAction()
  const title = fillText(texts.completeTitle, { number })
  useAsked(
    { title, text: texts.complete, confirmLabel: texts.completeAction },
    async () =>
      run(() => officeClient.call(changeOrder, { params: { id }, body: { status: 'COMPLETADA', version } }), {
        done: fillText(texts.completed, { number }),
      }),
    { onDone, onClose },
  )
  return null
}

function AssignNumber({ item: { id }, onDone, onClose }: WorkItemActionProps) {
  const { invalid } = office.orders
  const { run } = useAction()
  useAsked(
    { title: invalid.confirm, text: invalid.confirmText, confirmLabel: invalid.action },
    async () =>
      run(() => officeClient.call(numberOrder, { params: { id } }), {
        done: ({ noSellOrden: number }) => fillText(invalid.done, { number }),
      }),
    { onDone, onClose },
  )
  return null
}

function AssignServiceNumber({ item: { id }, onDone, onClose }: WorkItemActionProps) {
  const { invalid } = office.serviceOrders
  const { run } = useAction()
  useAsked(
    { title: invalid.confirm, text: invalid.confirmText, confirmLabel: invalid.action },
    async () =>
      run(() => officeClient.call(numberServiceOrder, { params: { id } }), {
        done: ({ orderNum: number }) => fillText(invalid.done, { number }),
      }),
    { onDone, onClose },
  )
  return null
}

function SendAgain({ item: { id, who: to }, onDone, onClose }: WorkItemActionProps) {
  const { mails } = office
  const { run } = useAction()
  useAsked(
    { title: fillText(mails.resendTitle, { to }), text: mails.resendText, confirmLabel: mails.resend },
    async () =>
      run(() => officeClient.call(resendMail, { params: { id } }), { done: fillText(mails.resent, { to }) }),
    { onDone, onClose },
  )
  return null
}

function ReviewRate({ item: { title }, onDone, onClose }: WorkItemActionProps) {
  const { rates } = office.workQueue
  const { run } = useAction()
  const currency = title === 'MLC' ? 'MLC' : 'CUP'
  useAsked(
    {
      title: fillText(rates.title, { currency }),
      text: rates.text[currency],
      confirmLabel: office.workQueue.actions.rate,
    },
    async () =>
      run(() => officeClient.call(reviewRate, { params: { currency } }), {
        done: fillText(rates.done, { currency }),
      }),
    { onDone, onClose },
  )
  return null
}

/** Asks once when it is shown, and acts on a yes. */
function useAsked(
  question: { title: string; text: string; confirmLabel: string },
  act: () => Promise<unknown>,
  { onDone, onClose }: { onDone: () => void; onClose: () => void },
): void {
  const confirm = useConfirm()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void confirm(question).then(async (agreed) =>
      agreed && (await act()) !== undefined ? onDone() : onClose(),
    )
  })
}
