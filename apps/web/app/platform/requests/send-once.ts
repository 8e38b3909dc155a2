import { catchOutage } from '../form/catch-outage.ts'
import type { RequestKind } from './request-kinds.ts'
import type { ClientAction } from './send-pending.ts'

/**
 * For client actions. Stores the request before it is sent, so that its outcome can be asked for later, from any page
 * (platform.md#lost-answers). A form without a key is sent like any other. `useRequestKey` has already loaded the script.
 */
export async function sendOnce<Result>(
  action: ClientAction<Result>,
  kind: RequestKind,
  keyField = 'requestKey',
) {
  const loaded = await import('./send-pending.ts').catch(() => undefined)
  return loaded ? loaded.sendPending(action, kind, keyField) : catchOutage(action.serverAction)
}
