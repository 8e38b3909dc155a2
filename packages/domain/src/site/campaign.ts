import { type Block, parseMarkdown } from './markdown.ts'

/** From the first word to the last mail (site.md#campaigns). */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent'] as const
export type CampaignState = (typeof campaignStates)[number]

/** What staff do with a campaign that is no draft any more. */
export const campaignSteps = ['unschedule', 'pause', 'resume', 'stop'] as const
export type CampaignStep = (typeof campaignSteps)[number]

const steps: Readonly<Record<CampaignStep, { from: readonly CampaignState[]; to: CampaignState }>> = {
  unschedule: { from: ['scheduled'], to: 'draft' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
}

/** Undefined where the step is not possible. */
export function stateAfter(state: CampaignState, step: CampaignStep): CampaignState | undefined {
  const { from, to } = steps[step]
  return from.includes(state) ? to : undefined
}

/** What was sent to some must not read otherwise for the rest. */
export function isEditable(state: CampaignState): boolean {
  return state === 'draft'
}

export const boughtChoices = ['all', 'bought', 'never'] as const
export type BoughtChoice = (typeof boughtChoices)[number]
export const businessChoices = ['all', 'business', 'person'] as const
export type BusinessChoice = (typeof businessChoices)[number]

/** Where the post in the shop's Telegram channel is. `unsure`: nobody knows whether it arrived. */
export const channelPostStates = ['sending', 'sent', 'failed', 'unsure'] as const
export type ChannelPostState = (typeof channelPostStates)[number]

/** A paragraph of its own that names a product: `[[producto:epson-l3250]]`. */
export function productMark(slug: string): string {
  return `[[producto:${slug}]]`
}

const productLine = /^\[\[producto:([a-z0-9-]{1,80})\]\][ \t]*$/m

export type CampaignBlock = Block | { kind: 'product'; slug: string }

export function parseCampaign(text: string): CampaignBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(productLine)
    .flatMap((part, index): CampaignBlock[] =>
      index % 2 === 0 ? parseMarkdown(part) : [{ kind: 'product', slug: part }],
    )
}

export function productsIn(blocks: readonly CampaignBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'product' ? block.slug : [])))]
}
