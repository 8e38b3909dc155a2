import { data, isRouteErrorResponse } from 'react-router'
import { noteFailure } from '../connection-state.ts'
import type { FormResult } from './form-result.ts'

const noAnswer: FormResult = { failure: 'noAnswer' }

/** For client actions of forms with a `FormResult`: a broken connection must not replace the page with an error page. */
export function catchOutage<Result>(serverAction: () => Promise<Result>) {
  return catchOutageAs(serverAction, noAnswer)
}

export async function catchOutageAs<Result, Failed>(serverAction: () => Promise<Result>, failed: Failed) {
  try {
    return await serverAction()
  } catch (problem) {
    if (!isOutage(problem)) throw problem
    noteFailure(problem)
    return data(failed, { status: 503 })
  }
}

/** `fetch` throws a TypeError without a connection; a proxy or an overloaded server responds with 5xx. */
export function isOutage(problem: unknown): boolean {
  return problem instanceof TypeError || (isRouteErrorResponse(problem) && problem.status >= 500)
}
