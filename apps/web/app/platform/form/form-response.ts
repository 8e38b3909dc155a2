import { data } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

/** A refusal is a 422: nothing has changed, so the router loads nothing anew. */
export function formResponse<Answer extends FormAnswer>(answer: Answer) {
  const isRefused = answer.errors !== undefined || answer.failure !== undefined
  return data(answer, { status: isRefused ? 422 : 200 })
}
