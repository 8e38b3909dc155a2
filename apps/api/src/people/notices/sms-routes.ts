import * as schemas from '@tecnoclick/contract/people/notices/schemas'
import * as endpoints from '@tecnoclick/contract/people/notices/sms-endpoints'
import * as smsSchemas from '@tecnoclick/contract/people/notices/sms-schemas'
import { readPreferences } from '@tecnoclick/contract/platform/preferences'
import { days, hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { byAccount } from '../../platform/http/rate-limit.ts'
import { isRefusal } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { readNotices } from './notices.ts'
import { changeSmsGateway, readSmsGateway, testSmsGateway } from './sms-gateway.ts'
import { confirmPhone, removePhone, requestPhoneCode } from './verify-phone.ts'

const own = { access: 'customer', cacheControl: 'private, no-store' } as const
const day = days(1) / seconds(1)

/** Each SMS costs money, and nobody's phone shall ring by it: counted by account and by number. */
const codeLimits = [
  { name: 'phone-code', hits: 5, seconds: day, by: byAccount },
  {
    name: 'phone-code-number',
    hits: 5,
    seconds: day,
    by: (_context: unknown, { phone }: { phone: string }) => phone,
  },
]

/** The phone of a customer, and the gateway that sends SMS (platform.md#sms). */
export function smsRoutes(deps: ApiDeps): Route[] {
  const { now } = deps
  const { db } = deps.database
  const access = { db, encryption: deps.factorEncryption }
  return [
    route(
      endpoints.requestPhoneCode,
      {
        ...own,
        summary: 'Send a code as SMS that verifies a phone once, within ten minutes',
        body: smsSchemas.phoneCodeRequestSchema,
        response: smsSchemas.sentPhoneCodeSchema,
        status: 201,
        refusals: ['notFound', 'conflict'],
        limits: codeLimits,
      },
      async ({ session, body: { phone }, context }) => {
        const language = readPreferences(new URL(context.req.url), context.req.raw.headers).locale
        const sent = await requestPhoneCode(deps, { userId: session.viewer.id, phone, language, now: now() })
        deps.wakeMail()
        return sent
      },
    ),
    route(
      endpoints.confirmPhone,
      {
        ...own,
        summary:
          'Verify the phone by the code that it got: from then on it gets the SMS that the customer chose',
        body: smsSchemas.phoneCodeSchema,
        response: schemas.noticesSchema,
        refusals: ['badCode'],
        limits: [{ name: 'phone-code-try', hits: 30, seconds: hours(1) / seconds(1), by: byAccount }],
      },
      async ({ session, body: { code } }) => {
        const userId = session.viewer.id
        const outcome = await confirmPhone(db, { userId, code, now: now() })
        return isRefusal(outcome) ? outcome : readNotices(db, userId)
      },
    ),
    route(
      endpoints.removePhone,
      { ...own, summary: 'Send no SMS to the account any more', status: 204 },
      ({ session }) => removePhone(db, session.viewer.id).then(() => undefined),
    ),
    route(
      endpoints.getSmsGateway,
      {
        access: 'admin',
        permission: 'mails:read',
        summary: 'The gateway of SMS without its password, and what this month cost',
        response: smsSchemas.smsGatewaySchema,
      },
      () => readSmsGateway(db, now()),
    ),
    route(
      endpoints.changeSmsGateway,
      {
        access: 'admin',
        permission: 'settings:write',
        confirmed: true,
        summary: 'Enter the gateway of SMS, its price and limit, or turn SMS off',
        body: smsSchemas.smsGatewayBodySchema,
        response: smsSchemas.smsGatewaySchema,
      },
      async (input) => {
        const changed = await changeSmsGateway(access, actorOf(input), input.body.gateway)
        return isRefusal(changed) ? changed : readSmsGateway(db, now())
      },
    ),
    route(
      endpoints.testSmsGateway,
      {
        access: 'admin',
        permission: 'settings:write',
        summary: 'Send one SMS to a number and say what the gateway answers',
        body: smsSchemas.phoneCodeRequestSchema,
        response: smsSchemas.testedSmsSchema,
        refusals: ['notFound', 'conflict', 'unavailable'],
        limits: [{ name: 'test-sms', hits: 10, seconds: hours(1) / seconds(1) }],
      },
      ({ body: { phone } }) => testSmsGateway(access, phone, now()),
    ),
  ]
}
