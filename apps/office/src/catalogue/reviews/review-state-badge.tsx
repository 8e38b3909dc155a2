import type { ReviewState } from '@tecnoclick/domain/catalogue/review-state'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'

const tones: Record<ReviewState, BadgeTone> = {
  unconfirmed: 'neutral',
  waiting: 'new',
  published: 'success',
  hidden: 'neutral',
}

export function ReviewStateBadge({ state }: { state: ReviewState }) {
  return <Badge tone={tones[state]}>{office.reviews.states[state]}</Badge>
}
