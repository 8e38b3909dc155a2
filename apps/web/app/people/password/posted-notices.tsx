import { useT } from '@tecnoclick/ui/messages'
import { FormFailure } from '../../platform/form/form-failure.tsx'
import { PlainNotice } from '../../platform/form/plain-notice.tsx'
import type { NewPasswordAnswer } from './new-password-answer.ts'
import { notSentText } from './not-sent-text.ts'

/** What dialog and toasts say with script, in a page that was posted as a document. */
export function PostedNotices({ posted }: { posted: NewPasswordAnswer | undefined }) {
  const t = useT()
  if (posted?.sentTo !== undefined) {
    return (
      <PlainNotice kind="success">
        <strong className="block">{t('security.recovery.sentTitle')}</strong>
        {t('security.recovery.sentText', { email: posted.sentTo })}
      </PlainNotice>
    )
  }
  if (posted?.notSent && posted.failure) {
    return <PlainNotice kind="error">{notSentText(t, posted.failure)}</PlainNotice>
  }
  return <FormFailure posted={posted} />
}
