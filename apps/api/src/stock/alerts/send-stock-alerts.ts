import { inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { mails } from '@tecnoclick/messages/selling/mails'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { UnsafeMailError } from '../../platform/mail/header-safety.ts'
import { placeholder } from '../../platform/mail/mail-secrets.ts'
import { queueWrittenMail } from '../../platform/mail/queue-mail.ts'
import { createToken, hashToken } from '../../platform/session/token.ts'

const batch = 200

type DueAlert = { id: number; email: string; product: string; page: string; words: string | null }

/** 'Avíseme': mails everyone who waits for a product that is in stock again, or for one that has arrived. */
export async function sendStockAlerts(deps: JobDeps): Promise<void> {
  const { log } = deps
  let done = 0
  for (let count = batch; count === batch; done += count) {
    count = await answerBatch(deps, takeDue)
  }
  for (let count = batch; count === batch; done += count) {
    count = await answerBatch(deps, takeFound)
  }
  if (done > 0) log.info({ done }, 'stock alerts answered')
}

function answerBatch(
  deps: JobDeps,
  take: (tx: Transaction, now: Date) => Promise<DueAlert[]>,
): Promise<number> {
  return inTransaction(deps.database.db, async (tx) => {
    const due = await take(tx, deps.now())
    for (const alert of due) await answer(tx, deps, alert)
    return due.length
  })
}

/** Of a combo, how many its parts are enough for. */
const unitsOf = (product: string) =>
  sql.raw(`case when ${product}.is_combo then combo_stock(${product}.id) else ${product}.stock end`)

async function takeDue(tx: Transaction, now: Date): Promise<DueAlert[]> {
  const { rows } = await tx.execute<DueAlert>(sql`
    update stock_alerts set notified_at = ${now.toISOString()}::timestamptz
    from (
      select a.id, p.name, coalesce((select slug || '?variant=' || p.id from products where id = p.parent_id), p.slug) as page
      from stock_alerts as a join products as p on p.id = a.product_id
      where a.notified_at is null and ${unitsOf('p')} > 0 and p.enable
      order by a.id limit ${batch} for update of a skip locked
    ) as due
    where due.id = stock_alerts.id
    returning stock_alerts.id, stock_alerts.email, due.name as product, due.page, stock_alerts.words`)
  return rows
}

/** Searches for which a product was added since, with all their words and in stock. Older products would have been found. */
async function takeFound(tx: Transaction, now: Date): Promise<DueAlert[]> {
  const { rows } = await tx.execute<DueAlert>(sql`
    update stock_alerts set notified_at = ${now.toISOString()}::timestamptz
    from (
      select a.id, p.name, p.page from stock_alerts as a
      cross join lateral (
        select product.name,
          coalesce((select slug || '?variant=' || product.id from products where id = product.parent_id), product.slug) as page
        from products as product left join brands on brands.id = product.brand_id
        where product.created_at > a.created_at and ${unitsOf('product')} > 0 and product.enable
          and not exists (
            select from regexp_split_to_table(${folded(sql`btrim(a.words)`)}, '\\s+') as word
            where position(word in ${folded(sql`concat_ws(' ', product.name, product.model, product.sku, brands.name)`)}) = 0
          )
        order by product.id limit 1
      ) as p
      where a.notified_at is null and a.words is not null
      order by a.id limit ${batch} for update of a skip locked
    ) as due
    where due.id = stock_alerts.id
    returning stock_alerts.id, stock_alerts.email, due.name as product, due.page, stock_alerts.words`)
  return rows
}

function folded(text: SQL): SQL {
  return sql`translate(lower(${text}), 'áéíóúü', 'aeiouu')`
}

/** An alert that cannot be mailed stays marked as notified; otherwise it would block the queue forever. */
async function answer(tx: Transaction, deps: JobDeps, alert: DueAlert): Promise<void> {
  try {
    await queueAlert(tx, alert, deps)
  } catch (error) {
    if (!(error instanceof UnsafeMailError)) throw error
    deps.log.warn({ alertId: alert.id, reason: error.message }, 'a stock alert could not be mailed')
  }
}

async function queueAlert(
  tx: Transaction,
  alert: DueAlert,
  { publicUrl, mailSecrets }: JobDeps,
): Promise<void> {
  const { id, email, product, page, words } = alert
  const { subject, heading, back, found, notHeld, onlyOnce, action, unsubscribe } = mails.stockAlert
  const token = createToken()
  const secrets = mailSecrets?.seal(email, { token })
  const envelope = { kind: 'stock-alert', to: email, secrets, dedupeKey: `stock-alert:${id}` }
  await queueWrittenMail(tx, envelope, ({ storeName: store }) => ({
    subject: fillText(subject, { product }),
    content: {
      heading,
      paragraphs: [
        words === null ? fillText(back, { product, store }) : fillText(found, { product, store, words }),
        `${notHeld} ${onlyOnce}`,
      ],
      ...(publicUrl && { action: { label: action, url: `${publicUrl}/shop/products/${page}` } }),
      ...(publicUrl &&
        secrets && {
          unsubscribe: { label: unsubscribe, url: `${publicUrl}/alerts/${placeholder('token')}` },
        }),
    },
  }))
  await tx
    .update(stockAlerts)
    .set({ tokenHash: hashToken(token) })
    .where(eq(stockAlerts.id, id))
}
