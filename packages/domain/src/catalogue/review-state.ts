/** What a review that is not visible yet waits for (catalogue.md#reviews). */
export const reviewWaits = ['confirmation', 'approval'] as const
export const reviewStates = ['unconfirmed', 'waiting', 'published', 'hidden'] as const

export type ReviewWait = (typeof reviewWaits)[number]
export type ReviewState = (typeof reviewStates)[number]

export interface Moderation {
  hidden: boolean
  /** Null: published, or hidden by staff. */
  waitsFor: ReviewWait | null
}

/** Visible at once only from an account that bought the product. A visitor confirms the e-mail address first. */
export function firstModeration({
  hasAccount,
  hasBought,
}: {
  hasAccount: boolean
  hasBought: boolean
}): Moderation {
  if (hasAccount && hasBought) return { hidden: false, waitsFor: null }
  return { hidden: true, waitsFor: hasAccount ? 'approval' : 'confirmation' }
}

export function reviewState({ hidden, waitsFor }: Moderation): ReviewState {
  if (waitsFor === 'confirmation') return 'unconfirmed'
  if (waitsFor === 'approval') return 'waiting'
  return hidden ? 'hidden' : 'published'
}
