import { catchOutage } from '../form/catch-outage.ts'
import { isSilence, patientImport } from '../patient-fetch.ts'
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
  return patientImport(() => import('./send-pending.ts')).then(
    ({ sendPending }) => sendPending(action, kind, keyField),
    // On a silent line nothing is sent; without the script the request is sent like any other.
    (problem) => catchOutage(isSilence(problem) ? () => Promise.reject(problem) : action.serverAction),
  )
}
