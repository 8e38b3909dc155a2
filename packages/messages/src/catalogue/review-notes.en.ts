import type { Translation } from '../platform/translation.ts'
import type { reviewNotes as source } from './review-notes.es.ts'

export const reviewNotes = {
  unconfirmed:
    'One step is left: open the link in the email we have sent you. Without it your review is not published.',
  waiting: 'We have received your review. We will publish it when we have checked it.',
} satisfies Translation<typeof source, 'en'>
