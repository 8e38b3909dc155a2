import { days, hours, minutes, seconds } from '@tecnoclick/domain/platform/duration'
import { purgeSnapshotChanges } from './catalogue/browse/snapshot-changes.ts'
import { purgeUnconfirmedReviews } from './catalogue/reviews/confirm-review.ts'
import { requestReviews } from './catalogue/reviews/request-reviews.ts'
import { purgeSearchLog } from './catalogue/search-log/purge-search-log.ts'
import { countPairs } from './catalogue/together/count-pairs.ts'
import { forgetBankTexts } from './money/bank-messages/forget-texts.ts'
import { recogniseWaiting } from './money/bank-messages/recognise-waiting.ts'
import { purgeDevices } from './people/devices/recognise-device.ts'
import { checkSms } from './people/notices/check-sms.ts'
import { purgeSignInChallenges } from './people/second-factor/sign-in-challenge.ts'
import { purgeAccountKeys } from './people/security/purge-account-keys.ts'
import { purgeStaffNotices, tellStaff } from './people/staff-notices/tell-staff.ts'
import { purgeRateBuckets } from './platform/http/rate-limit.ts'
import { purgeIdempotencyKeys } from './platform/idempotency/purge-idempotency-keys.ts'
import type { Job } from './platform/jobs/job.ts'
import { purgeMails } from './platform/mail/purge-mails.ts'
import { watchStuckMail } from './platform/mail/watch-stuck-mail.ts'
import { purgeSessions } from './platform/session/session-lifetime.ts'
import { purgeWebhookEvents } from './platform/webhooks/purge-webhook-events.ts'
import { purgeLooseResetLogs } from './resets/outcomes/purge-loose-logs.ts'
import { purgeDownloads } from './resets/sales/purge-downloads.ts'
import { purgeCartLinks } from './selling/cart-links/purge-links.ts'
import { remindOfCarts } from './selling/cart-links/remind-of-carts.ts'
import { expireCredit } from './selling/credit/expire-credit.ts'
import { tellPayers } from './selling/family-links/tell-payers.ts'
import { expireOrders } from './selling/orders/changing/expire-orders.ts'
import { purgeLooseReceipts } from './selling/payments/purge-loose-receipts.ts'
import { promoteProducts } from './selling/promotions/mark-promoted-products.ts'
import { settleProviderPayments } from './selling/providers/settle-payments.ts'
import { purgeLooseReturnPhotos } from './selling/returns/purge-loose-return-photos.ts'
import { sendCampaigns } from './site/campaigns/send-campaigns.ts'
import { purgeMessages } from './site/contact/purge-messages.ts'
import { purgeUnconfirmedReaders } from './site/newsletter/purge-unconfirmed-readers.ts'
import { purgeStockAlerts } from './stock/alerts/purge-stock-alerts.ts'
import { sendStockAlerts } from './stock/alerts/send-stock-alerts.ts'
import { releaseReservations } from './stock/ledger/release-reservations.ts'
import { purgeLoosePhotos } from './workshop/service-orders/purge-loose-photos.ts'

/** All periodic jobs. Mail and webhooks have loops of their own (start-jobs.ts). */
export const jobs = {
  'release-reservations': { everyMs: minutes(1), run: releaseReservations },
  'promote-products': { everyMs: minutes(1), run: promoteProducts },
  'expire-orders': { everyMs: minutes(5), run: expireOrders },
  'tell-payers': { everyMs: minutes(1), run: tellPayers },
  'settle-provider-payments': { everyMs: minutes(1), run: settleProviderPayments },
  'tell-staff': { everyMs: seconds(30), run: tellStaff },
  'purge-staff-notices': { everyMs: days(1), run: purgeStaffNotices },
  'expire-credit': { everyMs: hours(1), run: expireCredit },
  'send-stock-alerts': { everyMs: minutes(1), run: sendStockAlerts },
  'remind-of-carts': { everyMs: minutes(5), run: remindOfCarts },
  'request-reviews': { everyMs: hours(1), run: requestReviews },
  'send-campaigns': { everyMs: seconds(20), run: sendCampaigns },
  'recognise-bank-messages': { everyMs: minutes(1), run: recogniseWaiting },
  'forget-bank-texts': { everyMs: days(1), run: forgetBankTexts },
  'check-sms': { everyMs: minutes(1), run: checkSms },
  'purge-sessions': { everyMs: hours(1), run: purgeSessions },
  'purge-sign-in-challenges': { everyMs: hours(1), run: purgeSignInChallenges },
  'purge-devices': { everyMs: days(1), run: purgeDevices },
  'purge-account-keys': { everyMs: hours(1), run: purgeAccountKeys },
  'purge-idempotency-keys': { everyMs: hours(1), run: purgeIdempotencyKeys },
  'purge-snapshot-changes': { everyMs: hours(1), run: purgeSnapshotChanges },
  'purge-loose-photos': { everyMs: hours(1), run: purgeLoosePhotos },
  'purge-loose-receipts': { everyMs: hours(1), run: purgeLooseReceipts },
  'purge-loose-reset-logs': { everyMs: hours(1), run: purgeLooseResetLogs },
  'purge-loose-return-photos': { everyMs: hours(1), run: purgeLooseReturnPhotos },
  'purge-unconfirmed-readers': { everyMs: hours(1), run: purgeUnconfirmedReaders },
  'purge-unconfirmed-reviews': { everyMs: hours(1), run: purgeUnconfirmedReviews },
  'count-bought-together': { everyMs: days(1), run: countPairs },
  'purge-search-log': { everyMs: days(1), run: purgeSearchLog },
  'purge-mails': { everyMs: hours(1), run: purgeMails },
  'purge-webhook-events': { everyMs: hours(1), run: purgeWebhookEvents },
  'purge-messages': { everyMs: days(1), run: purgeMessages },
  'purge-downloads': { everyMs: days(1), run: purgeDownloads },
  'purge-cart-links': { everyMs: days(1), run: purgeCartLinks },
  'purge-stock-alerts': { everyMs: days(1), run: purgeStockAlerts },
  'purge-rate-buckets': { everyMs: minutes(10), run: purgeRateBuckets },
  'watch-stuck-mail': { everyMs: minutes(5), run: watchStuckMail },
} as const satisfies Record<string, Job>
