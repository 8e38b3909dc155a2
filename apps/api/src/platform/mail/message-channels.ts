import type { Channel } from '@tecnoclick/domain/platform/notices'
import type { ClaimedMail } from './claim-due-mail.ts'

/** How a try by another channel ended, if the message was not taken. */
export type ChannelFailure =
  /** It goes by mail instead, at once. */
  | { kind: 'byMail'; reason: string }
  /** Not counted as an attempt. */
  | { kind: 'wait'; until: Date; reason: string }
  /** Perhaps it arrived: tried again as a mail is. */
  | { kind: 'failed'; reason: string }

export type ChannelDecision =
  | { by: 'mail' }
  | { waitUntil: Date }
  | { by: Exclude<Channel, 'mail'>; send(text: string): Promise<ChannelFailure | undefined> }

/** Which way a message takes (platform.md#channels). Passed in, because the outbox knows no accounts. */
export interface MessageChannels {
  decide(message: ClaimedMail): Promise<ChannelDecision>
}

export const onlyMail: MessageChannels = { decide: async () => ({ by: 'mail' }) }
