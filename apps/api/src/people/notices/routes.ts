import * as endpoints from '@tecnoclick/contract/people/notices/endpoints'
import * as schemas from '@tecnoclick/contract/people/notices/schemas'
import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import {
  changeNotices,
  changeReminders,
  createTelegramCode,
  disconnectTelegram,
  readNotices,
} from './notices.ts'
import { smsRoutes } from './sms-routes.ts'
import { changeBot, readBot, testBot } from './telegram-bot.ts'

const own = { access: 'customer', cacheControl: 'private, no-store' } as const

/** How a customer gets messages, and the bot that brings them (platform.md#channels). */
export function noticeRoutes(deps: ApiDeps): Route[] {
  const { now } = deps
  const { db } = deps.database
  const access = { db, encryption: deps.factorEncryption, telegram: deps.telegram }
  return [
    route(
      endpoints.getNotices,
      { ...own, summary: 'How the account gets messages', response: schemas.noticesSchema },
      ({ session }) => readNotices(db, session.viewer.id),
    ),
    route(
      endpoints.changeNotices,
      {
        ...own,
        summary: 'Choose the channel of each kind of message, and the hours without any but mails',
        body: schemas.noticeChoicesSchema,
        response: schemas.noticesSchema,
      },
      ({ session, body }) => changeNotices(db, session.viewer.id, body),
    ),
    route(
      endpoints.changeReminders,
      {
        ...own,
        summary: 'Whether the account is reminded of its cart and asked for reviews',
        body: schemas.reminderChoicesSchema,
        response: schemas.noticesSchema,
      },
      ({ session, body }) => changeReminders(db, session.viewer.id, body),
    ),
    route(
      endpoints.createTelegramCode,
      {
        ...own,
        summary: 'A code that connects Telegram once, within fifteen minutes',
        response: schemas.telegramCodeSchema,
        status: 201,
        refusals: ['notFound'],
        limits: [{ name: 'telegram-code', hits: 10, seconds: hours(1) / seconds(1), by: byAccount }],
      },
      async ({ session, context }) => {
        const language = readPreferences(new URL(context.req.url), context.req.raw.headers).locale
        const code = await createTelegramCode(deps, { userId: session.viewer.id, language, now: now() })
        deps.wakeMail()
        return code
      },
    ),
    route(
      endpoints.disconnectTelegram,
      { ...own, summary: 'Disconnect Telegram: all goes by mail', status: 204 },
      ({ session }) => disconnectTelegram(db, session.viewer.id).then(() => undefined),
    ),
    route(
      endpoints.getTelegramBot,
      {
        access: 'admin',
        permission: 'mails:read',
        summary: 'The bot of the shop, without its token',
        response: schemas.telegramBotSchema,
      },
      () => readBot(db),
    ),
    route(
      endpoints.changeTelegramBot,
      {
        access: 'admin',
        permission: 'settings:write',
        confirmed: true,
        summary: 'Connect the bot by its token, after Telegram has named it, or disconnect it',
        body: schemas.telegramBotChangeSchema,
        response: schemas.telegramBotSchema,
        refusals: ['unavailable'],
      },
      async (input) => {
        const changed = await changeBot(access, actorOf(input), input.body.token)
        return isRefusal(changed) ? changed : readBot(db)
      },
    ),
    route(
      endpoints.testTelegramBot,
      {
        access: 'admin',
        permission: 'settings:write',
        summary: 'Ask Telegram who the bot is',
        response: schemas.testedTelegramBotSchema,
        refusals: ['notFound', 'conflict', 'unavailable'],
      },
      () => testBot(access, now()),
    ),
    ...smsRoutes(deps),
  ]
}
