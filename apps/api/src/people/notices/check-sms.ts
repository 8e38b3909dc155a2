import type { Drizzle } from '@tecnoclick/database/connect'
import { smsMessages } from '@tecnoclick/database/schema/people/sms'
import { isAskedAgain, type SmsState, smsAskedFor, smsSilence } from '@tecnoclick/domain/platform/sms-state'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { JobDeps } from '../../platform/jobs/job.ts'
import { smsFailure } from '../../platform/sms/sms-failure.ts'
import type { SmsGateway } from '../../platform/sms/sms-gateway.ts'
import { findGateway, openGateway } from './sms-gateway.ts'
import { openStates } from './sms-messages.ts'

type SmsRow = typeof smsMessages.$inferSelect
type News = { state: SmsState; error?: string | undefined }

const askedAtOnce = 100
const askedPerRun = 30

/**
 * Asks the gateway what became of texts. The shop asks, so no address is open to reports of others. A text that failed goes by
 * the next channel (platform.md#sms).
 */
export async function checkSms({ database: { db }, encryption, log, now }: JobDeps): Promise<void> {
  const at = now()
  const open = await db
    .select()
    .from(smsMessages)
    .where(
      and(
        inArray(smsMessages.state, openStates),
        gt(smsMessages.createdAt, new Date(at.getTime() - smsAskedFor)),
      ),
    )
    .orderBy(sql`${smsMessages.checkedAt} nulls first`, asc(smsMessages.id))
    .limit(askedAtOnce)
  const due = open.filter((message) => isAskedAgain(message, at)).slice(0, askedPerRun)
  if (due.length === 0) return
  const gateway = await findGateway(db)
  const api = gateway && encryption && openGateway({ encryption }, gateway)
  let isReached = api !== undefined
  for (const message of due) {
    const news = isReached && api ? await ask(api, message) : 'silent'
    if (news === 'silent') isReached = false
    const outcome = news === 'silent' ? silenceOf(message, at) : news
    if (!outcome) continue
    await record(db, message, outcome, at)
    if (outcome.state === 'failed') log.warn({ mail: message.outboxId, reason: outcome.error }, 'SMS failed')
  }
}

async function ask(api: SmsGateway, { gatewayId, state }: SmsRow): Promise<News | 'silent'> {
  try {
    const found = await api.stateOf(gatewayId)
    if (found) return found
    // The app was installed anew. What it had sent by then has arrived or not.
    return state === 'sent' ? { state } : { state: 'failed', error: 'El teléfono no conoce el mensaje' }
  } catch (error) {
    smsFailure(error)
    return 'silent'
  }
}

/** What the phone has sent is not sent again by another channel because the phone is off now. */
function silenceOf({ state, createdAt }: SmsRow, now: Date): News | undefined {
  const isOver = state !== 'sent' && createdAt.getTime() + smsSilence <= now.getTime()
  return isOver ? { state: 'failed', error: 'El teléfono no responde' } : undefined
}

/** The text of a message that was dropped by now (platform.md#mail) goes nowhere. */
async function record(
  db: Drizzle,
  { id, outboxId }: SmsRow,
  { state, error }: News,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(smsMessages)
      .set({ state, error: error ?? null, checkedAt: now })
      .where(and(eq(smsMessages.id, id), inArray(smsMessages.state, openStates)))
      .returning({ id: smsMessages.id })
    if (!changed || state !== 'failed' || outboxId === null) return
    await tx.execute(sql`
      update outbox set state = 'pending', channel = case when kind in ('phone-code', 'sign-in-code') then channel end, sent_at = null,
        refused_by = array_append(refused_by, 'sms'::varchar), last_error = ${error ?? 'SMS'},
        next_attempt_at = ${now.toISOString()}::timestamptz
      where id = ${outboxId} and state = 'sent' and channel = 'sms' and text <> ''`)
  })
}
