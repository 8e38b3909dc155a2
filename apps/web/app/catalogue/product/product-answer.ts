import type { FormAnswer } from '../../platform/form/form-answer.ts'

/** What the product's page says of a form that was sent to it. */
export interface ProductAnswer extends FormAnswer {
  form: 'review' | 'alert'
  accepted?: true
}

/** An answer of another kind (a broken line) is none. */
export function isAccepted(answer: FormAnswer | undefined): boolean {
  return answer !== undefined && 'accepted' in answer && answer.accepted === true
}
