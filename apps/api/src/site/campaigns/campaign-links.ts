import { placeholder } from '../../platform/mail/mail-secrets.ts'
import type { CampaignTokens } from '../../platform/secrets/campaign-tokens.ts'
import type { CampaignLinks } from './write-campaign.ts'

/** Links of a mail that is sent: the tokens of its reader are put in then. */
export function countedLinks(storeUrl: string, { targets }: CampaignTokens): CampaignLinks {
  return {
    storeUrl,
    link: (target) => `${storeUrl}/n/${placeholder('visit')}/${targets.seal(target)}`,
    unsubscribe: `${storeUrl}/newsletter/leave/${placeholder('leave')}`,
  }
}

/** Links of a preview and a test: nothing is counted, and nobody unsubscribes. */
export function plainLinks(storeUrl: string): CampaignLinks {
  return { storeUrl, link: (target) => target, unsubscribe: `${storeUrl}/newsletter` }
}
