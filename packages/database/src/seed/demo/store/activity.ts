import { createHash } from 'node:crypto'
import { days, hours } from '@tecnoclick/domain/platform/duration'
import { initialPublicSettings } from '@tecnoclick/domain/site/settings-initial'
import type { Transaction } from '../../../connect.ts'
import { compareItems, wishlistItems } from '../../../schema/catalogue/saved-lists.ts'
import { searchLog } from '../../../schema/catalogue/search-log.ts'
import { searchRules } from '../../../schema/catalogue/search-rules.ts'
import { outbox } from '../../../schema/platform/outbox.ts'
import { contactMessages } from '../../../schema/site/contact-messages.ts'
import { newsletterSubscribers } from '../../../schema/site/newsletter.ts'
import { stockAlerts } from '../../../schema/stock/stock-ledger.ts'
import { insertRows, numbered } from '../bulk.ts'
import { mailRow } from '../mail.ts'
import { daysAgo, later } from '../moment.ts'
import {
  stockAlerts as alerts,
  compareLists,
  contactMessages as messages,
  newsletter,
  searchRules as rules,
  searches,
  wishlists,
} from '../people.ts'
import type { People } from './people.ts'
import { required, type Sellable } from './product-rows.ts'

type Known = { now: Date; people: People; products: Map<string, Sellable> }

/** Wishlists, comparisons, alerts, subscriptions, searches and the rules that came of them. */
export async function storeActivity(tx: Transaction, { now, people, products }: Known): Promise<void> {
  const saved = (lists: Record<string, readonly string[]>) =>
    Object.entries(lists).flatMap(([email, slugs]) =>
      slugs.map((slug) => ({ userId: people.by(email).id, productId: required(products, slug).id })),
    )
  await insertRows(tx, wishlistItems, saved(wishlists))
  await insertRows(tx, compareItems, saved(compareLists))
  await insertRows(
    tx,
    stockAlerts,
    alerts.map(({ product, words, email, asked, told }) => ({
      productId: product === undefined ? null : required(products, product).id,
      words: words ?? null,
      email,
      userId: people.find(email)?.id ?? null,
      createdAt: daysAgo(now, asked),
      notifiedAt: told ? daysAgo(now, told) : null,
    })),
  )
  await insertRows(
    tx,
    newsletterSubscribers,
    newsletter.map((subscriber) => ({
      email: subscriber.email,
      tokenHash: createHash('sha256').update(`newsletter ${subscriber.email}`).digest(),
      createdAt: daysAgo(now, subscriber.joined),
      confirmedAt: subscriber.confirmed ? later(daysAgo(now, subscriber.joined), hours(1)) : null,
      unsubscribedAt: subscriber.left ? daysAgo(now, subscriber.left) : null,
    })),
  )
  await insertRows(
    tx,
    searchLog,
    searches.map(({ query, times, hits, daysAgo: age }) => {
      const lastAt = daysAgo(now, [age, '18:45'])
      return {
        day: later(now, -days(age)).toISOString().slice(0, 10),
        query,
        searches: times,
        results: hits,
        lastAt,
      }
    }),
  )
  await insertRows(tx, searchRules, rules)
}

export async function storeMessages(tx: Transaction, { now, people }: Known): Promise<void> {
  const rows = await numbered(
    tx,
    contactMessages,
    messages.map((message) => ({ ...message, at: daysAgo(now, message.sent) })),
  )
  await insertRows(
    tx,
    contactMessages,
    rows.map(({ id, name, email, customer, subject, body, at, read, reply }) => ({
      id,
      userId: customer ? people.by(customer).id : null,
      name,
      email,
      subject,
      body,
      readAt: read === undefined ? null : later(at, hours(read)),
      reply: reply?.[1] ?? null,
      repliedAt: reply ? later(at, hours(reply[0])) : null,
      handledAt: reply ? later(at, hours(reply[0])) : null,
      repliedBy: reply ? people.staffId : null,
      createdAt: at,
    })),
  )
  await insertRows(
    tx,
    outbox,
    rows.flatMap(({ id, name, email, subject, body, at, reply }) => {
      const toShop = mailRow({
        kind: 'contact-message',
        about: id,
        to: initialPublicSettings.email,
        subject: `Mensaje de ${name}: ${subject}`,
        paragraphs: [body],
        at,
      })
      if (!reply) return [toShop]
      const [after, text] = reply
      // One invalid recipient, so that the back office shows a failed mail.
      const failed = email.endsWith('.org') ? '550 5.1.1 El buzón del destinatario no existe' : undefined
      return [
        toShop,
        mailRow({
          kind: 'contact-reply',
          about: id,
          to: email,
          subject: `Re: ${subject}`,
          paragraphs: [text],
          at: later(at, hours(after)),
          ...(failed === undefined ? {} : { failed }),
        }),
      ]
    }),
  )
}
