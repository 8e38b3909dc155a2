import type { Translation } from '../platform/translation.ts'
import type { ticket as source } from './ticket.es.ts'

export const ticket: Translation<typeof source, 'en'> = {
  closed: 'That quote has already been answered, was replaced or has expired.',
  notFound: 'This link opens no request.',
  readOnly: 'This link only shows the repair. To answer, sign in or use the link in your email.',
  yes: 'Yes, confirm',
  back: 'Back to the request',
  continue: 'Continue',
  claim: 'Add to my account',
  claimText: 'With an account you get notices by email and see your repairs together.',
}
