import type { FormAnswer } from '../../platform/form/form-answer.ts'

export interface NewPasswordAnswer extends FormAnswer {
  /** The address that a code has been sent to. */
  sentTo?: string
  /** What failed was the sending of the code, which has words of its own (B §8). */
  notSent?: boolean
}
