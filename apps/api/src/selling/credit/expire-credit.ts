import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { creditBalances } from '@tecnoclick/database/schema/money/credit-accounts'
import { creditEntries } from '@tecnoclick/database/schema/money/credit-entries'
import { settings as settingRows } from '@tecnoclick/database/schema/site/settings'
import { creditNotice, expiredOf, expiringOf, lotsOf } from '@tecnoclick/domain/money/credit/expire-credit'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { mails } from '@tecnoclick/messages/selling/mails'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { renderMail } from '../../platform/mail/layout.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { amountText } from '../refunds/owed-refund.ts'
import { moveCredit } from './credit-account.ts'

interface Ledger {
  accountId: number
  currency: string
  email: string | null
}

interface Run {
  settings: Settings
  storeUrl: string | undefined
  now: Date
}

/** Takes credit whose time is over, and tells customers a month before (selling.md#store-credit). */
export async function expireCredit({ database: { db }, log, now, publicUrl }: JobDeps): Promise<void> {
  const ledgers = await endingLedgers(db, now())
  if (ledgers.length === 0) return
  const { key, value } = settingRows
  const settings = readSettings(await db.select({ key, value }).from(settingRows))
  const run = { settings, storeUrl: publicUrl, now: now() }
  let expired = 0
  for (const ledger of ledgers) if (await inTransaction(db, (tx) => endOf(tx, run, ledger))) expired += 1
  if (expired > 0) log.info({ expired }, 'store credit expired')
}

/** With something left and an end within the notice. */
async function endingLedgers(db: Drizzle, now: Date): Promise<Ledger[]> {
  const until = new Date(now.getTime() + creditNotice).toISOString()
  const { rows } = await db.execute<{ [K in keyof Ledger]: Ledger[K] }>(sql`
    select distinct b.account_id as "accountId", b.currency, u.email
    from credit_entries as e
    join credit_balances as b on b.account_id = e.account_id and b.currency = e.currency and b.balance > 0
    join credit_accounts as a on a.id = b.account_id
    left join users as u on u.id = a.user_id and u.closed_at is null
    where e.expires_at <= ${until}::timestamptz
    order by b.account_id, b.currency`)
  return rows
}

async function endOf(tx: Transaction, run: Run, { accountId, currency, email }: Ledger): Promise<boolean> {
  const isOf = and(eq(creditBalances.accountId, accountId), eq(creditBalances.currency, currency))
  await tx.select().from(creditBalances).where(isOf).for('no key update')
  const moves = await tx
    .select({ id: creditEntries.id, amount: creditEntries.amount, expiresAt: creditEntries.expiresAt })
    .from(creditEntries)
    .where(and(eq(creditEntries.accountId, accountId), eq(creditEntries.currency, currency)))
    .orderBy(asc(creditEntries.id))
  const lots = lotsOf(moves)
  const change = -expiredOf(lots, run.now)
  if (change < 0)
    await moveCredit(tx, { accountId, currency, change, kind: 'expired', at: run.now, by: null })
  const expiring = expiringOf(lots, run.now)
  if (email !== null && expiring) await queueNotice(tx, run, { accountId, currency, email, ...expiring })
  return change < 0
}

/** Once for each income. */
async function queueNotice(
  tx: Transaction,
  { settings, storeUrl }: Run,
  {
    accountId,
    currency,
    email,
    ids,
    amount,
    at,
  }: Ledger & { email: string; ids: number[]; amount: number; at: Date },
): Promise<void> {
  const { subject, heading, text, action } = mails.creditExpiring
  const values = {
    store: settings.storeName,
    amount: await amountText(tx, currency, amount),
    date: formatDate(at, 'es'),
  }
  await queueMail(tx, {
    kind: 'credit-expiring',
    to: email,
    subject,
    dedupeKey: `credit-expiring:${accountId}:${currency}:${Math.max(...ids)}`,
    ...renderMail(
      {
        heading,
        paragraphs: [fillText(text, values)],
        ...(storeUrl !== undefined && { action: { label: action, url: `${storeUrl}/account/credit` } }),
      },
      settings,
    ),
  })
}
