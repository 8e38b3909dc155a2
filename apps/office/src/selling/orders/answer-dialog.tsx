import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Money } from '../../platform/money.tsx'
import { OrderAnswer, OrderMessages } from './order-answer.tsx'

const { orders, workQueue, form } = office

interface AnswerDialogProps {
  order: Order
  onDone: () => void
  onClose: () => void
}

/** Answers an order without leaving the queue. */
export function AnswerDialog({ order, onDone, onClose }: AnswerDialogProps) {
  const confirm = useConfirm()
  const [open, setOpen] = useState(true)
  const [isTyped, setTyped] = useState(false)

  async function close() {
    if (!isTyped) return onClose()
    setOpen(false)
    const discard = await confirm({
      title: form.unsavedTitle,
      text: form.unsavedText,
      confirmLabel: form.discard,
      cancelLabel: form.keepEditing,
      tone: 'danger',
    })
    if (discard) onClose()
    else setOpen(true)
  }

  return (
    <Dialog
      title={fillText(orders.answer.dialog, { number: order.noSellOrden })}
      open={open}
      onClose={() => open && close()}
    >
      <div className="grid gap-4">
        <OrderSummary order={order} />
        <OrderMessages messages={order.messages} />
        <OrderAnswer order={order} onSaved={onDone}>
          <TypedProbe onChange={setTyped} />
        </OrderAnswer>
      </div>
    </Dialog>
  )
}

/** Tells whether the form around it has changes. */
function TypedProbe({ onChange }: { onChange: (isTyped: boolean) => void }) {
  const { isDirty } = useFormState()
  useEffect(() => onChange(isDirty), [isDirty, onChange])
  return null
}

/** Who bought what, for a dialog of the queue. */
export function OrderSummary({ order }: { order: Order }) {
  const { id, customer, items, total, currency, description } = order
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span className="wrap-anywhere">{customer.name || customer.email}</span>
        <Money amount={total} currency={currency} />
      </p>
      <ul>
        {items.map(({ id: line, quantity, product }) => (
          <li key={line}>
            {quantity} × {product.name}
          </li>
        ))}
      </ul>
      {description && (
        <p className="whitespace-pre-line border-s-2 ps-3">
          <span className="block text-ink-muted">{orders.fields.description}</span>
          {description}
        </p>
      )}
      <TextLink href={`/admin/orders/${id}`}>{workQueue.openOrder}</TextLink>
    </div>
  )
}
