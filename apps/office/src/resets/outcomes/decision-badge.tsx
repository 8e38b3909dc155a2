import type { FailureDecision } from '@tecnoclick/domain/resets/outcome'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'

const tones = { open: 'offer', credited: 'success', refused: 'neutral' } as const

/** What became of the money of a failure. */
export function DecisionBadge({ decision }: { decision: FailureDecision | null | undefined }) {
  const state = decision ?? 'open'
  return <Badge tone={tones[state]}>{office.resetFailures.decisions[state]}</Badge>
}
