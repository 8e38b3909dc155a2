import type { SubscriptionRequest } from '@tecnoclick/contract/site/newsletter/schemas'
import type { Transaction } from '@tecnoclick/database/connect'
import { newsletterSubscribers } from '@tecnoclick/database/schema/site/newsletter'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/site/mails'
import { eq, sql } from 'drizzle-orm'
import type { ApiDeps } from '../../platform/deps.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail, type WrittenMail } from '../../platform/mail/queue-mail.ts'
import type { Store } from '../../platform/mail/read-store.ts'
import { transact } from '../../platform/rows/transact.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'

/**
 * A subscription starts when its owner opens the link. A subscriber gets no second mail, and the response is the same.
 * Only the newest link is valid: just its hash is stored.
 */
export async function subscribe(
  { database: { db }, now, wakeMail, mailSecrets }: ApiDeps,
  { email, language, currency }: SubscriptionRequest,
  storeUrl: string,
): Promise<{ email: string }> {
  await transact(db, async (tx) => {
    const [known] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(sql`lower(${newsletterSubscribers.email})`, email))
      .for('update')
    if (known?.confirmedAt && !known.unsubscribedAt && !known.bouncedAt) return
    const token = createToken()
    const id = await store(tx, known?.id, {
      ...{ email, language, currency },
      tokenHash: hashToken(token),
      createdAt: now(),
    })
    if (id === undefined) return
    const dedupeKey = `newsletter:${id}:${hashToken(token).toString('hex').slice(0, 16)}`
    const secrets = mailSecrets.seal(email, { token })
    await queueWrittenMail(tx, { kind: 'newsletter-confirmation', to: email, secrets, dedupeKey }, (store) =>
      confirmationMail(store, `${storeUrl}/newsletter/confirm/${placeholder('token')}`),
    )
  })
  wakeMail()
  return { email }
}

/** Undefined if the same address was requested concurrently, which already queued a mail. */
async function store(
  tx: Transaction,
  knownId: number | undefined,
  values: typeof newsletterSubscribers.$inferInsert,
): Promise<number | undefined> {
  const waiting = { ...values, confirmedAt: null, unsubscribedAt: null }
  const [row] =
    knownId === undefined
      ? await tx.insert(newsletterSubscribers).values(values).onConflictDoNothing().returning()
      : await tx
          .update(newsletterSubscribers)
          .set(waiting)
          .where(eq(newsletterSubscribers.id, knownId))
          .returning()
  return row?.id
}

export function confirmationMail({ storeName: store }: Store, link: string): WrittenMail {
  const { subject, heading, asked, notYou, leave, action } = mails.newsletterConfirmation
  return {
    subject: fillText(subject, { store }),
    content: {
      heading,
      paragraphs: [fillText(asked, { store }), notYou, leave],
      action: { label: action, url: link },
    },
  }
}
