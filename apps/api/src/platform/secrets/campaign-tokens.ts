import { createSignedIds, type SignedIds } from './signed-ids.ts'
import { createSignedTexts, type SignedTexts } from './signed-texts.ts'

/** Of the links in mails of campaigns. Whoever is sent a link that leads to the shop cannot unsubscribe with it. */
export interface CampaignTokens {
  leave: SignedIds
  visit: SignedIds
  targets: SignedTexts
}

export function createCampaignTokens(secretKey: string): CampaignTokens {
  return {
    leave: createSignedIds(secretKey, 'campaign leave'),
    visit: createSignedIds(secretKey, 'campaign visit'),
    targets: createSignedTexts(secretKey, 'campaign targets'),
  }
}
