import type { Translate } from '@tecnoclick/messages/translate'
import { type Failure, failureText } from '../../platform/form/form-answer.ts'

/** B §8: the sentence goes on after the server's, which brings a full stop of its own. */
export function notSentText(t: Translate, failure: Failure): string {
  return t('security.recovery.notSent', { message: failureText(t, failure).replace(/\.$/, '') })
}
