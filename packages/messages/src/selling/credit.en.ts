import type { Translation } from '../platform/translation.ts'
import type { credit as source } from './credit.es.ts'

export const credit: Translation<typeof source, 'en'> = {
  intro:
    'What you can spend in the shop: on orders, at the counter and on repairs. Each balance is spent in its own currency.',
  empty: 'You have no store credit yet. Refunds and vouchers that you get are shown here.',
  expiring: '{amount} end on {date}',
  code: 'Voucher code',
  codeHint: 'Twelve letters and digits.',
  redeem: 'Add to my account',
  redeemed: 'The voucher is in your credit.',
  unknown: 'That code does not exist or has been used.',
  entries: 'Entries',
  balance: 'Balance {amount}',
  order: 'Order {number}',
  repair: 'Repair {number}',
  expires: 'Ends on {date}',
  older: 'The {count} newest entries are shown.',
  kinds: {
    refund: 'Refund',
    returned: 'Payment returned',
    excess: 'Paid too much',
    change: 'Change kept',
    bought: 'Voucher bought',
    given: 'Gift of the shop',
    taken: 'Correction by the shop',
    redeemed: 'Voucher redeemed',
    spent: 'Purchase',
    expired: 'Ended',
  },
}
