import { voidSale } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeVoided } from '@tecnoclick/domain/selling/voiding'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'

const { voiding: texts } = office

interface VoidButtonProps {
  order: Order
  size?: 'sm' | 'md'
  onVoided?: (order: Order) => void
}

/** For a sale of today at the counter. */
export function VoidButton({ order, size = 'sm', onVoided }: VoidButtonProps) {
  const { run } = useAction()
  const money = useMoney()
  const isPermitted = useIsPermitted()
  const [isOpen, setOpen] = useState(false)
  const { id, noSellOrden: number, status, channel, paid, currency, version } = order
  const sale = { status, channel, orderDate: new Date(order.orderDate) }
  if (!isPermitted('counter:write') || !mayBeVoided(sale, new Date())) return null

  async function voidNow(reason: string) {
    let refused: string | undefined
    const voided = await run(
      () => officeClient.call(voidSale, { params: { id }, body: { reason, version } }),
      {
        done: fillText(texts.done, { number }),
        refused: ({ message }) => {
          refused = message
        },
      },
    )
    if (voided) onVoided?.(voided)
    return refused
  }

  return (
    <>
      <Button variant="secondary" size={size} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <ReasonDialog
        title={fillText(texts.title, { number })}
        label={texts.label}
        hint={texts.hint}
        saveLabel={texts.action}
        open={isOpen}
        onClose={() => setOpen(false)}
        onSave={voidNow}
      >
        <p>{paid > 0 ? fillText(texts.text, { paid: money(paid, currency) }) : texts.unpaidText}</p>
      </ReasonDialog>
    </>
  )
}
