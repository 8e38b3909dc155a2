import { days, hours, minutes } from './duration.ts'

/** What became of a text after the gateway was asked to send it (platform.md#sms). */
export const smsStates = ['handing', 'accepted', 'sent', 'delivered', 'failed'] as const
export type SmsState = (typeof smsStates)[number]

/** The states of the app. https://docs.sms-gate.app */
const known: Readonly<Record<string, SmsState>> = {
  Pending: 'accepted',
  Processed: 'accepted',
  Sent: 'sent',
  Delivered: 'delivered',
  Failed: 'failed',
  Cancelling: 'failed',
  Cancelled: 'failed',
}

export function smsStateOf(given: string): SmsState | undefined {
  return Object.hasOwn(known, given) ? known[given] : undefined
}

/** The phone gives up after this: nobody needs yesterday's news tomorrow. */
export const smsLife = hours(6)
/** A phone that has said nothing until then has failed: the message goes by another channel. */
export const smsSilence = hours(8)
/** A phone that is off reports no delivery. What was sent so long ago is asked about no more. */
export const smsAskedFor = days(3)

/** Seldom for old ones: most deliveries are reported within a minute. */
export function isAskedAgain(
  { createdAt, checkedAt }: { createdAt: Date; checkedAt: Date | null },
  now: Date,
): boolean {
  const age = now.getTime() - createdAt.getTime()
  const sinceAsked = checkedAt ? now.getTime() - checkedAt.getTime() : age
  return sinceAsked >= Math.min(age / 4, minutes(30))
}
