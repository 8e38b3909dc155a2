import { useIsPermitted } from '../../platform/permissions.tsx'
import { useIntakeChoices } from './use-intake-choices.ts'
import { useIntakeQueue, useSending } from './use-intake-queue.ts'

/** On every screen: sends what waits, and reads what the form offers before the connection is lost. */
export function IntakeSender() {
  const isPermitted = useIsPermitted()('serviceOrders:receive')
  const found = useIntakeQueue()
  useIntakeChoices(isPermitted)
  useSending(isPermitted ? found?.queue : undefined)
  return null
}
