import type { Drizzle } from '@tecnoclick/database/connect'
import { smsMessages } from '@tecnoclick/database/schema/people/sms'
import { havanaDay } from '@tecnoclick/domain/platform/havana-day'
import type { SmsState } from '@tecnoclick/domain/platform/sms-state'
import { smsSize } from '@tecnoclick/domain/platform/sms-text'
import { and, eq, inArray, sql } from 'drizzle-orm'

interface Reserved {
  gatewayId: string
  /** Null for a test of the office. */
  outboxId: number | null
  text: string
}

export const openStates: SmsState[] = ['handing', 'accepted', 'sent']

/**
 * Counts the parts of a message against the limit of the day, once for all its attempts; false beyond the limit. Count and
 * comparison are one update of the gateway's row, so that parallel messages keep to it.
 */
export async function reserveSms(
  db: Drizzle,
  { gatewayId, outboxId, text }: Reserved,
  now: Date,
): Promise<boolean> {
  const { parts } = smsSize(text)
  const day = havanaDay(now)
  const { rows } = await db.execute<{ isReserved: boolean }>(sql`
    with known as (select from sms_messages where gateway_id = ${gatewayId}),
    counted as (
      update sms_gateways set
        day_parts = case when day = ${day}::date then day_parts else 0 end + ${parts}::integer, day = ${day}::date
      where not exists (select from known)
        and case when day = ${day}::date then day_parts else 0 end + ${parts}::integer <= daily_parts
      returning part_price
    ),
    reserved as (
      insert into sms_messages (outbox_id, gateway_id, parts, cost, created_at)
      select ${outboxId}::integer, ${gatewayId}, ${parts}::integer, part_price * ${parts}::integer, ${now.toISOString()}::timestamptz
      from counted
    )
    select exists (select from known) or exists (select from counted) as "isReserved"`)
  return rows[0]?.isReserved === true
}

/** What has ended does not begin again. */
export async function recordSmsState(
  db: Drizzle,
  { gatewayId, state, error = null }: { gatewayId: string; state: SmsState; error?: string | null },
  now: Date,
): Promise<void> {
  await db
    .update(smsMessages)
    .set({ state, error, checkedAt: now })
    .where(and(eq(smsMessages.gatewayId, gatewayId), inArray(smsMessages.state, openStates)))
}
