import {
  changeOrders,
  exportOrderLines,
  exportOrderPayments,
  exportOrders,
} from '@tecnoclick/contract/selling/orders/endpoints'
import type { ListedOrder } from '@tecnoclick/contract/selling/orders/schemas'
import type { OrderStatus } from '@tecnoclick/domain/selling/order-status'
import { office } from '@tecnoclick/messages/office'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { useState } from 'react'
import { confirmBeforeDownload } from '../../platform/api/ensure-confirmed.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { ReasonDialog } from '../../platform/form/reason-dialog.tsx'
import { BulkBar } from '../../platform/list/bulk-bar.tsx'
import { Permitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'

const { bulk: texts } = office.orders
const exports = [
  { endpoint: exportOrders, label: office.orders.export },
  { endpoint: exportOrderLines, label: office.orders.exportLines },
  { endpoint: exportOrderPayments, label: office.orders.exportPayments },
]
const targets = ['EN PROCESO', 'COMPLETADA'] as const satisfies OrderStatus[]

export function OrderBulkBar() {
  const confirm = useConfirm()
  const [isCancelling, setCancelling] = useState(false)
  return (
    <BulkBar<ListedOrder> nameOf={({ noSellOrden }) => noSellOrden}>
      {({ ids, run, busy }) => {
        const query = new URLSearchParams({ 'filter[where][ids]': ids.join(',') })
        const titleOf = (status: OrderStatus) =>
          fillCount(texts.title, ids.length).replace('{status}', statusNames[status])
        const move = async (status: OrderStatus) => {
          const question = { title: titleOf(status), text: texts.text, confirmLabel: statusNames[status] }
          if (await confirm(question))
            await run(() => officeClient.call(changeOrders, { body: { ids, status } }))
        }
        return (
          <>
            <Permitted permission="orders:write">
              {targets.map((status) => (
                <Button key={status} variant="secondary" size="sm" busy={busy} onClick={() => move(status)}>
                  {statusNames[status]}
                </Button>
              ))}
              <Button variant="secondary" size="sm" busy={busy} onClick={() => setCancelling(true)}>
                {statusNames.CANCELADA}
              </Button>
              <ReasonDialog
                title={titleOf('CANCELADA')}
                label={office.orders.cancel.reason}
                hint={office.orders.cancel.reasonHint}
                saveLabel={fillCount(texts.cancel, ids.length)}
                cancelLabel={office.orders.cancel.keep}
                danger
                open={isCancelling}
                onClose={() => setCancelling(false)}
                onSave={async (reason) => {
                  await run(() =>
                    officeClient.call(changeOrders, { body: { ids, status: 'CANCELADA', reason } }),
                  )
                  return undefined
                }}
              >
                <p>{texts.text}</p>
              </ReasonDialog>
            </Permitted>
            <Button variant="secondary" size="sm" href={`/admin/order-papers?ids=${ids.join(',')}`}>
              {texts.print}
            </Button>
            {exports.map(({ endpoint: { path }, label }) => (
              <Button
                key={path}
                variant="secondary"
                size="sm"
                href={`/api${path}?${query}`}
                download
                onClick={(event) => void confirmBeforeDownload(event)}
              >
                {label}
              </Button>
            ))}
          </>
        )
      }}
    </BulkBar>
  )
}
