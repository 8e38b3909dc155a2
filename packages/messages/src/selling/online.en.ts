import type { Translation } from '../platform/translation.ts'
import type { online as source } from './online.es.ts'

export const online: Translation<typeof source, 'en'> = {
  title: 'Online payment',
  hint: 'You pay {amount} on the page of the gateway. Paying this way costs nothing more.',
  now: 'Pay now',
  with: 'Pay now with {name}',
  go: 'Go to the gateway',
  amount: 'Amount',
  order: 'Order',
  states: {
    pending: 'Not paid yet',
    paid: 'We have received your payment',
    failed: 'The payment was not made',
    expired: 'The time to pay is over',
    refunded: 'We have given your money back',
  },
  texts: {
    pending: 'As soon as the gateway confirms the payment, this page will say so.',
    paid: 'The order has it already. Whoever placed it gets an e-mail with the details.',
    failed: 'You were not charged. You can try again from the page of the order.',
    expired: 'If you have paid, do not worry: we will know as soon as the gateway confirms it.',
    refunded: 'The gateway returns it the way you paid.',
  },
  cancelled: 'The order was cancelled before the payment arrived. We will give your money back.',
  refresh: 'Refresh',
  orders: 'See my orders',
  shop: 'Go to the shop',
  bad: 'There is no such payment',
  badText: 'Check the link, or look for it in your order.',
}
