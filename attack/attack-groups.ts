import type { AttackGroup } from './attack.ts'
import { apiKeyAttacks } from './attacks/api-keys.ts'
import { bankMessageAttacks } from './attacks/bank-messages.ts'
import { bodyAttacks } from './attacks/bodies.ts'
import { browserAttacks } from './attacks/browser.ts'
import { cachingAttacks } from './attacks/caching.ts'
import { campaignAttacks } from './attacks/campaigns.ts'
import { databaseAttacks } from './attacks/database.ts'
import { deliveryAttacks } from './attacks/deliveries.ts'
import { httpAttacks } from './attacks/http.ts'
import { listAttacks } from './attacks/lists.ts'
import { mailAttacks } from './attacks/mails.ts'
import { onlinePaymentAttacks } from './attacks/online-payments.ts'
import { orderTicketAttacks } from './attacks/order-tickets.ts'
import { orderAttacks } from './attacks/orders.ts'
import { ownershipAttacks } from './attacks/ownership.ts'
import { passportAttacks } from './attacks/passports.ts'
import { paymentAttacks } from './attacks/payments.ts'
import { personalDataAttacks } from './attacks/personal-data.ts'
import { recoveryAttacks } from './attacks/recovery.ts'
import { redirectAttacks } from './attacks/redirects.ts'
import { reviewAttacks } from './attacks/reviews.ts'
import { roleAttacks } from './attacks/roles.ts'
import { secondFactorAttacks } from './attacks/second-factor.ts'
import { sessionAttacks } from './attacks/sessions.ts'
import { signInAttacks } from './attacks/sign-in.ts'
import { smallLeakAttacks } from './attacks/small-leaks.ts'
import { staffAttacks } from './attacks/staff.ts'
import { uploadAttacks } from './attacks/uploads.ts'
import { webhookAttacks } from './attacks/webhooks.ts'

export const attackGroups: readonly AttackGroup[] = [
  { name: 'recovery', attacks: recoveryAttacks },
  { name: 'sign-in', attacks: signInAttacks },
  { name: 'second factor', attacks: secondFactorAttacks },
  { name: 'sessions', attacks: sessionAttacks },
  { name: 'roles', attacks: roleAttacks },
  { name: 'staff', attacks: staffAttacks },
  { name: 'API keys', attacks: apiKeyAttacks },
  { name: 'ownership', attacks: ownershipAttacks },
  { name: 'personal data', attacks: personalDataAttacks },
  { name: 'mails', attacks: mailAttacks },
  { name: 'campaigns', attacks: campaignAttacks },
  { name: 'orders', attacks: orderAttacks },
  { name: 'passports', attacks: passportAttacks },
  { name: 'order tickets', attacks: orderTicketAttacks },
  { name: 'deliveries', attacks: deliveryAttacks },
  { name: 'payments', attacks: paymentAttacks },
  { name: 'bank messages', attacks: bankMessageAttacks },
  { name: 'online payments', attacks: onlinePaymentAttacks },
  { name: 'reviews', attacks: reviewAttacks },
  { name: 'uploads', attacks: uploadAttacks },
  { name: 'webhooks', attacks: webhookAttacks },
  { name: 'browser', attacks: browserAttacks },
  { name: 'http', attacks: httpAttacks },
  { name: 'redirects', attacks: redirectAttacks },
  { name: 'caching', attacks: cachingAttacks },
  { name: 'bodies', attacks: bodyAttacks },
  { name: 'lists', attacks: listAttacks },
  { name: 'small leaks', attacks: smallLeakAttacks },
  { name: 'database', attacks: databaseAttacks },
]
