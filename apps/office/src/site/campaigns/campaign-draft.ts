import type { Audience, Campaign } from '@tecnoclick/contract/site/campaigns/schemas'
import type { LocalizedText } from '@tecnoclick/domain/platform/localized-text'

export interface CampaignDraft extends Audience {
  subject: LocalizedText
  body: LocalizedText
}

export function draftOf({ subject, body, language, bought, business }: Campaign): CampaignDraft {
  return { subject, body, language, bought, business }
}
