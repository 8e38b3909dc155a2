import type { Translation } from '../platform/translation.ts'
import type { otherCurrency as source } from './other-currency.es.ts'

export const otherCurrency: Translation<typeof source, 'en'> = {
  title: 'Pay in another currency',
  hint: 'You can pay what is left, or a part of it, in another currency at today’s rate.',
  pay: 'Pay {amount}',
  rate: '{rate} (rate of {day})',
  settles: '{amount} pays {settles} of what is left.',
}
