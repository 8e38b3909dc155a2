import type { FormAnswer } from '../../platform/form/form-answer.ts'

export interface NewPasswordAnswer extends FormAnswer {
  /** The address that a code has been sent to. */
  sentTo?: string
  /** Sending the code failed, which has its own text (people.md#password-recovery). */
  notSent?: boolean
}
