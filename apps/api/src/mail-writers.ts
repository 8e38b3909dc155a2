import type { MailWriters } from './platform/mail/mail-writers.ts'
import { placedOrderWriters } from './selling/orders/placing/placed-order-mails.ts'

/** Every kind of mail that is stored as facts. Passed in, because the outbox does not import features. */
export const mailWriters: MailWriters = { ...placedOrderWriters }
