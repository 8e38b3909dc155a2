import { voidSale } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { mayBeVoided } from '@tecnoclick/domain/selling/voiding'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { officeClient } from '../../platform/api/office-client.ts'
import { ReasonButton } from '../../platform/form/reason-button.tsx'
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
  const money = useMoney()
  const isPermitted = useIsPermitted()
  const { id, noSellOrden: number, status, channel, paid, currency, version } = order
  const sale = { status, channel, orderDate: new Date(order.orderDate) }
  return (
    <ReasonButton
      isOffered={isPermitted('counter:write') && mayBeVoided(sale, new Date())}
      action={texts.action}
      title={fillText(texts.title, { number })}
      label={texts.label}
      hint={texts.hint}
      size={size}
      done={() => fillText(texts.done, { number })}
      call={async (reason) => {
        const voided = await officeClient.call(voidSale, { params: { id }, body: { reason, version } })
        onVoided?.(voided)
      }}
    >
      {paid > 0 ? fillText(texts.text, { paid: money(paid, currency) }) : texts.unpaidText}
    </ReasonButton>
  )
}
