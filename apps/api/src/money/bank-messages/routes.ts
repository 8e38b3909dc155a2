import * as endpoints from '@tecnoclick/contract/money/bank-messages/endpoints'
import * as schemas from '@tecnoclick/contract/money/bank-messages/schemas'
import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import { isPermitted, type Permission } from '@tecnoclick/domain/people/permissions'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import type { RecogniseReported } from '../../selling/orders/paying/pay-order.ts'
import type { MethodCache } from '../../selling/payments/method-cache.ts'
import { changeGateway, readGateway } from './gateway.ts'
import { dismissMessage, matchMessage } from './match-message.ts'
import { bankMessageFields, findBankMessage, listBankMessages } from './read-messages.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { type Recogniser, recogniseCode } from './recognise-message.ts'
import { takeMessage } from './take-message.ts'

type Rules = { settings: { read(): Promise<Settings> }; methods: MethodCache }

/** What a match verifies needs its own permission too. */
const matchPermissions = {
  order: 'payments:write',
  resetSale: 'resetSales:write',
  serviceOrder: 'servicePayments:write',
} as const satisfies Record<schemas.BankMessageMatch['kind'], Permission>

const anExample = JSON.stringify({
  event: 'sms:received',
  payload: {
    message: 'PAGOxMOVIL El titular …',
    phoneNumber: 'PAGOxMOVIL',
    receivedAt: '2026-03-09T10:15:00-05:00',
  },
})

function recogniserOf(deps: ApiDeps, { settings, methods }: Rules) {
  return async (context: ApiContext): Promise<Recogniser> => ({
    db: deps.database.db,
    settings: await settings.read(),
    methods: await methods.read(),
    mailSecrets: deps.mailSecrets,
    storeUrl: storeUrl(deps, context),
    requestId: context.env.requestId,
    now: deps.now(),
  })
}

/** Verifies a reported payment whose message came before the report. */
export function recogniseReported(deps: ApiDeps, rules: Rules): RecogniseReported {
  const recogniserIn = recogniserOf(deps, rules)
  return async (context, code) => {
    if (code) await recogniseCode(await recogniserIn(context), code)
  }
}

/** Transfers that recognise themselves (selling.md#bank-messages). */
export function bankMessageRoutes(deps: ApiDeps, rules: Rules): Route[] {
  const { db } = deps.database
  const recogniserIn = recogniserOf(deps, rules)
  const encryption = deps.factorEncryption
  const read = { access: 'admin', permission: 'payments:read' } as const
  const write = { access: 'admin', permission: 'payments:write' } as const
  const urlIn = (context: ApiContext) => `${storeUrl(deps, context)}/api/bank-messages`
  const show = async (outcome: { id: number } | Refusal) => {
    if (isRefusal(outcome)) return outcome
    deps.wakeMail()
    return (await findBankMessage(db, outcome.id)) ?? refuse('notFound')
  }

  return [
    route(
      endpoints.adminBankMessages.list,
      {
        ...read,
        summary: 'Messages of banks, newest first, with what open ones may be about',
        list: bankMessageFields,
        response: listOf(schemas.bankMessageSchema),
      },
      ({ list }) => listBankMessages(db, list),
    ),
    route(
      endpoints.adminBankMessages.get,
      { ...read, summary: 'One message of a bank', params: idParams, response: schemas.bankMessageSchema },
      async ({ params }) => (await findBankMessage(db, params.id)) ?? refuse('notFound'),
    ),
    route(
      endpoints.takeBankMessage,
      {
        ...write,
        summary: 'Take in a message of a bank that staff paste; what it pays is recognised',
        body: schemas.newBankMessageSchema,
        response: schemas.takenBankMessageSchema,
      },
      async (input) => {
        const recogniser = await recogniserIn(input.context)
        const { text } = input.body
        const { userId } = actorOf(input)
        const { outcome, id } = await takeMessage(recogniser, { text, source: 'paste', receivedBy: userId })
        deps.wakeMail()
        return { outcome, message: id === null ? null : ((await findBankMessage(db, id)) ?? null) }
      },
    ),
    route(
      endpoints.matchBankMessage,
      {
        ...write,
        summary: 'Say what a message pays: its payment is verified, or entered',
        params: idParams,
        body: schemas.bankMessageMatchSchema,
        response: schemas.bankMessageSchema,
        refusals: ['codeUsed', 'conflict', 'dayClosed', 'methodUnavailable'],
      },
      async (input) => {
        const { params, body, session, context } = input
        if (!isPermitted(session.viewer, matchPermissions[body.kind])) return refuse('forbidden')
        const act = { ...(await recogniserIn(context)), actor: actorOf(input) }
        return show(await matchMessage(act, params.id, body))
      },
    ),
    route(
      endpoints.dismissBankMessage,
      {
        ...write,
        summary: 'Dismiss a message that pays nothing here, with the reason',
        params: idParams,
        body: schemas.bankMessageDismissalSchema,
        response: schemas.bankMessageSchema,
        refusals: ['conflict'],
      },
      async (input) =>
        show(
          await dismissMessage({ db, actor: actorOf(input), now: deps.now() }, input.params.id, input.body),
        ),
    ),
    route(
      endpoints.getBankGateway,
      {
        ...read,
        summary: 'Whether the gateway app is connected, and the messages that were refused',
        response: schemas.bankGatewaySchema,
      },
      ({ context }) => readGateway(db, urlIn(context), deps.now()),
    ),
    route(
      endpoints.changeBankGateway,
      {
        access: 'admin',
        permission: 'settings:write',
        confirmed: true,
        summary: 'Connect the gateway app by its signing key, or disconnect it',
        body: schemas.bankGatewayChangeSchema,
        response: schemas.bankGatewaySchema,
      },
      async (input) => {
        const changed = await changeGateway(db, { actor: actorOf(input), encryption }, input.body.secret)
        return isRefusal(changed) ? changed : readGateway(db, urlIn(input.context), deps.now())
      },
    ),
    route(
      endpoints.receiveBankMessage,
      {
        access: 'public',
        summary: 'A webhook sms:received of the app SMS Gateway for Android, signed with its key',
        file: { media: 'application/json', example: anExample },
        response: schemas.gatewayAnswerSchema,
        refusals: ['forbidden', 'malformed', 'notFound', 'tooLarge'],
        limits: [{ name: 'bank-message', hits: 600, seconds: hours(1) / seconds(1) }],
      },
      async ({ context }) => {
        const taken = await receiveWebhook(await recogniserIn(context), encryption, context)
        if (!isRefusal(taken)) deps.wakeMail()
        return taken
      },
    ),
  ]
}
