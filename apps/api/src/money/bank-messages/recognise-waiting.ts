import { readSettings } from '@tecnoclick/contract/site/settings/read-settings'
import { paymentMethods } from '@tecnoclick/database/schema/selling/payment-methods'
import { settings as settingRows } from '@tecnoclick/database/schema/site/settings'
import { sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { recogniseMessage } from './recognise-message.ts'

const mostAtOnce = 200

/**
 * Messages that came while their payment was being reported, or before a process was killed. Without a public URL for the
 * links of mails they wait for staff.
 */
export async function recogniseWaiting(deps: JobDeps): Promise<void> {
  const { database, now, publicUrl, mailSecrets, log } = deps
  const { db } = database
  if (!publicUrl || !mailSecrets) return
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from bank_messages as m join transaction_codes as c on c.compared = m.compared
    where m.state = 'open' and (
      exists (select from payments as y where y.transaction_code_id = c.id and y.state <> 'rejected')
      or exists (select from reset_sales as s where s.transaction_code_id = c.id and s.rejected_at is null)
      or exists (select from service_payments as y where y.transaction_code_id = c.id)
    )
    order by m.received_at limit ${mostAtOnce}`)
  if (rows.length === 0) return
  const { key, value } = settingRows
  const settings = readSettings(await db.select({ key, value }).from(settingRows))
  const methods = await db.select().from(paymentMethods)
  const shared = { db, settings, methods, mailSecrets, storeUrl: publicUrl, requestId: 'job', now: now() }
  for (const { id } of rows) await recogniseMessage(shared, id)
  log.debug({ looked: rows.length }, 'bank messages compared with payments')
}
