import type { MailState as State } from '@tecnoclick/contract/platform/mail/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'

const tones: Record<State, BadgeTone> = {
  pending: 'neutral',
  sending: 'new',
  sent: 'success',
  failed: 'danger',
}

export function MailState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{office.mails.states[state]}</Badge>
}
