import { changeServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { DeskServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Link } from '@tecnoclick/ui/link'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { statusChoices } from '../../platform/answer/answer-draft.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { When } from '../../platform/layout/when.tsx'
import { say } from '../../platform/say.ts'
import { deviceName } from './device-name.ts'
import { QuoteBadge } from './quote-badge.tsx'

const { serviceOrders } = office

export function BoardCard({ order }: { order: DeskServiceOrder }) {
  const { id, orderNum: number, customer, brand, model, service, failure, fecha, houseservice } = order
  const [, next] = statusChoices(order.status)
  return (
    <Card padding="none" interactive className="p-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <Link
          href={`/admin/service-orders/${id}`}
          aria-label={say(serviceOrders.open, { number })}
          className="whitespace-nowrap font-semibold text-link after:absolute after:inset-0 after:rounded-lg"
        >
          {number}
        </Link>
        <When date={fecha} className="text-ink-muted text-xs tabular-nums" />
      </p>
      <p className="mt-1 text-sm">{deviceName(brand.name, model)}</p>
      <p className="text-ink-muted text-sm">{service.name}</p>
      <p className="mt-1 line-clamp-2 text-ink-muted text-xs">{failure}</p>
      <p className="mt-1 truncate text-sm">{customer.name || customer.email}</p>
      <p className="mt-2 flex flex-wrap gap-1 text-xs empty:hidden">
        <QuoteBadge quote={order.quote} />
        {houseservice && serviceOrders.homeService}
      </p>
      {next && <MoveButton order={order} next={next} />}
    </Card>
  )
}

/** Above the link that covers the card. */
function MoveButton({ order, next }: { order: DeskServiceOrder; next: OrderStatus }) {
  const confirm = useConfirm()
  const { act, busy } = useAct()
  const { id, orderNum: number, version } = order

  async function move() {
    const words = { number, status: next }
    if (!(await confirm({ title: say(serviceOrders.moveTitle, words), text: serviceOrders.moveText }))) return
    const body = { status: next, version }
    await act(() => officeClient.call(changeServiceOrder, { params: { id }, body }), {
      done: say(serviceOrders.moved, words),
    })
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      block
      busy={busy}
      onClick={move}
      aria-label={say(serviceOrders.moveTo, { number, status: next })}
      trailingIcon={<ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />}
      className="relative z-1 mt-2"
    >
      {next}
    </Button>
  )
}
