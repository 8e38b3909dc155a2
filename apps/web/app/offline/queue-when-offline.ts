import { data } from 'react-router'
import { connection, isOffline, noteFailure } from '../platform/connection-state.ts'
import { isOutage } from '../platform/form/catch-outage.ts'
import type { FormResult } from '../platform/form/form-result.ts'
import { forgetDraft } from '../platform/form/use-form-draft.ts'
import { findLastShell } from '../rendering/shell-data.ts'
import type { QueuedRequest } from './outbox.ts'

/**
 * Runs the server action, or queues the form in the outbox while offline. If the request fails while online, the form
 * keeps its values and the person sends it again.
 */
export async function queueWhenOffline<Result>(
  request: Request,
  serverAction: () => Promise<Result>,
  toQueuedRequest: (form: FormData) => QueuedRequest | undefined,
) {
  const copy = request.clone()
  const page = new URL(request.url).pathname
  if (isOffline()) return data(await queue(toQueuedRequest(await copy.formData()), page), { status: 503 })
  try {
    return await serverAction()
  } catch (error) {
    if (!isOutage(error)) throw error
    noteFailure(error)
    const result = navigator.onLine ? lost : await queue(toQueuedRequest(await copy.formData()), page)
    return data(result, { status: 503 })
  }
}

const failed: FormResult = { failure: 'unavailable' }
const lost: FormResult = { failure: 'noAnswer' }

async function queue(request: QueuedRequest | undefined, page: string): Promise<FormResult> {
  if (!request) return failed
  try {
    const { addToOutbox, countOutbox } = await import('./outbox.ts')
    await addToOutbox(request, { writer: findLastShell()?.viewer?.email, at: Date.now() })
    connection.setState({ queued: await countOutbox() })
    await forgetDraft(page)
    return { queued: true }
  } catch {
    return failed // no storage in this browser
  }
}
