import type { Translation } from '../platform/translation.ts'
import type { personalData as source } from './personal-data.es.ts'

/** Texts of the page of personal data, which gets them with its data. */
export const personalData = {
  confirmText: 'We ask again before you download your data or close the account.',
  download: {
    title: 'Download my data',
    text: 'A single file with everything we store about you: profile, addresses, orders and payments, service and reset requests, reviews, lists, alerts, messages, sessions, two-step verification and change log.',
    submit: 'Download',
    tooMany: 'You have downloaded your data several times. Please wait an hour and try again.',
    failed: 'The file could not be prepared. Please try again.',
  },
  close: {
    title: 'Close my account',
    text: 'This cannot be undone. You may register again with the same e-mail afterwards.',
    removed: 'What is deleted',
    removedText:
      'Profile, photo, addresses, cart, wish list, alerts, newsletter, messages, sessions, two-step verification, photos of faults and the mails we sent you. Your reviews stay without your name.',
    kept: 'What is kept, and why',
    keptOrders:
      'Finished orders with number, amounts, payments, name and billing address: bookkeeping requires it.',
    keptServices: 'Repairs and resets, without your texts and your address: for warranty and payments.',
    keptLog: 'The change log of the store: it proves who did what and cannot be altered.',
    lost: 'You will no longer be able to download the reset files you bought or to look up your orders.',
    open: 'These have to be finished or cancelled first:',
    kinds: {
      order: 'Order {number}',
      payment: 'Payment of order {number}, not verified yet',
      return: 'Return {number}',
      serviceOrder: 'Service request {number}',
      resetSale: 'Reset request {number}',
    },
    staff: 'Staff accounts are closed by an administrator.',
    submit: 'Close my account',
    confirmTitle: 'Close the account for good?',
    confirmText: 'Your personal data will be deleted. This cannot be undone.',
  },
} satisfies Translation<typeof source, 'en'>
