import * as endpoints from '@tecnoclick/contract/site/campaigns/endpoints'
import * as schemas from '@tecnoclick/contract/site/campaigns/schemas'
import { hours, seconds } from '@tecnoclick/domain/platform/duration'
import { actorOf } from '../../platform/audit/record-audit.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import type { ApiContext } from '../../platform/http/bindings.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { storeUrl } from '../../platform/http/store-url.ts'
import { changeBounceGateway, readBounceGateway, receiveBounce } from './receive-bounce.ts'
import { visitLink } from './visit-link.ts'

const hour = hours(1) / seconds(1)

const aReport = 'Content-Type: multipart/report; report-type=delivery-status; boundary="…"\\r\\n\\r\\n…'

/** Links of the mails of campaigns, and what comes back of them (site.md#campaigns). */
export function campaignLinkRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  const { campaignTokens, factorEncryption: encryption } = deps
  const urlIn = (context: ApiContext) => `${storeUrl(deps, context)}/api/newsletter/bounces`
  return [
    route(
      endpoints.visitLink,
      {
        access: 'public',
        summary: 'Where a link of a campaign leads; the first visit is counted',
        body: schemas.visitRequestSchema,
        response: schemas.visitSchema,
        refusals: ['notFound'],
        limits: [{ name: 'campaign-visits', hits: 600, seconds: hour }],
      },
      ({ body }) => visitLink(db, campaignTokens, body, deps.now()),
    ),
    route(
      endpoints.receiveBounce,
      {
        access: 'public',
        summary: 'A mail that came back (RFC 3464), signed by the mail server that hands it over',
        file: { media: 'message/rfc822', example: aReport },
        response: schemas.bounceAnswerSchema,
        refusals: ['forbidden', 'notFound', 'tooLarge'],
        limits: [{ name: 'bounces', hits: 6_000, seconds: hour }],
      },
      ({ context }) => receiveBounce({ db, encryption, campaignTokens, now: deps.now() }, context),
    ),
    route(
      endpoints.getBounceGateway,
      {
        access: 'admin',
        permission: 'campaigns:read',
        summary: 'Whether mails that come back are handed over',
        response: schemas.bounceGatewaySchema,
      },
      ({ context }) => readBounceGateway(db, urlIn(context)),
    ),
    route(
      endpoints.changeBounceGateway,
      {
        access: 'admin',
        permission: 'settings:write',
        confirmed: true,
        summary: 'Let a mail server hand over what comes back, with a new secret, or no more',
        body: schemas.bounceGatewayChangeSchema,
        response: schemas.bounceSecretSchema,
      },
      (input) => changeBounceGateway(db, { actor: actorOf(input), encryption }, input.body.isOn),
    ),
  ]
}
