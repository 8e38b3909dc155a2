import type { Translate } from '@tecnoclick/messages/translate'
import { type Failure, failureText } from '../../platform/form/form-answer.ts'

/** The text continues after the server's message, which already ends with a full stop (people.md#password-recovery). */
export function notSentText(t: Translate, failure: Failure): string {
  return t('security.recovery.notSent', { message: failureText(t, failure).replace(/\.$/, '') })
}
