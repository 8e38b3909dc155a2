import { data, isRouteErrorResponse } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

const unavailable: FormAnswer = { failure: 'unavailable' }

/** For a page whose forms are answered by a `FormAnswer`. */
export function keepForm<Answer>(serverAction: () => Promise<Answer>) {
  return answerOr(serverAction, unavailable)
}

/**
 * A line that breaks while a form is on its way must not take the page and all that was typed with it: it becomes an
 * answer like any other.
 */
export async function answerOr<Answer, Failed>(serverAction: () => Promise<Answer>, failed: Failed) {
  try {
    return await serverAction()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    return data(failed, { status: 503 })
  }
}

/** `fetch` throws a TypeError when nothing answers; a proxy or a busy server answers 5xx. */
export function isOutage(problem: unknown): boolean {
  return problem instanceof TypeError || (isRouteErrorResponse(problem) && problem.status >= 500)
}
