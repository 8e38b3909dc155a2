import { hours } from '@tecnoclick/domain/platform/duration'
import { textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../../connect.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { campaignMails, campaigns } from '../../../schema/site/campaigns.ts'
import { newsletterSubscribers } from '../../../schema/site/newsletter.ts'
import { readJson } from '../data-files.ts'
import { mailRow } from '../mail.ts'
import { daysAgo, daysAgoSchema, later } from '../moment.ts'

const localized = z.record(z.enum(textLanguages), z.string())

const written = readJson(
  'site/campaigns.json',
  z.array(z.strictObject({ subject: localized, body: localized, started: daysAgoSchema.exactOptional() })),
)

/** One that was sent to whoever was subscribed, and a draft. */
export async function storeCampaigns(tx: Transaction, now: Date): Promise<void> {
  for (const { subject, body, started } of written) {
    const startedAt = started && daysAgo(now, started)
    const sent = startedAt && {
      ...{ state: 'sent' as const, storeUrl: 'https://tecnoclick.cu', scheduledAt: startedAt, startedAt },
      finishedAt: later(startedAt, hours(1)),
    }
    const createdAt = startedAt ? later(startedAt, -hours(20)) : later(now, -hours(30))
    const values = { subject, body, createdAt, ...sent }
    const [campaign] = await tx.insert(campaigns).values(values).returning({ id: campaigns.id })
    if (campaign && startedAt) await storeMails(tx, { id: campaign.id, subject: subject.es, startedAt })
  }
}

interface Sent {
  id: number
  subject: string
  startedAt: Date
}

/** Who got it: the first opened a link, the last was not reached. */
async function storeMails(tx: Transaction, { id, subject, startedAt }: Sent): Promise<void> {
  const subscribers = await tx.select().from(newsletterSubscribers).orderBy(asc(newsletterSubscribers.id))
  const readers = subscribers.filter(
    ({ confirmedAt, unsubscribedAt }) => confirmedAt && confirmedAt < startedAt && !unsubscribedAt,
  )
  for (const [index, { id: subscriberId, email }] of readers.entries()) {
    const isLost = index > 0 && index === readers.length - 1
    const row = mailRow({
      ...{
        kind: 'campaign',
        about: `${id}-${subscriberId}`,
        to: email,
        subject,
        paragraphs: [subject],
        at: startedAt,
      },
      ...(isLost && { failed: 'EENVELOPE RCPT TO 552 5.2.2 mailbox full' }),
    })
    const [mail] = await tx.insert(outbox).values(row).returning({ id: outbox.id })
    await tx.insert(campaignMails).values({
      ...{ campaignId: id, subscriberId, outboxId: mail?.id ?? null, queuedAt: startedAt },
      clickedAt: index === 0 ? later(startedAt, hours(3)) : null,
      bouncedAt: isLost ? later(startedAt, hours(1)) : null,
    })
  }
}
