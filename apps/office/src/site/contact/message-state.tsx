import type { ReceivedMessage } from '@tecnoclick/contract/site/contact/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'

type State = keyof typeof office.contactMessages.states

const tones: Record<State, BadgeTone> = { new: 'new', read: 'neutral', replied: 'success', away: 'neutral' }

export function MessageState({ message }: { message: ReceivedMessage }) {
  const state = stateOf(message)
  return <Badge tone={tones[state]}>{office.contactMessages.states[state]}</Badge>
}

function stateOf({ enable, repliedDate, readDate }: ReceivedMessage): State {
  if (!enable) return 'away'
  if (repliedDate) return 'replied'
  return readDate ? 'read' : 'new'
}
