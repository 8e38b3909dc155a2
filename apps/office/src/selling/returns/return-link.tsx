import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { useIsPermitted } from '../../platform/permissions.tsx'

/** From a sale at the counter to the form that takes something of it back. */
export function ReturnLink({ order }: { order: Order }) {
  const isPermitted = useIsPermitted()
  if (order.channel !== 'mostrador' || order.status !== 'COMPLETADA' || !isPermitted('returns:write'))
    return null
  return (
    <Button variant="secondary" href={`/admin/orders/${order.id}/return`}>
      {office.returns.register.action}
    </Button>
  )
}
