import { purgeSnapshotChanges } from './catalogue/browse/purge-snapshot-changes.ts'
import { purgeSearchLog } from './catalogue/search-log/purge-search-log.ts'
import { purgeAccountKeys } from './people/security/purge-account-keys.ts'
import { purgeRateBuckets } from './platform/http/purge-rate-buckets.ts'
import { purgeIdempotencyKeys } from './platform/idempotency/purge-idempotency-keys.ts'
import type { Job } from './platform/jobs/job.ts'
import { watchStuckMail } from './platform/mail/watch-stuck-mail.ts'
import { purgeSessions } from './platform/session/purge-sessions.ts'
import { releaseReservations } from './selling/stock/release-reservations.ts'
import { sendStockAlerts } from './selling/stock/send-stock-alerts.ts'
import { purgeUnconfirmedReaders } from './site/newsletter/purge-unconfirmed-readers.ts'
import { purgeLoosePhotos } from './workshop/service-orders/purge-loose-photos.ts'

/**
 * All periodic work of the shop. Mail is not among it: it leaves within seconds and the finest grain here is a minute, so
 * the outbox has a loop of its own (mail/mail-loop.ts).
 */
export const jobs = {
  'release-reservations': { cron: '* * * * *', run: releaseReservations },
  'send-stock-alerts': { cron: '* * * * *', run: sendStockAlerts },
  'purge-sessions': { cron: '7 * * * *', run: purgeSessions },
  'purge-account-keys': { cron: '37 * * * *', run: purgeAccountKeys },
  'purge-idempotency-keys': { cron: '17 * * * *', run: purgeIdempotencyKeys },
  'purge-snapshot-changes': { cron: '27 * * * *', run: purgeSnapshotChanges },
  'purge-loose-photos': { cron: '47 * * * *', run: purgeLoosePhotos },
  'purge-unconfirmed-readers': { cron: '57 * * * *', run: purgeUnconfirmedReaders },
  'purge-search-log': { cron: '13 * * * *', run: purgeSearchLog },
  'purge-rate-buckets': { cron: '*/10 * * * *', run: purgeRateBuckets },
  'watch-stuck-mail': { cron: '*/5 * * * *', run: watchStuckMail },
} as const satisfies Record<string, Job>
