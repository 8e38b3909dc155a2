import { data } from 'react-router'
import type { FormAnswer } from '../platform/form/form-answer.ts'
import { isOutage } from '../platform/form/keep-form.ts'
import { changeLine } from './line-state.ts'
import type { Parcel } from './outbox.ts'
import { knownShell } from './shell-memory.ts'

/**
 * A form that may wait: without a line it goes to the outbox and is sent when the line is back. While there is a line that
 * only failed, the form stays as it was typed and is sent again by hand.
 */
export async function queueWithoutLine<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
  parcelOf: (form: FormData) => Parcel | undefined,
) {
  const copy = request.clone()
  if (!navigator.onLine) return data(await queue(parcelOf(await copy.formData())), { status: 503 })
  try {
    return await serverAction()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    const answer = navigator.onLine ? failed : await queue(parcelOf(await copy.formData()))
    return data(answer, { status: 503 })
  }
}

const failed: FormAnswer = { failure: 'unavailable' }

async function queue(parcel: Parcel | undefined): Promise<FormAnswer> {
  if (!parcel) return failed
  try {
    const { countOutbox, putIntoOutbox } = await import('./outbox.ts')
    await putIntoOutbox(parcel, { writer: knownShell()?.viewer?.email, at: Date.now() })
    changeLine({ waiting: await countOutbox() })
    return { queued: true }
  } catch {
    return failed // this browser keeps nothing
  }
}
