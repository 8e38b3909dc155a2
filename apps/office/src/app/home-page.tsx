import { Navigate } from 'react-router'
import { deliveriesPath } from '../delivery/couriers/stored-deliveries.ts'
import { useIsPermitted } from '../platform/permissions.tsx'
import { WorkQueuePage } from '../staff/work-queue/work-queue-page.tsx'
import { workItemActions } from './work-item-actions.tsx'

/** The work queue; for a courier, whose work is not in it, the deliveries. */
export function HomePage() {
  const isPermitted = useIsPermitted()
  const isCourier = isPermitted('deliveries:read') && !isPermitted('orders:read')
  return isCourier ? <Navigate to={deliveriesPath} replace /> : <WorkQueuePage actions={workItemActions} />
}
