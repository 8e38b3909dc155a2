import type { Drizzle } from '@tecnoclick/database/connect'
import { seconds } from '@tecnoclick/domain/platform/duration'
import { channelFor, isCodeKind, noticeKinds, topicOf, waysFor } from '@tecnoclick/domain/platform/notices'
import { sql } from 'drizzle-orm'
import type { ClaimedMail } from '../../platform/mail/claim-due-mail.ts'
import type { ChannelDecision, MessageChannels } from '../../platform/mail/message-channels.ts'
import { decideCode } from './code-channel.ts'
import { readerOf } from './reader-of.ts'
import { createSmsChannel, type SmsAccess } from './sms-channel.ts'
import type { BotAccess } from './telegram-bot.ts'
import { createTelegramChannel } from './telegram-channel.ts'

/** How soon a message looks again whether an earlier one to the same person has gone. */
const turnMs = seconds(5)

type Linked = {
  userId: number
  chatId: number | null
  isBroken: boolean
  phone: string | null
  byMail: string[] | null
  bySms: string[] | null
  fallback: string | null
  quietFrom: number | null
  quietUntil: number | null
  waits: boolean
}

/** Mail, Telegram or SMS, by what its reader has connected and chosen (platform.md#channels). */
export function createChannels(access: BotAccess & SmsAccess & { now(): Date }): MessageChannels {
  const { db, now } = access
  const telegram = createTelegramChannel(access)
  const sms = createSmsChannel(access)

  return {
    async decide(message): Promise<ChannelDecision> {
      if (isCodeKind(message.kind)) return decideCode(db, message, { telegram, sms, now: now() })
      if (!topicOf(message.kind) || message.channel === 'mail') return { by: 'mail' }
      const [bot, gateway] = await Promise.all([telegram.findBot(), sms.findGateway()])
      const linked = (bot || gateway) && (await findLinked(db, message, now()))
      if (!linked) return waysFor(message, undefined).length > 0 ? { by: 'mail' } : nothingLeft
      const { userId, chatId, phone } = linked
      const reader = readerOf({
        ...linked,
        hasTelegram: bot !== undefined && chatId !== null,
        hasSms: gateway !== undefined && phone !== null,
      })
      const ways = waysFor(message, reader)
      if (ways.length === 0) return nothingLeft
      const way = channelFor(message, reader, now())
      if (way === 'mail') return { by: 'mail', hasNext: ways.length > 1 }
      if (typeof way === 'object') return way
      if (linked.waits) return { waitUntil: new Date(now().getTime() + turnMs) }
      if (way === 'telegram' && bot && chatId !== null)
        return { by: way, send: ({ text }) => telegram.send(bot, { userId, chatId }, text) }
      if (way === 'sms' && gateway && phone !== null)
        return { by: way, send: (body) => sms.send(gateway, phone, message, body) }
      return { by: 'mail' }
    },
  }
}

const nothingLeft = { giveUp: 'Ningún canal entregó el mensaje' }

/**
 * Whoever reads mails of this address, and whether an earlier message to them has to go first, which may itself wait for its turn.
 * One that waits for its time, such as messages that are collected, holds up none.
 */
async function findLinked(db: Drizzle, { id, to }: ClaimedMail, now: Date): Promise<Linked | undefined> {
  const dueBy = new Date(now.getTime() + turnMs).toISOString()
  const { rows } = await db.execute<Omit<Linked, 'chatId'> & { chatId: string | null }>(sql`
    select u.id as "userId", l.chat_id as "chatId", l.broken_at is not null as "isBroken", p.phone, c.by_mail as "byMail",
      c.by_sms as "bySms", c.fallback, c.quiet_from as "quietFrom", c.quiet_until as "quietUntil",
      exists (
        select from outbox as e
        where lower(e.to_address) = lower(u.email) and e.id < ${id} and e.state in ('pending', 'sending')
          and e.channel is distinct from 'mail' and e.refused_by = '{}' and e.kind = any (${sql.param(noticeKinds)}::text[])
          and (e.attempts > 0 or e.last_error is not null or e.next_attempt_at <= ${dueBy}::timestamptz)
      ) as waits
    from users as u left join telegram_links as l on l.user_id = u.id left join phone_links as p on p.user_id = u.id
      left join notice_choices as c on c.user_id = u.id
    where lower(u.email) = lower(${to}) and u.enabled and (l.user_id is not null or p.user_id is not null)`)
  const [found] = rows
  return found && { ...found, chatId: found.chatId === null ? null : Number(found.chatId) }
}
