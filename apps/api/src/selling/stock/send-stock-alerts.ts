import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/selling/mails'
import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { UnsafeMailError } from '../../platform/mail/header-safety.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'

const batch = 200

type DueAlert = { id: number; email: string; product: string; slug: string }

/** 'Avísame': mails everyone who waits for a product that is in stock again. */
export async function sendStockAlerts(deps: JobDeps): Promise<void> {
  const { database, log, now } = deps
  let done = 0
  for (let count = batch; count === batch; done += count) {
    count = await inTransaction(database.db, async (tx) => {
      const due = await takeDue(tx, now())
      for (const alert of due) await answer(tx, deps, alert)
      return due.length
    })
  }
  if (done > 0) log.info({ done }, 'stock alerts answered')
}

async function takeDue(tx: Transaction, now: Date): Promise<DueAlert[]> {
  const { rows } = await tx.execute<DueAlert>(sql`
    update stock_alerts set notified_at = ${now.toISOString()}::timestamptz
    from (
      select a.id, p.name, p.slug from stock_alerts as a join products as p on p.id = a.product_id
      where a.notified_at is null and p.stock > 0 and p.enable
      order by a.id limit ${batch} for update of a skip locked
    ) as due
    where due.id = stock_alerts.id
    returning stock_alerts.id, stock_alerts.email, due.name as product, due.slug`)
  return rows
}

/** An alert that cannot be mailed stays marked as notified; otherwise it would block the queue forever. */
async function answer(tx: Transaction, { log, publicUrl }: JobDeps, alert: DueAlert): Promise<void> {
  try {
    await queueAlert(tx, alert, publicUrl)
  } catch (error) {
    if (!(error instanceof UnsafeMailError)) throw error
    log.warn({ alertId: alert.id, reason: error.message }, 'a stock alert could not be mailed')
  }
}

async function queueAlert(tx: Transaction, alert: DueAlert, publicUrl: string | undefined): Promise<void> {
  const { id, email, product, slug } = alert
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
