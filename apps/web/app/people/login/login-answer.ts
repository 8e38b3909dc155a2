import type { FormAnswer } from '../../platform/form/form-answer.ts'

/** Which of the page's forms the answer is for. */
export interface LoginAnswer extends FormAnswer {
  form: 'signIn' | 'signUp' | 'resend'
  /** The activation mail has been asked for again. */
  resent?: boolean
}
