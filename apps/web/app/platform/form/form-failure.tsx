import { useT } from '@tecnoclick/ui/messages'
import { type FormAnswer, failureText } from './form-answer.ts'
import { PlainNotice } from './plain-notice.tsx'

/** In a page that was posted as a document; with script a toast says it. */
export function FormFailure({ posted }: { posted: FormAnswer | undefined }) {
  const t = useT()
  return posted?.failure ? <PlainNotice kind="error">{failureText(t, posted.failure)}</PlainNotice> : null
}
