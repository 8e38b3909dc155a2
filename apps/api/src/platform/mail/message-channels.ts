import type { Channel } from '@tecnoclick/domain/platform/notices'
import type { ClaimedMail } from './claim-due-mail.ts'

/** How a try by another channel ended, if the message was not taken. */
export type ChannelFailure =
  /** It goes by the next channel, at once. */
  | { kind: 'refused'; reason: string }
  /** Not counted as an attempt. */
  | { kind: 'wait'; until: Date; reason: string }
  /** Perhaps it arrived: tried again as a mail is. */
  | { kind: 'failed'; reason: string }

/** A message as its reader gets it, with its codes and links. */
export interface MessageBody {
  storeName: string
  subject: string
  text: string
  /** What its reader has to say or type. */
  code: string | undefined
}

export type ChannelDecision =
  | { by: 'mail' /** Another channel is left if the mail server refuses it for good. */; hasNext?: boolean }
  | { waitUntil: Date }
  /** Nothing is left to try. */
  | { giveUp: string }
  | { by: Exclude<Channel, 'mail'>; send(body: MessageBody): Promise<ChannelFailure | undefined> }

/** Which way a message takes (platform.md#channels). Passed in, because the outbox knows no accounts. */
export interface MessageChannels {
  decide(message: ClaimedMail): Promise<ChannelDecision>
}

export const onlyMail: MessageChannels = { decide: async () => ({ by: 'mail' }) }
