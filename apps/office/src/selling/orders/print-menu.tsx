import { getOrderDelivery } from '@tecnoclick/contract/delivery/couriers/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { DeliveryNote, PackingSlip } from './order-papers.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { ReceiptPaperSwitch } from './receipt-paper.tsx'
import { TicketButton } from './ticket-button.tsx'

const { papers } = office.deliveries

type PaperName = 'order' | 'packing' | 'note'

/** Which paper is printed: the browser's own print command prints the order. */
export function usePapers() {
  const [paper, setPaper] = useState<PaperName>('order')
  useEffect(() => {
    const reset = () => setPaper('order')
    window.addEventListener('afterprint', reset)
    return () => window.removeEventListener('afterprint', reset)
  }, [])
  return {
    paper,
    print(chosen: PaperName) {
      flushSync(() => setPaper(chosen))
      window.print()
    },
  }
}

export function PrintButtons({ order, print }: { order: Order; print: (paper: PaperName) => void }) {
  const names: Record<PaperName, string> = {
    order: office.orders.print,
    packing: papers.packing,
    note: papers.note,
  }
  const shown: readonly PaperName[] = order.channel !== 'mostrador' ? ['order', 'packing', 'note'] : ['order']
  const buttons = shown.map((paper) => (
    <Button
      key={paper}
      variant="secondary"
      size="sm"
      onClick={() => print(paper)}
      icon={<Printer aria-hidden="true" className="size-4" />}
    >
      {names[paper]}
    </Button>
  ))
  return (
    <>
      {buttons}
      <ReceiptPaperSwitch />
      <TicketButton orderId={order.id} />
    </>
  )
}

export function PrintedPaper({ order, paper }: { order: Order; paper: PaperName }) {
  const { data: delivery } = useApiQuery({
    queryKey: ['order-delivery', order.id, order.version],
    read: ({ signal }) => officeClient.call(getOrderDelivery, { params: { id: order.id }, signal }),
  })
  if (paper === 'packing') return <PackingSlip order={order} />
  if (paper === 'note') return <DeliveryNote order={order} courier={delivery?.courier?.name} />
  return <OrderSheet order={order} />
}
