import type { Drizzle } from '@tecnoclick/database/connect'
import { sql } from 'drizzle-orm'
import type { ClaimedMail } from '../../platform/mail/claim-due-mail.ts'
import type { ChannelDecision } from '../../platform/mail/message-channels.ts'
import { codeLife } from './code-life.ts'
import type { SmsChannel } from './sms-channel.ts'
import type { TelegramChannel } from './telegram-channel.ts'

type Holder = { userId: number; chatId: string | null; phone: string | null; newPhone: string | null }

interface Ways {
  telegram: TelegramChannel
  sms: SmsChannel
  now: Date
}

/** A code goes to the phone or chat that it is about, while it serves, at any hour, and nowhere else. */
export async function decideCode(
  db: Drizzle,
  message: ClaimedMail,
  { telegram, sms, now }: Ways,
): Promise<ChannelDecision> {
  const { kind, to, channel, refusedBy, createdAt } = message
  if (createdAt.getTime() + codeLife <= now.getTime()) return { giveUp: 'El código venció' }
  if (!channel || refusedBy.includes(channel)) return { giveUp: 'El código no se pudo enviar' }
  const { rows } = await db.execute<Holder>(sql`
    select u.id as "userId", l.chat_id as "chatId", p.phone, n.phone as "newPhone"
    from users as u left join telegram_links as l on l.user_id = u.id and l.broken_at is null
      left join phone_links as p on p.user_id = u.id left join phone_codes as n on n.user_id = u.id
    where lower(u.email) = lower(${to}) and u.enabled`)
  const [holder] = rows
  if (!holder) return { giveUp: 'La cuenta ya no existe' }
  const { userId, chatId } = holder
  if (channel === 'telegram') {
    const bot = await telegram.findBot({ isFresh: true })
    if (!bot || chatId === null) return { giveUp: 'Telegram no está conectado' }
    const chat = { userId, chatId: Number(chatId) }
    return { by: 'telegram', send: ({ text }) => telegram.send(bot, chat, text) }
  }
  const gateway = await sms.findGateway({ isFresh: true })
  const phone = kind === 'phone-code' ? holder.newPhone : holder.phone
  if (!gateway || phone === null) return { giveUp: 'No hay por dónde enviar el SMS' }
  return { by: 'sms', send: (body) => sms.send(gateway, phone, message, body) }
}
