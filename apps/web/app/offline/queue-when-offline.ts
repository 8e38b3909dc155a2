import { data } from 'react-router'
import type { FormAnswer } from '../platform/form/form-answer.ts'
import { isOutage } from '../platform/form/keep-form.ts'
import { findLastShell } from '../shell/shell-data.ts'
import { connection } from './connection-state.ts'
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
  if (!navigator.onLine) return data(await queue(toQueuedRequest(await copy.formData())), { status: 503 })
  try {
    return await serverAction()
  } catch (error) {
    if (!isOutage(error)) throw error
    const result = navigator.onLine ? failed : await queue(toQueuedRequest(await copy.formData()))
    return data(result, { status: 503 })
  }
}

const failed: FormAnswer = { failure: 'unavailable' }

async function queue(request: QueuedRequest | undefined): Promise<FormAnswer> {
  if (!request) return failed
  try {
    const { addToOutbox, countOutbox } = await import('./outbox.ts')
    await addToOutbox(request, { writer: findLastShell()?.viewer?.email, at: Date.now() })
    connection.setState({ queued: await countOutbox() })
    return { queued: true }
  } catch {
    return failed // no storage in this browser
  }
}
