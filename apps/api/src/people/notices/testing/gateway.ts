import type { Drizzle } from '@tecnoclick/database/connect'
import { phoneLinks, smsGateways, smsMessages } from '@tecnoclick/database/schema/people/sms'
import type { SmsFixture } from '../../../platform/sms/testing/sms-fixture.ts'
import { testDeps } from '../../../testing/test-api.ts'
import { changeSmsGateway } from '../sms-gateway.ts'

interface Connected {
  database: { db: Drizzle }
  sms: SmsFixture
}

export async function connectGateway(
  { database: { db }, sms }: Connected,
  actor: { userId: number; requestId: string },
  changes: { partPrice?: number; dailyParts?: number } = {},
): Promise<void> {
  await db.delete(smsGateways)
  const { url, username, password } = sms
  const access = { db, encryption: testDeps.factorEncryption }
  const outcome = await changeSmsGateway(access, actor, {
    ...{ url, username, password, partPrice: 1.5, dailyParts: 1000 },
    ...changes,
  })
  if ('refused' in outcome) throw new Error('The gateway was not connected')
}

let phones = 1000

/** Verifies a phone without a code. */
export async function insertPhone(db: Drizzle, userId: number): Promise<string> {
  phones += 1
  const phone = `+535555${phones}`
  await db.insert(phoneLinks).values({ userId, phone })
  return phone
}

export async function smsOf(db: Drizzle, outboxId: number) {
  const rows = await db.select().from(smsMessages)
  return rows.find((row) => row.outboxId === outboxId)
}
