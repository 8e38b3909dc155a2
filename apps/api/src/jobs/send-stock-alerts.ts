import { inTransaction } from '@tecnoclick/database/connect'
import { mails } from '@tecnoclick/messages/mails'
import { sql } from 'drizzle-orm'
import { fillText } from '../mail/fill-text.ts'
import { queueWrittenMail } from '../mail/queue-written-mail.ts'
import type { JobDeps } from './job.ts'

const batch = 200

/** 'Avísame': one mail to everyone who waits for a product that can be bought again, whatever brought it back. */
export async function sendStockAlerts({ database: { db }, log, now, publicUrl }: JobDeps): Promise<void> {
  let sent = 0
  for (let count = batch; count === batch; sent += count) {
    count = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ id: number; email: string; product: string; slug: string }>(sql`
        update stock_alerts set notified_at = ${now().toISOString()}::timestamptz
        from (
          select a.id, p.name, p.slug from stock_alerts as a join products as p on p.id = a.product_id
          where a.notified_at is null and p.stock > 0 and p.enable
          order by a.id limit ${batch} for update of a skip locked
        ) as due
        where due.id = stock_alerts.id
        returning stock_alerts.id, stock_alerts.email, due.name as product, due.slug`)
      for (const { id, email, product, slug } of rows) {
        const { subject, heading, back, notHeld, action } = mails.stockAlert
        const envelope = { kind: 'stock-alert', to: email, dedupeKey: `stock-alert:${id}` }
        await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
          subject: fillText(subject, { product }),
          content: {
            heading,
            paragraphs: [fillText(back, { product, store }), notHeld],
            ...(publicUrl && { action: { label: action, url: `${publicUrl}/shop/products/${slug}` } }),
          },
        }))
      }
      return rows.length
    })
  }
  if (sent > 0) log.info({ sent }, 'stock alerts queued')
}
