import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/site/campaigns/endpoints'
import * as schemas from '@tecnoclick/contract/site/campaigns/schemas'
import { campaigns } from '@tecnoclick/database/schema/site/campaigns'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import type { Settings } from '@tecnoclick/domain/site/settings'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { listTable } from '../../platform/listing/list-query.ts'
import { countAudience } from './audience.ts'
import { campaignPicture } from './campaign-picture.ts'
import { createCampaign, editCampaign, scheduleCampaign, takeStep } from './edit-campaign.ts'
import { postInChannel } from './post-in-channel.ts'
import { previewCampaign, queueCampaignTest } from './preview-campaign.ts'
import { findCampaign, serializeCampaigns } from './read-campaigns.ts'

const hour = hours(1) / seconds(1)

/** Newsletters that are written and sent here (site.md#campaigns). */
export function campaignRoutes(deps: ApiDeps, settings: { read(): Promise<Settings> }): Route[] {
  const { database, now } = deps
  const { db } = database
  const read = { access: 'admin', permission: 'campaigns:read' } as const
  const write = { access: 'admin', permission: 'campaigns:write' } as const
  const show = async (outcome: { id: number } | Refusal) =>
    isRefusal(outcome) ? outcome : findCampaign(db, outcome.id)

  return [
    route(
      endpoints.adminCampaigns.list,
      {
        ...read,
        summary: 'Campaigns with their figures',
        list: { id: 'integer', state: 'text' },
        response: listOf(schemas.campaignSchema),
      },
      async ({ list }) => {
        const { data, total } = await listTable(db, campaigns, list)
        return { data: await serializeCampaigns(db, data), total }
      },
    ),
    route(
      endpoints.adminCampaigns.get,
      { ...read, summary: 'One campaign', params: idParams, response: schemas.campaignSchema },
      ({ params }) => findCampaign(db, params.id),
    ),
    route(
      endpoints.adminCampaigns.create,
      {
        ...write,
        summary: 'Begin a campaign',
        body: schemas.newCampaignSchema,
        response: schemas.campaignSchema,
        status: 201,
      },
      async (input) => show(await createCampaign(db, actorOf(input), input.body)),
    ),
    route(
      endpoints.adminCampaigns.update,
      {
        ...write,
        summary: 'Change a draft',
        params: idParams,
        body: schemas.campaignChangeSchema,
        response: schemas.campaignSchema,
        refusals: ['conflict'],
      },
      async (input) => show(await editCampaign(db, actorOf(input), input.params.id, input.body)),
    ),
    route(
      endpoints.countAudience,
      {
        ...read,
        summary: 'How many would get a campaign now',
        query: schemas.audienceQuery,
        response: schemas.audienceCountSchema,
      },
      async ({ query: { language = null, ...query } }) => ({
        count: await countAudience(db, { language, ...query }),
      }),
    ),
    route(
      endpoints.previewCampaign,
      {
        ...write,
        summary: 'The mail that a text makes',
        body: schemas.campaignPreviewSchema,
        response: schemas.campaignPreviewAnswerSchema,
      },
      ({ body, context }) => previewCampaign(database, body, storeUrl(deps, context)),
    ),
    route(
      endpoints.testCampaign,
      {
        ...write,
        summary: 'Send a campaign to oneself, as it is stored',
        params: idParams,
        body: schemas.campaignTestSchema,
        response: schemas.campaignTestAnswerSchema,
        status: 201,
        limits: [{ name: 'campaign-test', hits: 30, seconds: hour }],
      },
      async ({ params, body, session, context }) => {
        const test = { id: params.id, userId: session.viewer.id, language: body.language, now: now() }
        const sent = await queueCampaignTest(database, test, storeUrl(deps, context))
        if (!isRefusal(sent)) deps.wakeMail()
        return sent
      },
    ),
    route(
      endpoints.scheduleCampaign,
      {
        ...write,
        summary: 'Send a campaign now or at a date',
        params: idParams,
        body: schemas.campaignScheduleSchema,
        response: schemas.campaignSchema,
        refusals: ['conflict'],
      },
      async (input) => {
        const start = { storeUrl: storeUrl(deps, input.context), now: now() }
        return show(await scheduleCampaign(database, actorOf(input), input.params.id, input.body, start))
      },
    ),
    route(
      endpoints.stepCampaign,
      {
        ...write,
        summary: 'Pause a campaign, go on, stop it, or take back its date',
        params: idParams,
        body: schemas.campaignStepSchema,
        response: schemas.campaignSchema,
        refusals: ['conflict'],
      },
      async (input) => show(await takeStep(db, actorOf(input), input.params.id, input.body, now())),
    ),
    route(
      endpoints.campaignPicture,
      {
        ...read,
        summary: 'The products of a campaign as a picture for a status of WhatsApp, 1080 by 1920',
        params: idParams,
        query: schemas.pictureQuery,
        media: 'image/png',
      },
      async ({ params, query: { language = 'es' } }) => {
        const asked = { id: params.id, language, settings: await settings.read(), now: now() }
        const picture = await campaignPicture(database, asked)
        if (isRefusal(picture)) return picture
        return new Response(new Uint8Array(picture), {
          headers: {
            'content-type': 'image/png',
            'content-disposition': `attachment; filename="estado-${params.id}.png"`,
            'cache-control': 'private, no-store',
          },
        })
      },
    ),
    route(
      endpoints.postInChannel,
      {
        ...write,
        summary: "Publish a campaign in the shop's channel of Telegram, once",
        params: idParams,
        response: schemas.campaignSchema,
        refusals: ['conflict', 'unavailable'],
      },
      async (input) => {
        const { id } = input.params
        const { telegramChannel: channel } = await settings.read()
        const post = {
          actor: actorOf(input),
          id,
          channel,
          storeUrl: storeUrl(deps, input.context),
          now: now(),
        }
        const access = { encryption: deps.factorEncryption, telegram: deps.telegram }
        const known = await findCampaign(db, id)
        if (isRefusal(known)) return refuse('notFound')
        const posted = await postInChannel(database, access, post)
        return isRefusal(posted) ? posted : findCampaign(db, id)
      },
    ),
  ]
}
