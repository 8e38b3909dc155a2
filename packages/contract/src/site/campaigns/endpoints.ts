import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type {
  AudienceQuery,
  BounceGateway,
  BounceGatewayChange,
  BounceOutcome,
  Campaign,
  CampaignChange,
  CampaignPreview,
  CampaignPreviewAnswer,
  CampaignSchedule,
  CampaignStepRequest,
  CampaignTest,
  NewCampaign,
  PictureQuery,
  VisitRequest,
} from './schemas.ts'

export const adminCampaigns = editableEndpoints<Campaign, NewCampaign, CampaignChange>('/admin/campaigns')

export const countAudience = endpoint<{ query: AudienceQuery; response: { count: number } }>(
  'GET',
  '/admin/campaigns/audience',
)
export const previewCampaign = endpoint<{ body: CampaignPreview; response: CampaignPreviewAnswer }>(
  'POST',
  '/admin/campaigns/preview',
)
export const testCampaign = endpoint<{
  params: { id: number }
  body: CampaignTest
  response: { to: string }
}>('POST', '/admin/campaigns/{id}/test')
export const scheduleCampaign = endpoint<{
  params: { id: number }
  body: CampaignSchedule
  response: Campaign
}>('POST', '/admin/campaigns/{id}/schedule')
export const stepCampaign = endpoint<{
  params: { id: number }
  body: CampaignStepRequest
  response: Campaign
}>('POST', '/admin/campaigns/{id}/steps')
export const postInChannel = endpoint<{ params: { id: number }; response: Campaign }>(
  'POST',
  '/admin/campaigns/{id}/channel-post',
)
/** For a WhatsApp status. */
export const campaignPicture = endpoint<{
  params: { id: number }
  query: PictureQuery
  response: unknown
}>('GET', '/admin/campaigns/{id}/picture')

export const visitLink = endpoint<{ body: VisitRequest; response: { url: string } }>(
  'POST',
  '/newsletter/visits',
)

export const getBounceGateway = endpoint<{ response: BounceGateway }>('GET', '/admin/bounces')
export const changeBounceGateway = endpoint<{
  body: BounceGatewayChange
  response: { secret: string | null }
}>('PUT', '/admin/bounces')
/** A mail that came back, as a mail server got it: its bytes are signed. */
export const receiveBounce = endpoint<{ response: { outcome: BounceOutcome } }>('POST', '/newsletter/bounces')
